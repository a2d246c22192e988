import Foundation
import Logging
import Sillar
import SillarHost

extension Program {
  /// The recorder of `--record`; nil without it.
  ///
  /// - Throws: An error that says what to do when the folder cannot be made.
  static func recorder(_ configuration: Configuration, _ logger: Logger) throws -> WindowRecorder? {
    guard let folder = configuration[ServerKeys.RecordFolder.self] else { return nil }
    do {
      return try WindowRecorder(into: folder) { logger.warning("\($0)") }
    } catch {
      throw StartupFailure(
        "cannot make the folder \(folder.path) for recordings (\(error.localizedDescription)): name "
          + "another with --record")
    }
  }
}
