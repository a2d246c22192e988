import Foundation
import GRDB
import Synchronization

/// One more connection to a database, for reads that take less time than the way to another thread.
///
/// Swift has as many threads for tasks as there are cores. A task that waits on one of them for another task holds
/// both up, and with all threads waiting nothing goes on any more. So nobody waits here: the connection is free, or
/// the caller reads in another way.
final class BriefReader: Sendable {
  private let connection: Mutex<DatabaseQueue>

  /// - Parameter file: Of a database that exists, in WAL mode.
  init(_ file: URL) throws {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .immediateError
    configuration.label = file.deletingPathExtension().lastPathComponent + ".brief"
    connection = Mutex(try DatabaseQueue(path: file.path, configuration: configuration))
  }

  /// - Returns: nil when the connection is in use, or the database cannot be read without waiting.
  func read<Value: Sendable>(_ body: (Database) throws -> Value) throws -> Value? {
    do {
      // The queue of the connection is empty: whoever has the lock is alone on it.
      return try connection.withLockIfAvailable { try $0.read(body) }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
      return nil
    }
  }
}
