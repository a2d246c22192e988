import CatalogModel
import Foundation
import MoneyDelivery
import Observation
import Sillar
import SillarModel

/// A product's picture, if it has one. The picture is decoration: the name is beside it.
struct ProductImage<Event: Equatable & Sendable>: ViewPart {
  let picture: String?

  var body: [Node<Event>] {
    if let picture { Picture(.stored(picture), description: "").style(.square) }
  }
}

/// Shows that few items of a product are left, or none.
struct StockBadge<Event: Equatable & Sendable>: ViewPart {
  let availability: Product.Availability
  let showsStock: Bool

  var body: [Node<Event>] {
    switch availability {
    case .plenty: Badge(Words.inStock, .positive)
    case .few(let count):
      Badge(
        showsStock ? Words.onlyLeft.with(count: count) : Words.almostSoldOut.localized, .warning)
    case .soldOut: Badge(Words.soldOut, .negative)
    }
  }
}

/// A quantity, with buttons for one less and one more.
struct QuantityStepper<Event: Equatable & Sendable>: ViewPart {
  let product: String
  let quantity: Int
  let most: Int
  let decrease: Event
  let increase: Event

  var body: [Node<Event>] {
    Row(
      stepping: quantity, in: 1...max(1, most), fewer: Words.fewerSpoken.with(["product": product]),
      more: Words.moreSpoken.with(["product": product]), decrease: decrease, increase: increase)
  }
}

/// The state of an order, as a badge.
struct StateBadge<Event: Equatable & Sendable>: ViewPart {
  let state: Order.State

  var body: [Node<Event>] {
    switch state {
    case .awaitingPayment: Badge(Words.stateAwaitingPayment, .warning)
    case .paid: Badge(Words.statePaid, .positive)
    case .confirmed: Badge(Words.stateConfirmed, .positive)
    case .cancelled: Badge(Words.stateCancelled)
    case .expired: Badge(Words.stateExpired)
    case .refunded: Badge(Words.stateRefunded)
    }
  }
}

/// The current time, which advances when an unpaid order expires.
@Observable final class ExpiryTime {
  private(set) var now: Date
  private let context: ModuleContext

  init(_ context: ModuleContext) {
    self.context = context
    now = context.now()
  }

  /// Advances the time whenever one of the orders expires, until none of them is payable.
  func run(with orders: () -> [Order]) async {
    now = context.now()
    while let end = orders().filter({ $0.isPayable(at: now) }).map(\.payBefore).min() {
      let rest = Duration.seconds(end.timeIntervalSince(now))
      guard (try? await context.clock.sleep(for: rest)) != nil else { return }
      now = max(end, context.now())
    }
  }
}

extension Order.ID {
  /// The short number for users, which payments use too: the first four characters after the prefix.
  var number: String {
    let prefix = "ord_"
    return String(rawValue.dropFirst(rawValue.hasPrefix(prefix) ? prefix.count : 0).prefix(4))
  }
}
