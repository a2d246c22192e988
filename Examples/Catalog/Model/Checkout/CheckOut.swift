public import Money
import SillarModel

/// The outcome of placing an order.
public enum CheckOutResult: Hashable, Sendable {
  /// The order has been placed and awaits payment.
  ///
  /// - Parameter expected: The total that the customer has seen; the total of the order may differ.
  case placed(Order, expected: Money?)
  /// The order of this basket has been paid already.
  case paid(Order)
  /// No order was placed: a product has changed since the customer saw it.
  case changed
}

/// Places an order of the basket.
///
/// ```swift
/// func order(_ checkOut: CheckOut) async throws -> Order.ID? {
///   if case .placed(let order, _) = try await checkOut.execute() { order.id } else { nil }
/// }
/// ```
///
/// One basket makes one order, however often it is called, in any number of windows, and whichever answers are lost. An
/// order of an earlier content of the basket is canceled, unless it is paid.
public struct CheckOut: Sendable {
  /// The maximum number of rounds for earlier attempts; there is at most one attempt, unless windows compete.
  private static let mostRounds = 5

  let baskets: any BasketRepository
  let orders: any OrdersRepository
  let look: LookAtShelves
  let follow: FollowCheckout

  /// - Throws: A `Problem`; it is safe to try again.
  public func execute() async throws -> CheckOutResult {
    for _ in 0..<Self.mostRounds {
      let basket = try await baskets.basket()
      if let earlier = try await baskets.attempt() {
        if let result = try await resume(earlier, for: basket) { return result }
        continue
      }
      guard !basket.isEmpty else { throw Problem.emptyBasket }
      let shelves = try await look.execute(basket.lines.map(\.id))
      if let problem = shelves.problem { throw problem }
      if basket.hasChanges(on: shelves.live) { return .changed }
      let attempt = try await baskets.begin(basket.content)
      guard attempt.content == basket.content, attempt.order == nil else { continue }
      do {
        return .placed(try await place(attempt), expected: try? basket.total())
      } catch let problem as Problem where problem == .outOfStock {
        // Another customer has bought the goods meanwhile: show the stock that is left.
        let left = try await look.execute(basket.lines.map(\.id))
        guard basket.hasChanges(on: left.live) else { throw problem }
        return .changed
      }
    }
    throw Problem.broken("the basket keeps changing while it is ordered")
  }

  /// Finds out the outcome of an earlier attempt.
  ///
  /// - Returns: Nil when the attempt has ended or its order is known now, so that the next round can continue.
  private func resume(
    _ attempt: CheckoutAttempt, for basket: Basket
  ) async throws -> CheckOutResult? {
    let isSame = attempt.content == basket.content
    guard let id = attempt.order else {
      do {
        // The basket may have changed meanwhile: then the next round cancels this order.
        _ = try await place(attempt)
      } catch let problem as Problem where !problem.mayPass {
        if isSame, problem != .outOfStock { throw problem }
      }
      return nil
    }
    // The stored answer may be old, so the current state of the order is read.
    guard let order = try await follow.order(id, of: attempt) else { return nil }
    if order.state.isSettled { return isSame ? .paid(order) : nil }
    guard order.state == .awaitingPayment else { return nil }
    if isSame { return .placed(order, expected: try? basket.total()) }
    do {
      try await takeBack(id, attempt)
    } catch let problem as Problem where [.orderNotCancellable, .notFound].contains(problem) {
      // The order has just been paid, or has ended: the next round finds out.
    }
    return nil
  }

  private func place(_ attempt: CheckoutAttempt) async throws -> Order {
    do {
      let order = try await orders.place(attempt.content, key: attempt.key)
      try await baskets.record(order.id, for: attempt.key)
      return order
    } catch let problem as Problem where !problem.mayPass {
      try await baskets.forget(attempt.key)
      throw problem
    }
  }

  private func takeBack(_ id: Order.ID, _ attempt: CheckoutAttempt) async throws {
    _ = try await orders.cancel(id)
    try await baskets.forget(attempt.key)
  }
}
