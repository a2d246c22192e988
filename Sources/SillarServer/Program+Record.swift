import Foundation
import Logging
import Sillar
import SillarHost

extension Program {
  /// The recorder of `--record`; nil without it.
  ///
  /// - Throws: An error that says what to do when other computers are served, or the folder cannot be made.
  static func recorder(_ configuration: Configuration, _ logger: Logger) throws -> WindowRecorder? {
    guard let folder = configuration[ServerKeys.RecordFolder.self] else { return nil }
    let isPrivate =
      configuration[ServerKeys.PublicAddress.self] == nil
      && isLoopback(configuration[ServerKeys.Host.self])
    guard isPrivate else {
      throw StartupFailure(
        "--record writes down what people type and see, so it is only for a program that serves this "
          + "computer alone: leave it out, or leave out --public-url and listen on 127.0.0.1")
    }
    do {
      return try WindowRecorder(into: folder) { logger.warning("\($0)") }
    } catch {
      throw StartupFailure(
        "cannot make the folder \(folder.path) for recordings (\(error.localizedDescription)): name "
          + "another with --record")
    }
  }
}
