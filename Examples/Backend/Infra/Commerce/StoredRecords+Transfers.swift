import BackendModel
import Money
import SillarData

extension StoredRecords {
  func transfer(_ id: Transfer.ID) throws -> Transfer? {
    try one("transfer", Self.select("transfer", "sender", "receiver", where: "entry.id = \(id)")) {
      row in
      Transfer(
        id: id, from: try person(row, "from"), to: try person(row, "to"),
        amount: try row.money("amount"), note: try row["note"], state: try row["state"],
        created: try row["created"], payment: try row["payment"])
    }
  }

  func insert(_ transfer: Transfer) throws {
    try database.execute(
      """
      INSERT INTO transfer (number, id, sender, receiver, amount, note, state, created, payment)
      SELECT coalesce(max(number), 0) + 1, \(transfer.id), \(transfer.from.handle),
        \(transfer.to.handle), \(transfer.amount.minorUnits), \(transfer.note), \(transfer.state),
        \(transfer.created), \(transfer.payment)
      FROM transfer
      """)
  }

  func update(_ transfer: Transfer) throws {
    try database.execute(
      """
      UPDATE transfer SET state = \(transfer.state), payment = \(transfer.payment)
      WHERE id = \(transfer.id)
      """)
  }

  func request(_ id: PaymentRequest.ID) throws -> PaymentRequest? {
    try one("request", Self.select("request", "asker", "asked", where: "entry.id = \(id)")) {
      try request($0)
    }
  }

  func requests(of handle: String, _ request: SliceRequest) throws -> Slice<PaymentRequest> {
    try slice(
      "request",
      Self.select(
        "request", "asker", "asked",
        where: "(entry.asker = \(handle) OR entry.asked = \(handle))"),
      in: "entry.number", request
    ) { try self.request($0) }
  }

  func openRequests(to handle: String) throws -> Int {
    try database.value(
      "SELECT count(*) FROM request WHERE asked = \(handle) AND state = 'open'") ?? 0
  }

  func insert(_ request: PaymentRequest) throws {
    try noteChange(for: [request.from, request.to].compactMap(\.customer))
    try database.execute(
      """
      INSERT INTO request (number, id, asker, asked, amount, note, state, created, payment)
      SELECT coalesce(max(number), 0) + 1, \(request.id), \(request.from.handle),
        \(request.to.handle), \(request.amount.minorUnits), \(request.note), \(request.state),
        \(request.created), \(request.payment)
      FROM request
      """)
  }

  func update(_ request: PaymentRequest) throws {
    try noteChange(for: [request.from, request.to].compactMap(\.customer))
    try database.execute(
      """
      UPDATE request SET state = \(request.state), payment = \(request.payment)
      WHERE id = \(request.id)
      """)
  }

  private func request(_ row: borrowing SQLRow) throws -> PaymentRequest {
    PaymentRequest(
      id: try row["id"], from: try person(row, "from"), to: try person(row, "to"),
      amount: try row.money("amount"), note: try row["note"], state: try row["state"],
      created: try row["created"], payment: try row["payment"])
  }

  /// Selects rows of a table, each with the two people that its columns name.
  private static func select(
    _ table: String, _ from: String, _ to: String, where condition: SQL
  ) -> SQL {
    """
    SELECT entry.*,
      giver.handle AS fromHandle, giver.name AS fromName, giver.customer AS fromCustomer,
      giver.hasLeft AS fromHasLeft,
      taker.handle AS toHandle, taker.name AS toName, taker.customer AS toCustomer,
      taker.hasLeft AS toHasLeft
    FROM \(identifier: table) AS entry
      JOIN person AS giver ON giver.handle = entry.\(identifier: from)
      JOIN person AS taker ON taker.handle = entry.\(identifier: to)
    WHERE \(condition)
    """
  }

  private func person(_ row: borrowing SQLRow, _ end: String) throws -> Person {
    Person(
      handle: try row[end + "Handle"], name: try row[end + "Name"],
      customer: try row[end + "Customer"], hasLeft: try row[end + "HasLeft"])
  }
}
