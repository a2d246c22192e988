/// How something is to be paid: no more than what the backend must be told.
///
/// ```swift
/// let spread = PaymentMethod.card("card_1", instalments: 3)
/// ```
public enum PaymentMethod: Hashable, Sendable {
  case balance
  /// With a card that the backend knows, in that many parts; 1 is all at once.
  case card(PaymentCard.ID, instalments: Int = 1)
  /// By a method of the app's own, which the backend knows by this name.
  case own(String)
}
