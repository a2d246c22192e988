import Foundation
import GRDB

extension DatabaseQueue {
  /// Opens the database of a program for reading; the program may be running.
  convenience init(reading file: URL) throws {
    var configuration = Configuration()
    configuration.readonly = true
    try self.init(path: file.path, configuration: configuration)
  }
}
