public import Money
import SillarModel

/// What ordering has come to.
public enum CheckOutResult: Hashable, Sendable {
  /// The order is there and waits for its payment.
  ///
  /// - Parameter expected: What the customer has seen as the total; the shop's may be another.
  case placed(Order, expected: Money?)
  /// It turns out that this very order is paid already.
  case paid(Order)
  /// Nothing was ordered: something is not as the customer saw it.
  case changed(Shelves)
}

/// Orders what is in the basket.
///
/// ```swift
/// func order(_ checkOut: any CheckOut) async throws -> Order.ID? {
///   if case .placed(let order, _) = try await checkOut.execute() { order.id } else { nil }
/// }
/// ```
///
/// However often it is asked, in however many windows, and whatever gets lost between: one basket makes one order.
public protocol CheckOut: Sendable {
  /// - Throws: ``CatalogError``; asking again is safe.
  func execute() async throws -> CheckOutResult
}

/// See ``CheckOut``.
public struct DefaultCheckOut: CheckOut {
  /// How many earlier attempts are dealt with at a time; there is one at most, unless windows compete.
  private static let mostRounds = 5

  private let baskets: any BasketRepository
  private let checkouts: any CheckoutRepository
  private let orders: any OrdersRepository
  private let look: any LookAtShelves

  public init(
    baskets: any BasketRepository, checkouts: any CheckoutRepository,
    orders: any OrdersRepository, look: any LookAtShelves
  ) {
    self.baskets = baskets
    self.checkouts = checkouts
    self.orders = orders
    self.look = look
  }

  public func execute() async throws -> CheckOutResult {
    for _ in 0..<Self.mostRounds {
      let basket = try await baskets.basket()
      let content = BasketContent(basket)
      if let earlier = try await checkouts.attempt(),
        earlier.order == nil || earlier.content == content
      {
        if let result = try await resume(earlier, for: basket) { return result }
        continue
      }
      guard !basket.isEmpty else { throw CatalogError.emptyBasket }
      let shelves = try await look.execute(basket.lines.map(\.id))
      if let problem = shelves.problem { throw problem }
      if basket.hasChanges(on: shelves.live) { return .changed(shelves) }
      let attempt = try await checkouts.begin(content)
      guard attempt.content == content, attempt.order == nil else { continue }
      do {
        return .placed(try await place(attempt), expected: try? basket.total())
      } catch CatalogError.outOfStock {
        // Somebody was faster: show what is left.
        return .changed(try await look.execute(basket.lines.map(\.id)))
      }
    }
    throw CatalogError.serviceFailed("the basket keeps changing while it is ordered")
  }

  /// Finds out what became of an earlier attempt.
  ///
  /// - Returns: Nil when it is out of the way, or known by now, so that one can go on.
  private func resume(
    _ attempt: CheckoutAttempt, for basket: Basket
  ) async throws -> CheckOutResult? {
    let isSame = attempt.content == BasketContent(basket)
    guard let id = attempt.order else {
      do {
        // What is wanted by now may be something else: then nobody has seen this order, and nobody shall.
        if isSame { _ = try await place(attempt) } else { try await takeBack(attempt) }
      } catch let error as CatalogError where error.isFinal {
        try await checkouts.forget(attempt.key)
        if isSame, error != .outOfStock { throw error }
      }
      return nil
    }
    do {
      // The answer to the attempt may be old: what counts is how the order stands now.
      let answer = try await orders.order(id, .network).last()
      guard answer.freshness == .live else { throw answer.problem ?? .offline }
      switch answer.value.state {
      case .awaitingPayment: return .placed(answer.value, expected: try? basket.total())
      case .paid:
        try await checkouts.settle(id)
        return .paid(answer.value)
      case .cancelled, .expired, .refunded: try await checkouts.forget(attempt.key)
      }
    } catch CatalogError.unknownOrder {
      try await checkouts.forget(attempt.key)
    }
    return nil
  }

  private func place(_ attempt: CheckoutAttempt) async throws -> Order {
    do {
      let order = try await orders.place(attempt.content, key: attempt.key)
      try await checkouts.record(order.id, for: attempt.key)
      return order
    } catch let error as CatalogError where error.isFinal {
      try await checkouts.forget(attempt.key)
      throw error
    }
  }

  private func takeBack(_ attempt: CheckoutAttempt) async throws {
    let order = try await orders.place(attempt.content, key: attempt.key)
    _ = try await orders.cancel(order.id)
    try await checkouts.forget(attempt.key)
  }
}
