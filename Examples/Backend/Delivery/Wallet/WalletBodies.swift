import BackendModel
import Money

/// The JSON of a customer's account.
struct AccountBody: Encodable {
  private enum CodingKeys: String, CodingKey {
    case handle, name, balance
    case pendingRequests = "pending_requests"
  }

  let handle: String
  let name: String
  let balance: MoneyBody
  let pendingRequests: Int

  init(_ person: Person, balance: Money, pendingRequests: Int) {
    handle = person.handle
    name = person.name
    self.balance = MoneyBody(balance)
    self.pendingRequests = pendingRequests
  }
}

struct MovementBody: Encodable {
  static let prefix = "mov_"

  let id: String
  let date: String
  let kind: String
  let title: String
  let note: String
  let amount: MoneyBody
  let balance: MoneyBody
  /// The id of the payment; left out if there is none.
  let payment: String?

  init(_ movement: Movement) {
    id = "\(Self.prefix)\(movement.id)"
    date = movement.date.timestamp
    kind = movement.statement.kind.rawValue
    title = movement.statement.title
    note = movement.statement.note
    amount = MoneyBody(movement.amount)
    balance = MoneyBody(movement.balance)
    payment = movement.payment?.rawValue
  }
}

struct TransferBody: Encodable {
  let id: String
  let to: PersonBody
  let amount: MoneyBody
  let note: String
  let state: String
  let created: String

  init(_ transfer: Transfer) {
    id = transfer.id.rawValue
    to = PersonBody(transfer.to)
    amount = MoneyBody(transfer.amount)
    note = transfer.note
    state = transfer.state.rawValue
    created = transfer.created.timestamp
  }
}

struct RequestBody: Encodable {
  let id: String
  let from: PersonBody
  let to: PersonBody
  let direction: String
  let amount: MoneyBody
  let note: String
  let state: String
  let created: String

  init(_ request: PaymentRequest, for customer: CustomerID) {
    id = request.id.rawValue
    from = PersonBody(request.from)
    to = PersonBody(request.to)
    direction = request.to.customer == customer ? "incoming" : "outgoing"
    amount = MoneyBody(request.amount)
    note = request.note
    state = request.state.rawValue
    created = request.created.timestamp
  }
}
