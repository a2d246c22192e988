/// Keeps one customer's basket. Errors are `Problem`s, and what a change throws.
///
/// ```swift
/// func empty(_ baskets: any BasketRepository) async throws { _ = try await baskets.update { $0 = Basket() } }
/// ```
public protocol BasketRepository: Sendable {
  func basket() async throws -> Basket
  /// In one step: what others change at the same time is not lost.
  func update(
    _ change: @escaping @Sendable (inout Basket) throws -> Void
  ) async throws -> Basket
  /// Something at once, and then whenever this customer's basket or orders under way have changed.
  var changes: AsyncStream<Void> { get }
}
