import GRDB
import Testing

@testable import BackendInfra

/// The balances of the whole ledger in the store's file.
struct Books: Sendable {
  let balances: [String: Int]

  /// Reads the ledger, and records an issue for each rule that it breaks.
  init(auditing store: CommerceStore, _ comment: Comment? = nil) async throws {
    balances = try await store.pool.read { db in
      let sum = try Int.fetchOne(db, sql: "SELECT sum(amount) FROM posting")
      #expect(sum == 0, "the ledger as a whole; \(comment ?? "")")
      let unbalanced = try String.fetchAll(
        db, sql: "SELECT entry FROM posting GROUP BY entry HAVING sum(amount) <> 0")
      #expect(unbalanced == [], comment)
      let drifted = try String.fetchAll(
        db,
        sql: """
          SELECT account FROM balance
          WHERE amount <> (SELECT sum(amount) FROM posting WHERE account = balance.account)
          """)
      #expect(drifted == [], "balances that are not what was posted; \(comment ?? "")")
      let negative = try String.fetchAll(
        db,
        sql: "SELECT account FROM balance WHERE amount < 0 AND kind NOT IN ('house', 'clearing')")
      #expect(negative == [], comment)
      let oversold = try String.fetchAll(db, sql: "SELECT id FROM product WHERE stock < 0")
      #expect(oversold == [], comment)
      let twice = try String.fetchAll(
        db,
        sql: """
          SELECT payable FROM payment WHERE state <> 'declined'
          GROUP BY payable HAVING count(*) > 1
          """)
      #expect(twice == [], "paid twice; \(comment ?? "")")
      let rows = try Row.fetchAll(db, sql: "SELECT account, amount FROM balance")
      return Dictionary(uniqueKeysWithValues: rows.map { ($0["account"], $0["amount"]) })
    }
  }
}
