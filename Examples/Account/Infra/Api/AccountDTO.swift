import AccountModel
import Foundation
import Money
import SillarData

/// A list on the wire.
struct ListDTO<Item: Decodable & Sendable>: Decodable, Sendable {
  let items: Readable<Item>
  let next: String?
}

/// An account on the wire.
struct AccountDTO: Decodable, Sendable {
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

/// A person on the wire.
struct PersonDTO: Decodable, Sendable {
  let handle: String
  let name: String

  var person: Person { Person(handle: handle, name: name) }
}

/// A movement on the wire.
struct MovementDTO: Decodable, Sendable {
  let id: String
  let date: DateDTO
  let kind: String
  let title: String
  let note: String?
  let amount: MoneyDTO
  let balance: MoneyDTO
  let payment: String?

  var movement: Movement {
    Movement(
      id: Movement.ID(rawValue: id), date: date.date,
      kind: Movement.Kind(rawValue: kind) ?? .other, title: title, note: note ?? "",
      amount: amount.money, balance: balance.money, payment: payment)
  }
}

/// An amount on the wire: `{"amount": 1999, "currency": "EUR"}`.
struct MoneyDTO: Codable, Sendable {
  let money: Money

  private enum CodingKeys: String, CodingKey { case amount, currency }

  init(_ money: Money) { self.money = money }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    guard let currency = Currency(try members.decode(String.self, forKey: .currency)) else {
      throw DecodingError.dataCorruptedError(
        forKey: .currency, in: members, debugDescription: "no currency")
    }
    money = Money(minorUnits: try members.decode(Int.self, forKey: .amount), currency)
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(money.minorUnits, forKey: .amount)
    try members.encode(money.currency.code, forKey: .currency)
  }
}

/// An instant on the wire, as RFC 3339 writes it: `2026-11-21T10:00:00Z`.
struct DateDTO: Decodable, Sendable {
  let date: Date

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let text = try value.decode(String.self)
    let date =
      (try? Date(text, strategy: .iso8601))
      ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
    guard let date else {
      throw DecodingError.dataCorruptedError(in: value, debugDescription: "no date")
    }
    self.date = date
  }
}
