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
  case changed
}

/// Orders what is in the basket.
///
/// ```swift
/// func order(_ checkOut: CheckOut) async throws -> Order.ID? {
///   if case .placed(let order, _) = try await checkOut.execute() { order.id } else { nil }
/// }
/// ```
///
/// However often it is asked, in however many windows, and whatever gets lost between: one basket makes one order. An
/// order of what was in the basket before is taken back, unless it is paid.
public struct CheckOut: Sendable {
  /// How many earlier attempts are dealt with at a time; there is one at most, unless windows compete.
  private static let mostRounds = 5

  let baskets: any BasketRepository
  let orders: any OrdersRepository
  let look: LookAtShelves
  let follow: FollowCheckout

  /// - Throws: A `Problem`; asking again is safe.
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
        // Somebody was faster: show what is left.
        let left = try await look.execute(basket.lines.map(\.id))
        guard basket.hasChanges(on: left.live) else { throw problem }
        return .changed
      }
    }
    throw Problem.broken("the basket keeps changing while it is ordered")
  }

  /// Finds out what became of an earlier attempt.
  ///
  /// - Returns: Nil when it is out of the way, or known by now, so that one can go on.
  private func resume(
    _ attempt: CheckoutAttempt, for basket: Basket
  ) async throws -> CheckOutResult? {
    let isSame = attempt.content == basket.content
    guard let id = attempt.order else {
      do {
        // What is wanted by now may be something else: then the next round takes it back.
        _ = try await place(attempt)
      } catch let problem as Problem where !problem.mayPass {
        if isSame, problem != .outOfStock { throw problem }
      }
      return nil
    }
    // The answer to the attempt may be old: what counts is how the order stands now.
    guard let order = try await follow.order(id, of: attempt) else { return nil }
    if order.state.isSettled { return isSame ? .paid(order) : nil }
    guard order.state == .awaitingPayment else { return nil }
    if isSame { return .placed(order, expected: try? basket.total()) }
    do {
      try await takeBack(id, attempt)
    } catch let problem as Problem where [.orderNotCancellable, .notFound].contains(problem) {
      // It was paid this moment, or has ended: the next round finds out.
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
