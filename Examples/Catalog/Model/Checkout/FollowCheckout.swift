import SillarModel

/// Whether the basket is being ordered already.
public enum CheckoutStanding: Hashable, Sendable {
  /// It is not.
  case none
  /// An order was sent, and nobody heard the answer yet.
  case unanswered
  /// There is an order of just this, which waits for its payment.
  case open(Order.ID)
}

/// How far ordering the basket has come, after a restart for example.
///
/// ```swift
/// func isOrdered(_ follow: any FollowCheckout) async throws -> Bool {
///   try await follow.execute() != .none
/// }
/// ```
public protocol FollowCheckout: Sendable {
  /// Looks at the order, where there is one: a paid one leaves the basket, one that has ended is forgotten.
  func execute() async throws -> CheckoutStanding
  /// The order was paid: what was ordered leaves the basket.
  func settle(_ order: Order.ID) async throws
}

/// See ``FollowCheckout``.
public struct DefaultFollowCheckout: FollowCheckout {
  private let baskets: any BasketRepository
  private let checkouts: any CheckoutRepository
  private let orders: any OrdersRepository

  public init(
    baskets: any BasketRepository, checkouts: any CheckoutRepository,
    orders: any OrdersRepository
  ) {
    self.baskets = baskets
    self.checkouts = checkouts
    self.orders = orders
  }

  public func execute() async throws -> CheckoutStanding {
    guard let attempt = try await checkouts.attempt() else { return .none }
    let isSame = attempt.content == BasketContent(try await baskets.basket())
    guard let id = attempt.order else { return isSame ? .unanswered : .none }
    do {
      let answer = try await orders.order(id, .network).last()
      if answer.freshness == .live {
        switch answer.value.state {
        case .awaitingPayment: break
        case .paid:
          try await checkouts.settle(id)
          return .none
        case .cancelled, .expired, .refunded:
          try await checkouts.forget(attempt.key)
          return .none
        }
      }
    } catch CatalogError.unknownOrder {
      try await checkouts.forget(attempt.key)
      return .none
    } catch is CatalogError {
      // Nobody can tell now: it counts as it was.
    }
    return isSame ? .open(id) : .none
  }

  public func settle(_ order: Order.ID) async throws { try await checkouts.settle(order) }
}
