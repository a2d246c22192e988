import Foundation
import GRDB
import Synchronization

/// An extra connection to a database, for reads that take less time than a switch to another thread.
///
/// Swift runs tasks on as many threads as there are cores. A task that blocks its thread to wait for another task holds
/// up both, and when all threads are blocked the program stops. So a read never waits here: the connection is free, or
/// the caller reads in another way.
final class BriefReader: Sendable {
  private let connection: Mutex<DatabaseQueue>

  /// - Parameter file: The file of an existing database in WAL mode.
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
      // The queue of the connection is empty: the holder of the lock is its only user.
      return try connection.withLockIfAvailable { try $0.read(body) }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
      return nil
    }
  }
}
