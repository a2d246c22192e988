/// Keeps one customer's basket, and their last attempt to order it. Errors are `Problem`s, and what a change throws.
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

  func attempt() async throws -> CheckoutAttempt?
  /// The attempt to order this. One whose outcome nobody knows yet is given instead of another; one of the same content
  /// is given again; else there is a new one, with a key of its own.
  func begin(_ content: BasketContent) async throws -> CheckoutAttempt
  /// An order came of it.
  func record(_ order: Order.ID, for key: String) async throws
  /// Nothing came of it, or nothing that is still open.
  func forget(_ key: String) async throws
  /// The order is paid: what was ordered leaves the basket, and the attempt is over. Does so once; does nothing for an
  /// order of another attempt.
  func settle(_ order: Order.ID) async throws
}

/// An order that was sent, or is about to be: it is kept before it is sent, so that it can be sent again as it was when
/// nobody heard the answer.
///
/// ```swift
/// let attempt = CheckoutAttempt(key: "c0ffee", content: basket.content)
/// ```
public struct CheckoutAttempt: Hashable, Sendable {
  /// By which the shop knows that it is the same order.
  public let key: String
  public let content: BasketContent
  /// What came of it; nil as long as nobody knows.
  public let order: Order.ID?

  public init(key: String, content: BasketContent, order: Order.ID? = nil) {
    self.key = key
    self.content = content
    self.order = order
  }
}
