import Foundation
import GRDB

/// A command as it is stored.
struct OutboxRow: Codable, Sendable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "outbox"

  enum State: String, Codable {
    case waiting, refused, conflict, overruled
  }

  var id: Int64?
  let owner: String
  let subject: String
  let kind: String
  var version: Int
  var payload: Data
  var key: String
  var state: State
  var reason: String
  var attempts: Int
  var overrides: Bool
  let enqueuedAt: Double

  /// Indicates that the service has certainly not done the command, and will not unless it is sent again.
  var isOpen: Bool { state != .waiting || attempts == 0 }

  var line: OutboxQueue.Line { OutboxQueue.Line(owner: owner, subject: subject) }

  /// Inserts a new row, faster than a record that is written column by column.
  func store(_ database: Database) throws -> Int64 {
    let statement = try database.cachedStatement(
      sql: """
        INSERT INTO outbox (
          owner, subject, kind, version, payload, key, state, reason, attempts, overrides, enqueuedAt)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """)
    try statement.execute(arguments: [
      owner, subject, kind, version, payload, key, state.rawValue, reason, attempts, overrides,
      enqueuedAt,
    ])
    return database.lastInsertedRowID
  }

  func entry(isReadable: Bool) -> OutboxEntry {
    let state: OutboxEntry.State =
      switch self.state {
      case .waiting: isReadable ? .waiting : .unreadable
      case .refused: .parked(.refused(reason))
      case .conflict: .parked(.conflict)
      case .overruled: .overruled
      }
    return OutboxEntry(
      id: id ?? 0, owner: owner, kind: kind, subject: subject, state: state,
      enqueued: Date(timeIntervalSinceReferenceDate: enqueuedAt), attempts: attempts)
  }

  static func createTable(_ database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE outbox (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          owner TEXT NOT NULL,
          subject TEXT NOT NULL,
          kind TEXT NOT NULL,
          version INTEGER NOT NULL,
          payload BLOB NOT NULL,
          key TEXT NOT NULL UNIQUE,
          state TEXT NOT NULL,
          reason TEXT NOT NULL,
          attempts INTEGER NOT NULL,
          overrides INTEGER NOT NULL,
          enqueuedAt DOUBLE NOT NULL
        );
        CREATE INDEX outboxByOwner ON outbox (owner, id);
        """)
  }
}
