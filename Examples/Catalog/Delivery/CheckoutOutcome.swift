/// How a payment that the shop asked for has ended.
///
/// ```swift
/// let outcome = CheckoutOutcome.paid
/// ```
public enum CheckoutOutcome: Hashable, Sendable {
  case paid
  /// It was left, declined, or is no longer possible.
  case cancelled
  /// Nobody knows yet: it may have been paid, and is being looked up.
  case unsettled
}
