/// What became of a payment that the app was asked to see to.
///
/// ```swift
/// func pay(_ payable: String, onFinish: (PaymentDone) -> Void) { onFinish(.cancelled) }
/// ```
public enum PaymentDone: Sendable, Hashable {
  case paid
  /// The customer went back. Nothing has been paid, and it can be gone on with.
  case cancelled
  /// Nobody knows yet: it may have been paid, and is being looked up. It must not be begun anew.
  case unsettled
}
