import BackendModel
import GRDB
import Money

extension StoredRecords {
  func balance(of account: Account) throws -> Money {
    let row = try row("SELECT amount FROM balance WHERE account = ?", [account.id])
    return row?.money("amount") ?? .zero(.eur)
  }

  /// Writes the postings of an entry and the new balances of their accounts: the only write to the ledger.
  func post(_ entry: LedgerEntry) throws {
    try run("INSERT INTO entry (id, date) VALUES (?, ?)", [entry.id.rawValue, entry.date.seconds])
    for posting in entry.postings {
      let account = posting.account
      if case .customer(let customer) = account { noteChange(for: [customer]) }
      try run(
        "INSERT OR IGNORE INTO account (id, kind) VALUES (?, ?)",
        [account.id, account.kind.rawValue])
      try run(
        "INSERT OR IGNORE INTO balance (account, kind, amount) VALUES (?, ?, 0)",
        [account.id, account.kind.rawValue])
      try run(
        "UPDATE balance SET amount = amount + ? WHERE account = ?",
        [posting.amount.minorUnits, account.id])
      try run(
        """
        INSERT INTO posting (entry, account, amount, balance, kind, title, note)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """,
        [
          entry.id.rawValue, account.id, posting.amount.minorUnits,
          try balance(of: account).minorUnits, posting.statement?.kind.rawValue,
          posting.statement?.title, posting.statement?.note,
        ])
    }
  }

  func entry(_ id: LedgerEntry.ID) throws -> LedgerEntry? {
    guard let entry = try row("SELECT * FROM entry WHERE id = ?", [id.rawValue]) else { return nil }
    let postings = try parts(
      "SELECT * FROM posting WHERE entry = ? ORDER BY number", [id.rawValue]
    ) { row in
      Posting(
        try row.value("account", Account.init(id:)), row.money("amount"),
        statement: try statement(row))
    }
    return try LedgerEntry(id: id, date: entry.date("date"), postings)
  }

  /// Selects movements, each with the account holder's own payment if there is one.
  private static let movements = """
    SELECT posting.*, entry.date, (
      SELECT id FROM payment WHERE payment.entry = posting.entry
        AND 'customer:' || payment.customer = posting.account) AS payment
    FROM posting JOIN entry ON entry.id = posting.entry WHERE account = ?
    """

  func activity(of account: Account, _ request: SliceRequest) throws -> Slice<Movement> {
    try slice(
      "posting", by: "number", Self.movements + " AND number < ?", [account.id], request, movement)
  }

  func movement(_ id: Int64, of account: Account) throws -> Movement? {
    try one(
      "posting", by: "number", Self.movements + " AND number = ?", [account.id, id], movement)
  }

  private func movement(_ row: Row) throws -> Movement {
    guard let statement = try statement(row) else { throw DamagedRow("the kind") }
    return Movement(
      id: row["number"], date: row.date("date"), statement: statement,
      amount: row.money("amount"), balance: row.money("balance"),
      payment: try row.optional("payment", Payment.ID.init))
  }

  private func statement(_ row: Row) throws -> BackendModel.Statement? {
    guard let kind = try row.optional("kind", BackendModel.Statement.Kind.init) else { return nil }
    return BackendModel.Statement(kind, title: try row.text("title"), note: try row.text("note"))
  }
}
