import Foundation
import GRDB

extension DatabaseQueue {
  /// Reads the database of a program that may be running.
  convenience init(reading file: URL) throws {
    var configuration = Configuration()
    configuration.readonly = true
    try self.init(path: file.path, configuration: configuration)
  }
}
