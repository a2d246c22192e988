import AccountModel
import Foundation
import GRDB
import SillarData

/// Has each write of one customer done once: its key is stored before it is sent, and used again until there is an
/// answer that counts.
struct WriteJournal: Sendable {
  let database: LocalDatabase
  /// After so many seconds the same wish is a new one: who asks for next month's rent does not ask for this month's.
  static let memory: TimeInterval = 60 * 60

  let customer: CustomerID
  let now: @Sendable () -> Date
  let report: @Sendable (String) -> Void

  /// Sends a write under its key.
  ///
  /// - Parameter operation: What is done, and to what: the same text has the same key as long as it is not done.
  func once<Value: Sendable>(
    _ operation: String, _ send: (WriteKey) async throws -> Value
  ) async throws -> Value {
    let key = try await key(of: operation)
    do {
      let value = try await send(key)
      await forget(operation)
      return value
    } catch let error as AccountError where error.isFinal {
      await forget(operation)
      throw error
    }
  }

  private func key(of operation: String) async throws -> WriteKey {
    let new = WriteKey().rawValue
    let now = now().timeIntervalSinceReferenceDate
    return try await database.write { [customer] database in
      try database.execute(
        sql: """
          INSERT INTO writeKey (customer, operation, key, begunAt) VALUES (?, ?, ?, ?)
          ON CONFLICT (customer, operation)
          DO UPDATE SET key = excluded.key, begunAt = excluded.begunAt WHERE begunAt < ?
          """,
        arguments: [customer.rawValue, operation, new, now, now - Self.memory])
      let key = try String.fetchOne(
        database, sql: "SELECT key FROM writeKey WHERE customer = ? AND operation = ?",
        arguments: [customer.rawValue, operation])
      return WriteKey(rawValue: key ?? new)
    }
  }

  /// The next time is another write. Also when the one who asked has gone: a task of its own is not cancelled.
  private func forget(_ operation: String) async {
    await Task { [self] in
      do {
        try await database.write { [customer] database in
          try database.execute(
            sql: "DELETE FROM writeKey WHERE customer = ? AND operation = ?",
            arguments: [customer.rawValue, operation])
        }
      } catch {
        report("the key of a write that is done could not be removed: \(error)")
      }
    }.value
  }
}
