/// Whose network a card is of.
public enum CardBrand: String, Sendable {
  case visa, mastercard, amex, other
}
