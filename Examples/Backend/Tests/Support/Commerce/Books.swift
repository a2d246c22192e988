import SillarData
import Testing

@testable import BackendInfra

/// The balances of the whole ledger in the store's file.
struct Books: Sendable {
  let balances: [String: Int]

  /// Reads the ledger, and records an issue for each rule that it breaks.
  init(auditing store: CommerceStore, _ comment: Comment? = nil) async throws {
    balances = try await store.database.read { database in
      let sum = try database.value("SELECT sum(amount) FROM posting", as: Int.self)
      #expect(sum == 0, "the ledger as a whole; \(comment ?? "")")
      let unbalanced = try database.values(
        "SELECT entry FROM posting GROUP BY entry HAVING sum(amount) <> 0", as: String.self)
      #expect(unbalanced == [], comment)
      let drifted = try database.values(
        """
        SELECT account FROM balance
        WHERE amount <> (SELECT sum(amount) FROM posting WHERE account = balance.account)
        """, as: String.self)
      #expect(drifted == [], "balances that are not what was posted; \(comment ?? "")")
      let negative = try database.values(
        "SELECT account FROM balance WHERE amount < 0 AND kind NOT IN ('house', 'clearing')",
        as: String.self)
      #expect(negative == [], comment)
      let oversold = try database.values(
        "SELECT id FROM product WHERE stock < 0", as: String.self)
      #expect(oversold == [], comment)
      let twice = try database.values(
        """
        SELECT payable FROM payment WHERE state <> 'declined'
        GROUP BY payable HAVING count(*) > 1
        """, as: String.self)
      #expect(twice == [], "paid twice; \(comment ?? "")")
      let rows = try database.rows("SELECT account, amount FROM balance") { row in
        (try row["account"] as String, try row["amount"] as Int)
      }
      return Dictionary(uniqueKeysWithValues: rows)
    }
  }
}
