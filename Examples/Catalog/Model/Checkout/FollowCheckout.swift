import SillarModel

/// How far ordering the basket has come.
public enum CheckoutStanding: Hashable, Sendable {
  /// Nothing is on order.
  case none
  /// An order was sent, and nobody heard the answer yet.
  case unanswered
  /// There is an order of just this, which waits for its payment.
  case open(Order.ID)
  /// There is an order of what was in the basket before it changed, which waits for its payment. Ordering takes it back.
  case outdated(Order.ID)
}

/// Looks how far ordering the basket has come, after a restart for example. A paid order leaves the basket, one that has
/// ended is forgotten.
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
        // Nobody can tell now: it counts as it was.
      }
    }
    return try await known()
  }

  /// The standing as it is known here, without asking the shop.
  public func known() async throws -> CheckoutStanding {
    guard let attempt = try await baskets.attempt() else { return .none }
    let isSame = try await attempt.content == baskets.basket().content
    guard let id = attempt.order else { return isSame ? .unanswered : .none }
    return isSame ? .open(id) : .outdated(id)
  }

  /// The order that came of an attempt, as it stands at the shop now. It ends the attempt, unless it waits for its payment.
  ///
  /// - Returns: Nil where there is no such order.
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
