import Foundation
import Sillar
import SillarConfiguration
import SillarSQL

/// The exit codes of a program that could not start, as in `sysexits.h`.
enum ExitCode: Int32 {
  case failure = 1
  /// A mistake on the command line (`EX_USAGE`).
  case usage = 64
  /// A mistake elsewhere in the configuration (`EX_CONFIG`).
  case configuration = 78

  init(of error: any Error) {
    switch error {
    case is UsageError: self = .usage
    case is ExternalConfigurationError, is FolderInUse: self = .configuration
    case let error as ConfigurationError:
      self = error.isOfCommandLine ? .usage : .configuration
    default: self = .failure
    }
  }
}
