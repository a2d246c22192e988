import AccountModel
import Foundation
import Money

/// The stored shape of a value.
protocol Record: Codable, Sendable {
  associatedtype Value: Sendable
  init(_ value: Value)
  var value: Value { get }
}

struct AccountRecord: Record {
  let handle: String
  let name: String
  let balance: MoneyRecord
  let pendingRequests: Int

  init(_ value: Account) {
    (handle, name, pendingRequests) = (value.handle, value.name, value.pendingRequests)
    balance = MoneyRecord(value.balance)
  }

  var value: Account {
    Account(handle: handle, name: name, balance: balance.value, pendingRequests: pendingRequests)
  }
}

struct ActivityRecord: Record {
  private struct Item: Codable {
    let id, kind, title, note: String
    let date: Date
    let amount, balance: MoneyRecord
    let payment: String?
  }

  private let items: [Item]
  private let next: String?

  init(_ value: Activity) {
    next = value.next
    items = value.items.map {
      Item(
        id: $0.id.rawValue, kind: $0.kind.rawValue, title: $0.title, note: $0.note, date: $0.date,
        amount: MoneyRecord($0.amount), balance: MoneyRecord($0.balance), payment: $0.payment)
    }
  }

  var value: Activity {
    let movements = items.map {
      Movement(
        id: Movement.ID(rawValue: $0.id), date: $0.date,
        kind: Movement.Kind(rawValue: $0.kind) ?? .other, title: $0.title, note: $0.note,
        amount: $0.amount.value, balance: $0.balance.value, payment: $0.payment)
    }
    return Activity(movements, next: next)
  }
}

struct RequestsRecord: Record {
  private struct Item: Codable {
    let id, note, state: String
    let from, to: [String]
    let isIncoming: Bool
    let amount: MoneyRecord
    let created: Date
  }

  private let items: [Item]

  init(_ value: [PaymentRequest]) {
    items = value.map {
      Item(
        id: $0.id.rawValue, note: $0.note, state: $0.state.rawValue,
        from: [$0.from.handle, $0.from.name], to: [$0.to.handle, $0.to.name],
        isIncoming: $0.direction == .incoming, amount: MoneyRecord($0.amount), created: $0.created)
    }
  }

  var value: [PaymentRequest] {
    items.compactMap { item in
      guard let state = PaymentRequest.State(rawValue: item.state), item.from.count == 2,
        item.to.count == 2
      else { return nil }
      return PaymentRequest(
        id: PaymentRequest.ID(rawValue: item.id),
        from: Person(handle: item.from[0], name: item.from[1]),
        to: Person(handle: item.to[0], name: item.to[1]),
        direction: item.isIncoming ? .incoming : .outgoing, amount: item.amount.value,
        note: item.note, state: state, created: item.created)
    }
  }
}

struct MoneyRecord: Record {
  let amount: Int
  let currency: String

  init(_ value: Money) { (amount, currency) = (value.minorUnits, value.currency.code) }

  // Only codes of currencies are stored.
  var value: Money { Money(minorUnits: amount, Currency(currency) ?? .eur) }
}
