import Foundation
import GRDB

@testable import SillarSQL

extension DatabaseQueue {
  /// Opens the database of a program for reading; the program may be running, or starting after a kill, which locks all.
  convenience init(reading file: URL) throws {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(5)
    try self.init(path: file.path, configuration: configuration)
  }

  /// Reads with the interface of all engines.
  func readTransaction<Value>(_ body: (SQLTransaction) throws -> Value) throws -> Value {
    try read { try body($0.transaction(QueryCount())) }
  }
}
