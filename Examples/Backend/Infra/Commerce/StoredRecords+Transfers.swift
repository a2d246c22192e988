import BackendModel
import GRDB
import Money

extension StoredRecords {
  func transfer(_ id: Transfer.ID) throws -> Transfer? {
    try one("transfer", "SELECT * FROM transfer WHERE id = ?", [id.rawValue]) { row in
      Transfer(
        id: id, from: try person(row, "sender"), to: try person(row, "receiver"),
        amount: row.money("amount"), note: try row.text("note"),
        state: try row.value("state", Transfer.State.init), created: row.date("created"),
        payment: try row.optional("payment", Payment.ID.init))
    }
  }

  func insert(_ transfer: Transfer) throws {
    try run(
      """
      INSERT INTO transfer (id, sender, receiver, amount, note, state, created, payment)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        transfer.id.rawValue, transfer.from.handle, transfer.to.handle,
        transfer.amount.minorUnits, transfer.note, transfer.state.rawValue,
        transfer.created.seconds, transfer.payment?.rawValue,
      ])
  }

  func update(_ transfer: Transfer) throws {
    try run(
      "UPDATE transfer SET state = ?, payment = ? WHERE id = ?",
      [transfer.state.rawValue, transfer.payment?.rawValue, transfer.id.rawValue])
  }

  func request(_ id: PaymentRequest.ID) throws -> PaymentRequest? {
    try one("request", "SELECT * FROM request WHERE id = ?", [id.rawValue], request)
  }

  func requests(of handle: String, _ request: SliceRequest) throws -> Slice<PaymentRequest> {
    try slice(
      "request", "SELECT * FROM request WHERE (asker = ? OR asked = ?) AND number < ?",
      [handle, handle],
      request, self.request)
  }

  func openRequests(to handle: String) throws -> Int {
    try row(
      "SELECT count(*) AS count FROM request WHERE asked = ? AND state = 'open'", [handle])?[
        "count"]
      ?? 0
  }

  func insert(_ request: PaymentRequest) throws {
    noteChange(for: [request.from, request.to].compactMap(\.customer))
    try run(
      """
      INSERT INTO request (id, asker, asked, amount, note, state, created, payment)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        request.id.rawValue, request.from.handle, request.to.handle, request.amount.minorUnits,
        request.note, request.state.rawValue, request.created.seconds, request.payment?.rawValue,
      ])
  }

  func update(_ request: PaymentRequest) throws {
    noteChange(for: [request.from, request.to].compactMap(\.customer))
    try run(
      "UPDATE request SET state = ?, payment = ? WHERE id = ?",
      [request.state.rawValue, request.payment?.rawValue, request.id.rawValue])
  }

  private func request(_ row: Row) throws -> PaymentRequest {
    PaymentRequest(
      id: try row.value("id", PaymentRequest.ID.init), from: try person(row, "asker"),
      to: try person(row, "asked"), amount: row.money("amount"), note: try row.text("note"),
      state: try row.value("state", PaymentRequest.State.init), created: row.date("created"),
      payment: try row.optional("payment", Payment.ID.init))
  }

  private func person(_ row: Row, _ column: String) throws -> Person {
    guard let person = try person(handle: try row.text(column)) else { throw DamagedRow(column) }
    return person
  }
}
