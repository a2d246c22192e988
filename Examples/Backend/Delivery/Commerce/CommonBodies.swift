import BackendModel
import Foundation
import Money

/// An amount on the wire.
struct MoneyBody: Codable {
  let amount: Int
  let currency: String

  init(_ money: Money) {
    amount = money.minorUnits
    currency = money.currency.code
  }

  /// - Parameter path: where in the body it is, such as `amount`.
  func money(at path: String) throws(Refusal) -> Money {
    guard let currency = Currency(currency) else {
      throw .invalid(InputFault("\(path)/currency", "has to be EUR"))
    }
    return Money(minorUnits: amount, currency)
  }
}

/// A list, or part of one.
struct ListBody<Item: Encodable>: Encodable {
  let items: [Item]
  let next: Nullable<String>

  init(_ items: [Item]) {
    self.items = items
    next = Nullable(nil)
  }

  init<Element>(_ slice: Slice<Element>, _ item: (Element) -> Item) {
    items = slice.items.map(item)
    next = Nullable(slice.next.map(Cursor.text))
  }
}

/// Someone, as others see them.
struct PersonBody: Encodable {
  let handle: String
  let name: String

  init(_ person: Person) {
    handle = person.handle
    name = person.name
  }
}

/// A body that says nothing: an object, whatever is in it.
struct EmptyBody: Decodable, Sendable {}

extension Date {
  /// As RFC 3339 writes it, in Greenwich (UTC), to the second.
  var timestamp: String { formatted(.iso8601) }
}
