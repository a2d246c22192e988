import CatalogModel
import Sillar

extension Order.State {
  var title: CatalogString {
    switch self {
    case .awaitingPayment: .stateAwaitingPayment
    case .paid: .statePaid
    case .cancelled: .stateCancelled
    case .expired: .stateExpired
    case .refunded: .stateRefunded
    }
  }

  var badge: BadgeRole {
    switch self {
    case .awaitingPayment: .warning
    case .paid: .positive
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
