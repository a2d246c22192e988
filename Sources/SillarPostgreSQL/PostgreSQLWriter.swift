import Foundation
import SillarSQL

/// The connection of a database that writes: one for each process, so that its transactions keep their order and share
/// commits. It blocks the thread of its caller.
///
/// A transaction is SERIALIZABLE, so that code which reads and then writes needs no locks of its own, as in SQLite, where
/// one process writes at a time. What got in the way of another process's transaction runs again, alone: it locks
/// `sillarwriter` so that the others wait. They would otherwise be first again and again.
///
/// When the connection is lost before the commit is sent, the server stores nothing, and the transaction runs again on a
/// new one. When it is lost afterwards, the server is asked: each transaction leaves its number in the process's own row
/// of `sillarwriter`. The status of the transaction's identifier (`pg_xact_status`) would not do: after a crash of the
/// server another transaction may get the identifier of one that was not stored.
final class PostgreSQLWriter: SQLWriter {
  /// The number of times that a transaction runs at least when others get in its way, however long it takes.
  private static let fewestTries = 5
  /// The time for which a lost commit is asked about.
  private static let doubt: Duration = .seconds(120)

  private let line: PostgreSQLLine
  private let counted: QueryCount
  /// The name of the process.
  private let id: String
  private var number: Int64 = 0

  init(
    _ link: PostgreSQLLink, _ connection: PostgreSQLConnection, id: String, _ counted: QueryCount
  ) throws(PostgreSQLError) {
    self.id = id
    self.counted = counted
    // It finds rows by indexes: a scan of a small table makes a transaction conflict with all that write to it
    // (https://www.postgresql.org/docs/15/transaction-iso.html#XACT-SERIALIZABLE).
    line = try PostgreSQLLine(
      link, connection, settings: "SET enable_seqscan = off;" + Self.registration(of: id))
  }

  /// Its row is stored before the first transaction that is asked about.
  private static func registration(of id: String) -> String {
    "INSERT INTO sillarwriter (id, last) VALUES ('\(id)', 0) ON CONFLICT (id) DO NOTHING"
  }

  func transaction(_ body: (SQLTransaction) throws -> Void) throws {
    let patience = line.link.patienceEnd
    var tries = 0
    while true {
      do {
        return try attempt(try line.connected(until: patience), isAlone: tries > 0, body)
      } catch let error as PostgreSQLError {
        if error == .unregistered {
          try line.connected(until: patience).run(Self.registration(of: id))
          continue
        }
        if error.isConflict { tries += 1 }
        let isEarly = ContinuousClock.now < patience
        let mayPass =
          error.isConflict ? isEarly || tries < Self.fewestTries : error.isConnectionLost && isEarly
        guard mayPass else { throw error }
      }
    }
  }

  func concernsAll(_ error: any Error) -> Bool {
    guard let error = error as? PostgreSQLError else { return false }
    return error.isConnectionLost || error == .doubt
  }

  private func attempt(
    _ connection: PostgreSQLConnection, isAlone: Bool, _ body: (SQLTransaction) throws -> Void
  ) throws {
    number += 1
    let transaction = PostgreSQLTransaction(
      connection, counted, beginning: beginning(isAlone: isAlone), teller: id
    ) { results in
      if results[2].changed == 0 { throw PostgreSQLError.unregistered }
    }
    do {
      do {
        try body(SQLTransaction(transaction))
      } catch {
        // It may have another error from that of the server.
        throw transaction.failure ?? error
      }
      if let failure = transaction.failure { throw failure }
    } catch {
      if transaction.hasBegun { _ = try? connection.run("ROLLBACK") }
      transaction.end(isStored: false)
      throw error
    }
    do {
      if transaction.hasBegun {
        try commit(connection, telling: transaction.notifications)
      } else {
        // There is nothing to store, but a server that is away is an error all the same.
        try connection.run("")
      }
    } catch {
      transaction.end(isStored: false)
      throw error
    }
    transaction.end(isStored: true)
  }

  private func beginning(isAlone: Bool) -> [SQL] {
    [
      "BEGIN ISOLATION LEVEL SERIALIZABLE",
      // The lock comes before what is read: the transaction sees what is stored when it has it.
      isAlone
        ? "LOCK TABLE sillarwriter IN SHARE ROW EXCLUSIVE MODE"
        : "LOCK TABLE sillarwriter IN ROW EXCLUSIVE MODE",
      "UPDATE sillarwriter SET last = \(number), usedat = now() WHERE id = \(id)",
    ]
  }

  private func commit(
    _ connection: PostgreSQLConnection, telling notifications: [PostgreSQLNotification]
  ) throws(PostgreSQLError) {
    let channel = PostgreSQLSchema.quoted(line.link.schema)
    let told = notifications.map { "NOTIFY \(channel), '\($0.text.replacing("'", with: "''"))';" }
    do throws(PostgreSQLError) {
      try connection.run(told.joined() + "COMMIT")
    } catch {
      guard error.isConnectionLost else {
        _ = try? connection.run("ROLLBACK")
        throw error
      }
      if try !isStored() { throw error }
    }
  }

  /// Asks the server if the last transaction is stored, whose answer was lost.
  private func isStored() throws(PostgreSQLError) -> Bool {
    let end = ContinuousClock.now + Self.doubt
    while true {
      do throws(PostgreSQLError) {
        // The lock on the row waits for a commit that is under way.
        let result = try line.connected(until: end).run(
          "SELECT last::text FROM sillarwriter WHERE id = '\(id)' FOR UPDATE")
        return result.count > 0 && result.text(0, 0) == "\(number)"
      } catch {
        guard ContinuousClock.now < end else {
          throw .doubt
        }
        // Nothing else has waited: a lost connection is waited for by the next one.
        // Blocks: on the threads of the engine, and when a database is opened.
        if !error.isConnectionLost { usleep(50_000) }
      }
    }
  }
}
