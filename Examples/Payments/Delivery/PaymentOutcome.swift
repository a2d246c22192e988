public import PaymentsModel

/// How somebody left Payments.
public enum PaymentOutcome: Hashable, Sendable {
  case paid(Payment)
  /// Nothing was paid.
  case cancelled
  /// They left while it was not known what became of the payment. Opening the payable again goes on with it.
  case unsettled
}
