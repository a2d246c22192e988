import AccountModel
import Foundation
import Money

/// The stored form of a value.
protocol Record: Codable, Sendable {
  associatedtype Value: Sendable
  init(_ value: Value)
  var value: Value { get }
}

extension Array: Record where Element: Record {
  init(_ value: [Element.Value]) { self = value.map { Element($0) } }
  var value: [Element.Value] { map(\.value) }
}

struct AccountRecord: Record {
  let person: PersonRecord
  let balance: MoneyRecord
  let pendingRequests: Int

  init(_ value: Account) {
    person = PersonRecord(Person(handle: value.handle, name: value.name))
    (balance, pendingRequests) = (MoneyRecord(value.balance), value.pendingRequests)
  }

  var value: Account {
    Account(
      handle: person.handle, name: person.name, balance: balance.value,
      pendingRequests: pendingRequests)
  }
}

struct ActivityRecord: Record {
  let items: [MovementRecord]
  let next: String?

  init(_ value: Activity) { (items, next) = ([MovementRecord](value.items), value.next) }
  var value: Activity { Activity(items.value, next: next) }
}

struct MovementRecord: Record {
  let id, kind, title, note: String
  let date: Date
  let amount, balance: MoneyRecord
  let payment: String?

  init(_ value: Movement) {
    (id, kind, title, note) = (value.id.rawValue, value.kind.rawValue, value.title, value.note)
    (date, payment) = (value.date, value.payment)
    (amount, balance) = (MoneyRecord(value.amount), MoneyRecord(value.balance))
  }

  var value: Movement {
    Movement(
      id: Movement.ID(rawValue: id), date: date, kind: Movement.Kind(rawValue: kind) ?? .other,
      title: title, note: note, amount: amount.value, balance: balance.value, payment: payment)
  }
}

struct RequestRecord: Record {
  let id, note: String
  let from, to: PersonRecord
  let direction: Known<PaymentRequest.Direction>
  let amount: MoneyRecord
  let state: Known<PaymentRequest.State>
  let created: Date

  init(_ value: PaymentRequest) {
    (id, note, created) = (value.id.rawValue, value.note, value.created)
    (from, to) = (PersonRecord(value.from), PersonRecord(value.to))
    (direction, state) = (Known(value.direction), Known(value.state))
    amount = MoneyRecord(value.amount)
  }

  var value: PaymentRequest {
    PaymentRequest(
      id: PaymentRequest.ID(rawValue: id), from: from.value, to: to.value,
      direction: direction.value, amount: amount.value, note: note, state: state.value,
      created: created)
  }
}

struct PersonRecord: Record {
  let handle, name: String

  init(_ value: Person) { (handle, name) = (value.handle, value.name) }
  var value: Person { Person(handle: handle, name: name) }
}

struct MoneyRecord: Record {
  let amount: Int
  let currency: String

  init(_ value: Money) { (amount, currency) = (value.minorUnits, value.currency.code) }

  // Stored codes are always valid currencies.
  var value: Money { Money(minorUnits: amount, Currency(currency) ?? .eur) }
}
