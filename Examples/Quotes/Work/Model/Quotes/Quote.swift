public import Foundation
public import Money

/// A professional's offer for a request: its lines, its total, and the day until which it can be accepted.
///
/// ```swift
/// func mayBeAccepted(_ quote: Quote) -> Bool { quote.state(on: Day(of: .now)) == .offered }
/// ```
public struct Quote: Identifiable, Hashable, Sendable {
  public enum State: String, Hashable, Sendable, CaseIterable {
    case offered
    case accepted
    case declined
    /// The professional has made another one.
    case withdrawn
    /// The last day has passed before it was accepted.
    case expired
  }

  public let id: QuoteID
  public let request: RequestID
  public let professional: Person
  public let items: [QuoteItem]
  public let total: Money
  /// The last day on which it can be accepted.
  public let validUntil: Day
  /// The last known state, with the person's own changes.
  public let state: State
  public let created: Date
  /// The person's last change that the service has not taken yet, or has refused.
  public var unsent: UnsentChange?

  public init(
    id: QuoteID, request: RequestID, professional: Person, items: [QuoteItem], total: Money,
    validUntil: Day, state: State, created: Date, unsent: UnsentChange? = nil
  ) {
    self.id = id
    self.request = request
    self.professional = professional
    self.items = items
    self.total = total
    self.validUntil = validUntil
    self.state = state
    self.created = created
    self.unsent = unsent
  }

  /// The state on a day. An offer expires after its last day, even before the service says so.
  public func state(on day: Day) -> State {
    state == .offered && validUntil < day ? .expired : state
  }
}

/// One line of an offer.
public struct QuoteItem: Hashable, Sendable {
  public let text: String
  public let quantity: Int
  /// The price of one.
  public let price: Money

  public init(text: String, quantity: Int, price: Money) {
    self.text = text
    self.quantity = quantity
    self.price = price
  }

  /// Nil on overflow.
  public var total: Money? { try? price.times(quantity) }
}

extension [QuoteItem] {
  /// The sum of all lines; nil without lines, and if they cannot be added up.
  public var total: Money? {
    guard let first else { return nil }
    return reduce(Money.zero(first.price.currency) as Money?) { sum, item in
      item.total.flatMap { try? sum?.adding($0) }
    }
  }
}
