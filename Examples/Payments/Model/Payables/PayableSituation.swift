/// How something that is to be paid stands, and what can be done about it.
///
/// ```swift
/// func canBePaid(_ situation: PayableSituation) -> Bool {
///   if case .open = situation { true } else { false }
/// }
/// ```
public enum PayableSituation: Hashable, Sendable {
  /// It can be paid, in these ways; with a card, also with these plans.
  case open(Payable, [MethodChoice], [InstalmentPlan])
  /// An attempt to pay it was begun, and what became of it is not known yet.
  case underWay(PaymentAttempt)
  case paid(Payment)
  /// It can no longer be paid.
  case closed(Payable)
}
