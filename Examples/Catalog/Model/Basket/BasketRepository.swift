/// Stores one customer's basket, and their last attempt to order it. Errors are `Problem`s, and the errors of a change.
///
/// ```swift
/// func empty(_ baskets: any BasketRepository) async throws { _ = try await baskets.update { $0 = Basket() } }
/// ```
public protocol BasketRepository: Sendable {
  func basket() async throws -> Basket
  /// Changes the basket in one transaction: simultaneous changes of other windows are not lost.
  func update(
    _ change: @escaping @Sendable (inout Basket) throws -> Void
  ) async throws -> Basket
  /// An element at once, and then one whenever this customer's basket or pending order has changed.
  var changes: AsyncStream<Void> { get }

  func attempt() async throws -> CheckoutAttempt?
  /// Returns the attempt to order this content. An earlier attempt is returned if its outcome is not known yet or its
  /// content is the same; otherwise a new attempt is stored, with a new key.
  func begin(_ content: BasketContent) async throws -> CheckoutAttempt
  /// Stores the order that the shop has placed for an attempt.
  func record(_ order: Order.ID, for key: String) async throws
  /// Deletes an attempt that has no order, or none that is still open.
  func forget(_ key: String) async throws
  /// Removes the goods of a paid order from the basket, and ends its attempt. Does so once; does nothing for an order
  /// of another attempt.
  func settle(_ order: Order.ID) async throws
}

/// An attempt to place an order. It is stored before it is sent, so that it can be sent again unchanged if the answer
/// is lost.
///
/// ```swift
/// let attempt = CheckoutAttempt(key: "c0ffee", content: basket.content)
/// ```
public struct CheckoutAttempt: Hashable, Sendable {
  /// The idempotency key of the order.
  public let key: String
  public let content: BasketContent
  /// The order that the shop has placed; nil until the shop has answered.
  public let order: Order.ID?

  public init(key: String, content: BasketContent, order: Order.ID? = nil) {
    self.key = key
    self.content = content
    self.order = order
  }
}
