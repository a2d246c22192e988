import CatalogModel
import Foundation
import Money

/// What is to be said about an order when its screen comes.
enum OrderNote: Equatable, Sendable {
  /// It was paid just now.
  case paid
  /// The payment was left.
  case unpaid
  /// The payment was left before it was known what became of it.
  case unsettled
  /// It comes to another total than the basket did.
  case otherTotal(expected: Money)
}

struct OrderState: Equatable, Sendable {
  let order: Loadable<Order>
  let note: OrderNote?
  /// For what has expired since.
  let now: Date
  /// Whether the customer is asked if they mean it.
  let asksToCancel: Bool
  let isCancelling: Bool
  let failure: Failure?

  /// The state as far as it is known here: the shop may not have said yet that the order was paid.
  func standing(of order: Order) -> Order.State {
    note == .paid && order.state == .awaitingPayment ? .paid : order.state(at: now)
  }
}

enum OrderEvent: Sendable {
  case paid
  case cancelAsked
  case cancelDropped
  case cancelled
  case retried
  case productSelected(Product.ID)
  case receiptRequested
  case allOrdersRequested
}
