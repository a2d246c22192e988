public import SillarModel

/// Reads one order. If the order is paid, its goods leave the basket.
///
/// ```swift
/// func state(of id: Order.ID, _ getOrder: GetOrder) async throws -> Order.State {
///   try await getOrder.execute(id).last().value.state
/// }
/// ```
public struct GetOrder: Sendable {
  let orders: any OrdersRepository
  let baskets: any BasketRepository

  public func execute(_ id: Order.ID) -> Readings<Order> {
    Readings { [self] give in
      for try await reading in orders.order(id) {
        if reading.savedAt == nil, reading.value.state.isSettled { try? await baskets.settle(id) }
        give(reading)
      }
    }
  }
}
