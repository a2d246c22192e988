import AccountModel

/// An account on the wire.
struct AccountDTO: Codable, Sendable {
  let handle: String
  let name: String
  let balance: MoneyDTO
  let pendingRequests: Int

  private enum CodingKeys: String, CodingKey {
    case handle, name, balance
    case pendingRequests = "pending_requests"
  }

  var account: Account {
    Account(
      handle: handle, name: name, balance: balance.money, pendingRequests: max(0, pendingRequests))
  }
}

/// Somebody on the wire.
struct PersonDTO: Codable, Sendable {
  let handle: String
  let name: String

  init(_ person: Person) {
    handle = person.handle
    name = person.name
  }

  var person: Person { Person(handle: handle, name: name) }
}

/// A movement on the wire.
struct MovementDTO: Codable, Sendable {
  let id: String
  let date: DateDTO
  let kind: String
  let title: String
  let note: String?
  let amount: MoneyDTO
  let balance: MoneyDTO

  var movement: Movement {
    Movement(
      id: id, date: date.date, kind: Movement.Kind(rawValue: kind) ?? .other, title: title,
      note: note ?? "", amount: amount.money, balance: balance.money)
  }
}
