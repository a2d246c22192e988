import CatalogModel
import MoneyDelivery
import Sillar
import SillarModel

/// A product's picture, where it has one. It decorates: the name stands beside it.
struct ProductImage<Event: Sendable>: ViewPart {
  let picture: ProductPicture?

  var body: [Node<Event>] {
    if let picture { Picture(.stored(picture.file), description: "").style(.square) }
  }
}

/// Says that there is little of a product, or nothing.
struct StockBadge<Event: Sendable>: ViewPart {
  let availability: Availability
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

/// A quantity, with one less and one more.
struct QuantityStepper<Event: Sendable>: ViewPart {
  let product: String
  let quantity: Int
  let most: Int
  let decrease: Event
  let increase: Event

  var body: [Node<Event>] {
    Row {
      Button(Words.fewer, send: decrease).spoken(Words.fewerSpoken.with(["product": product]))
        .disabled(quantity <= 1)
      Text(LocalizedText.number(quantity)).style(.prominent)
      Button(Words.more, send: increase).spoken(Words.moreSpoken.with(["product": product]))
        .disabled(quantity >= most)
    }.style(.stepper)
  }
}

extension Order.State {
  var title: Words {
    switch self {
    case .awaitingPayment: .stateAwaitingPayment
    case .paid: .statePaid
    case .confirmed: .stateConfirmed
    case .cancelled: .stateCancelled
    case .expired: .stateExpired
    case .refunded: .stateRefunded
    }
  }

  var badge: BadgeRole {
    switch self {
    case .awaitingPayment: .warning
    case .paid, .confirmed: .positive
    case .cancelled, .expired, .refunded: .neutral
    }
  }
}

extension Order.ID {
  /// As people read it out, and as a payment names it: the first four signs after what says that it is an order's.
  var number: String {
    let prefix = "ord_"
    return String(rawValue.dropFirst(rawValue.hasPrefix(prefix) ? prefix.count : 0).prefix(4))
  }
}

extension Loaded {
  /// True if the shop says that there is no such thing.
  var isGone: Bool { value == nil && problem == .notFound }
}
