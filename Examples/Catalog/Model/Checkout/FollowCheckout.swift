import SillarModel

/// The progress of the order of a basket.
public enum CheckoutStanding: Hashable, Sendable {
  /// There is no pending order.
  case none
  /// An order was sent, and its answer is not known yet.
  case unanswered
  /// An order of the current content awaits payment.
  case open(Order.ID)
  /// An order of an earlier content of the basket awaits payment. The next order cancels it.
  case outdated(Order.ID)
}

/// Finds out the progress of the order of a basket, such as after a restart. The goods of a paid order leave the
/// basket; an order that has ended is forgotten.
///
/// ```swift
/// func isOrdered(_ follow: FollowCheckout) async throws -> Bool {
///   try await follow.execute() != .none
/// }
/// ```
public struct FollowCheckout: Sendable {
  let baskets: any BasketRepository
  let orders: any OrdersRepository

  public func execute() async throws -> CheckoutStanding {
    if let attempt = try await baskets.attempt(), let id = attempt.order {
      do {
        _ = try await order(id, of: attempt)
      } catch is Problem {
        // The state is not known now: the stored one counts.
      }
    }
    return try await known()
  }

  /// The stored progress, without a request to the shop.
  public func known() async throws -> CheckoutStanding {
    guard let attempt = try await baskets.attempt() else { return .none }
    let isSame = try await attempt.content == baskets.basket().content
    guard let id = attempt.order else { return isSame ? .unanswered : .none }
    return isSame ? .open(id) : .outdated(id)
  }

  /// Reads the order of an attempt from the shop, and ends the attempt unless the order awaits payment.
  ///
  /// - Returns: Nil if the shop does not know the order.
  func order(_ id: Order.ID, of attempt: CheckoutAttempt) async throws -> Order? {
    do {
      let reading = try await orders.order(id).last()
      guard reading.savedAt == nil else { throw reading.problem ?? .offline }
      switch reading.value.state {
      case .awaitingPayment: break
      case .paid, .confirmed: try await baskets.settle(id)
      case .cancelled, .expired, .refunded: try await baskets.forget(attempt.key)
      }
      return reading.value
    } catch Problem.notFound {
      try await baskets.forget(attempt.key)
      return nil
    }
  }
}
