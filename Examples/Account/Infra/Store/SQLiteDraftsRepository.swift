import AccountModel
import Foundation
import GRDB
import Money
import SillarData

/// The transfers that one customer has begun, in SQLite.
struct SQLiteDraftsRepository: TransferDraftsRepository {
  let database: LocalDatabase
  let customer: CustomerID
  let now: @Sendable () -> Date

  func begin(_ content: NewTransfer) async throws -> TransferDraft {
    let new = WriteKey().rawValue
    let now = now().timeIntervalSinceReferenceDate
    return try await database.write { [customer] database in
      // The name may have changed; the handle says who it is.
      try database.execute(
        sql: """
          INSERT INTO draft (customer, handle, name, amount, currency, note, key, begunAt)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT (customer, handle, amount, currency, note)
          DO UPDATE SET name = excluded.name, begunAt = excluded.begunAt
          """,
        arguments: [
          customer.rawValue, content.to.handle, content.to.name, content.amount.minorUnits,
          content.amount.currency.code, content.note.text, new, now,
        ])
      let row = try Row.fetchOne(
        database,
        sql: """
          SELECT key, transfer FROM draft
          WHERE customer = ? AND handle = ? AND amount = ? AND currency = ? AND note = ?
          """,
        arguments: [
          customer.rawValue, content.to.handle, content.amount.minorUnits,
          content.amount.currency.code, content.note.text,
        ])
      let transfer: String? = row?["transfer"]
      return TransferDraft(
        key: WriteKey(rawValue: row?["key"] ?? new), content: content,
        transfer: transfer.map { Transfer.ID(rawValue: $0) })
    }
  }

  func made(_ transfer: Transfer.ID, of draft: WriteKey) async throws {
    try await database.write { [customer] database in
      try database.execute(
        sql: "UPDATE draft SET transfer = ? WHERE key = ? AND customer = ?",
        arguments: [transfer.rawValue, draft.rawValue, customer.rawValue])
    }
  }

  func latest() async throws -> TransferDraft? {
    try await database.read { [customer] database in
      try Row.fetchOne(
        database,
        sql: """
          SELECT handle, name, amount, currency, note, key, transfer FROM draft
          WHERE customer = ? ORDER BY begunAt DESC LIMIT 1
          """, arguments: [customer.rawValue]
      ).flatMap(Self.draft)
    }
  }

  func remove(_ draft: WriteKey) async throws {
    try await database.write { [customer] database in
      try database.execute(
        sql: "DELETE FROM draft WHERE key = ? AND customer = ?",
        arguments: [draft.rawValue, customer.rawValue])
    }
  }

  /// Nil for a row that is no longer readable.
  private static func draft(_ row: Row) -> TransferDraft? {
    guard let currency = Currency(row["currency"]), let note = Note(row["note"]) else { return nil }
    let transfer: String? = row["transfer"]
    return TransferDraft(
      key: WriteKey(rawValue: row["key"]),
      content: NewTransfer(
        to: Person(handle: row["handle"], name: row["name"]),
        amount: Money(minorUnits: row["amount"], currency), note: note),
      transfer: transfer.map { Transfer.ID(rawValue: $0) })
  }
}
