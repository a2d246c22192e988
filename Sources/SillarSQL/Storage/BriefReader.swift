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
    // A connection of the program that closes locks the file for a moment, and opening cannot read in another way.
    configuration.busyMode = .timeout(5)
    configuration.label = file.deletingPathExtension().lastPathComponent + ".brief"
    // Blocks: a database is opened before a program serves.
    let queue = try DatabaseQueue(path: file.path, configuration: configuration)
    // From now on a locked database is an error at once: https://www.sqlite.org/pragma.html#pragma_busy_timeout
    try queue.inDatabase { try $0.execute(sql: "PRAGMA busy_timeout = 0") }
    connection = Mutex(queue)
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
