import SillarSQL
import Testing

/// The ledger in the backend's database, with its violations of the rules.
struct Ledger {
  let faults: [String]
  /// The notes of the completed transfers.
  let transfers: [String]
  let paidOrders: Int
  let unpaidOrders: Int

  init(in database: SQLTransaction) throws {
    func texts(_ query: SQL) throws -> [String] { try database.values(query) }
    func count(_ query: SQL) throws -> Int { try database.value(query) ?? 0 }
    faults =
      try texts("SELECT 'all: ' || sum(amount) FROM posting HAVING sum(amount) <> 0")
      + texts("SELECT 'entry ' || entry FROM posting GROUP BY entry HAVING sum(amount) <> 0")
      + texts(
        """
        SELECT 'balance ' || account FROM balance
        WHERE amount <> (SELECT sum(amount) FROM posting WHERE account = balance.account)
        """)
      + texts(
        """
        SELECT 'paid twice: ' || payable FROM payment WHERE state <> 'declined'
        GROUP BY payable HAVING count(*) > 1
        """)
      + texts(
        """
        SELECT 'no payment: ' || id FROM purchase
        WHERE state = 'paid' AND payment NOT IN (SELECT id FROM payment WHERE state <> 'declined')
        """)
    transfers = try texts(
      "SELECT note FROM transfer WHERE note LIKE 'transfer %' AND payment IS NOT NULL")
    paidOrders = try count("SELECT count(*) FROM purchase WHERE state = 'paid'")
    unpaidOrders = try count("SELECT count(*) FROM purchase WHERE state <> 'paid'")
  }

  /// Expects one paid order and one transfer, "transfer N.", of each round.
  func check(after loop: KillLoop) {
    let notes = (1...loop.rounds).map { "transfer \($0)." }
    let missing = notes.filter { !transfers.contains($0) }
    let doubled = notes.filter { note in transfers.filter { $0 == note }.count > 1 }
    loop.report([
      "orders paid": paidOrders, "transfers": transfers.count,
      "transfers missing": missing.count,
      "transfers doubled": doubled.count, "postings off": faults.count,
      "orders unpaid": unpaidOrders,
    ])
    #expect(faults == [], "seed \(loop.seed)")
    #expect(missing == [], "sent, and not there; seed \(loop.seed)")
    #expect(doubled == [], "sent twice; seed \(loop.seed)")
    #expect(paidOrders == loop.rounds, "not one paid order a round; seed \(loop.seed)")
    #expect(unpaidOrders == 0, "ordered twice; seed \(loop.seed)")
  }
}
