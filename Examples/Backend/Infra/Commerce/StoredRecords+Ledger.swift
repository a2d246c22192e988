import BackendModel
import Foundation
import Money
import SillarData

extension StoredRecords {
  func balance(of account: Account) throws -> Money {
    let amount: Int? = try database.value(
      "SELECT amount FROM balance WHERE account = \(account.id)")
    return Money(minorUnits: amount ?? 0, account.currency)
  }

  /// Writes the postings of an entry and the new balances of their accounts: the only write to the ledger.
  func post(_ entry: LedgerEntry) throws {
    try database.execute("INSERT INTO entry (id, date) VALUES (\(entry.id), \(entry.date))")
    for posting in entry.postings {
      let account = posting.account
      if case .customer(let customer) = account { try noteChange(for: [customer]) }
      try database.execute(
        """
        INSERT INTO account (id, kind) VALUES (\(account.id), \(account.kind)) ON CONFLICT DO NOTHING
        """)
      try database.execute(
        """
        INSERT INTO balance (account, kind, amount) VALUES (\(account.id), \(account.kind), 0)
        ON CONFLICT DO NOTHING
        """)
      let balance: Int? = try database.value(
        """
        UPDATE balance SET amount = amount + \(posting.amount.minorUnits)
        WHERE account = \(account.id) RETURNING amount
        """)
      try database.execute(
        """
        INSERT INTO posting (number, entry, account, amount, balance, kind, title, note)
        SELECT coalesce(max(number), 0) + 1, \(entry.id), \(account.id),
          \(posting.amount.minorUnits), \(balance), \(posting.statement?.kind),
          \(posting.statement?.title), \(posting.statement?.note)
        FROM posting
        """)
    }
  }

  func entry(_ id: LedgerEntry.ID) throws -> LedgerEntry? {
    let date: Date? = try database.value("SELECT date FROM entry WHERE id = \(id)")
    guard let date else { return nil }
    let postings = try database.rows(
      "SELECT * FROM posting WHERE entry = \(id) ORDER BY number"
    ) { row in
      let account: Account = try row["account"]
      return Posting(
        account, try row.money("amount", in: account.currency), statement: try statement(row))
    }
    return try LedgerEntry(id: id, date: date, postings)
  }

  /// Selects the movements of an account, each with the account holder's own payment if there is one.
  private func movements(of account: Account) -> SQL {
    """
    SELECT posting.*, entry.date, (
      SELECT id FROM payment WHERE payment.entry = posting.entry
        AND 'customer:' || payment.customer = posting.account) AS payment
    FROM posting JOIN entry ON entry.id = posting.entry WHERE account = \(account.id)
    """
  }

  func activity(of account: Account, _ request: SliceRequest) throws -> Slice<Movement> {
    try slice("posting", by: "number", movements(of: account), request) { try movement($0) }
  }

  func movement(_ id: Int64, of account: Account) throws -> Movement? {
    try one("posting", by: "number", "\(movements(of: account)) AND number = \(id)") {
      try movement($0)
    }
  }

  private func movement(_ row: borrowing SQLRow) throws -> Movement {
    guard let statement = try statement(row) else { throw DamagedRow("the kind") }
    return Movement(
      id: try row["number"], date: try row["date"], statement: statement,
      amount: try row.money("amount"), balance: try row.money("balance"),
      payment: try row["payment"])
  }

  private func statement(_ row: borrowing SQLRow) throws -> Statement? {
    guard let kind: Statement.Kind = try row["kind"] else { return nil }
    return Statement(kind, title: try row["title"], note: try row["note"])
  }
}
