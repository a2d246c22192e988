/// What is known of an attempt to pay.
public enum PaymentSettlement: Hashable, Sendable {
  /// It is paid; perhaps with another attempt.
  case paid(Payment)
  /// Nothing was paid. A new attempt may be made.
  case declined(Payment)
  /// Nothing was paid, for it cannot be, or not like this.
  case refused(PaymentsError)
  /// The answer was lost, or there was none. Something may have been paid: ask again, with the same attempt.
  case unclear
}
