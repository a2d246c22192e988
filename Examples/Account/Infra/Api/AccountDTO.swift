import AccountModel
import Foundation
import MoneyInfra
import SillarData

/// A list on the wire.
struct ListDTO<Item: Decodable & Sendable>: Decodable, Sendable {
  let items: Readable<Item>
  let next: String?
}

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

struct PersonDTO: Decodable, Sendable {
  let handle: String
  let name: String

  var person: Person { Person(handle: handle, name: name) }
}

struct MovementDTO: Decodable, Sendable {
  let id: String
  let date: Date
  let kind: String
  let title: String
  let note: String?
  let amount: MoneyDTO
  let balance: MoneyDTO
  let payment: String?

  var movement: Movement {
    Movement(
      id: Movement.ID(rawValue: id), date: date, kind: Movement.Kind(rawValue: kind) ?? .other,
      title: title, note: note ?? "", amount: amount.money, balance: balance.money,
      payment: payment)
  }
}

struct RequestDTO: Decodable, Sendable {
  let id: String
  let from: PersonDTO
  let to: PersonDTO
  let direction: Known<PaymentRequest.Direction>
  let amount: MoneyDTO
  let note: String?
  let state: Known<PaymentRequest.State>
  let created: Date

  var request: PaymentRequest {
    PaymentRequest(
      id: PaymentRequest.ID(rawValue: id), from: from.person, to: to.person,
      direction: direction.value, amount: amount.money, note: note ?? "", state: state.value,
      created: created)
  }
}

struct TransferDTO: Decodable, Sendable {
  let id: String
  let to: PersonDTO
  let amount: MoneyDTO
  let note: String?
  let state: Known<Transfer.State>
  let created: Date

  var transfer: Transfer {
    Transfer(
      id: Transfer.ID(rawValue: id), to: to.person, amount: amount.money, note: note ?? "",
      state: state.value, created: created)
  }
}

/// The body of a new transfer, which has `to`, or of a new request, which has `of`.
struct RemittanceDTO: Encodable, Sendable {
  var to: String?
  var of: String?
  let amount: MoneyDTO
  let note: String
}

/// A value of the model by its raw value. An unknown raw value cannot be read.
struct Known<Value: RawRepresentable<String> & Sendable>: RawRepresentable, Codable, Sendable {
  let value: Value
  var rawValue: String { value.rawValue }

  init(_ value: Value) { self.value = value }

  init?(rawValue: String) {
    guard let value = Value(rawValue: rawValue) else { return nil }
    self.value = value
  }
}

/// An empty body, and an answer of which only the status counts.
struct EmptyDTO: Codable, Sendable {}
