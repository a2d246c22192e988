/// The network of a card.
public enum CardBrand: String, Sendable {
  case visa, mastercard, amex, other
}
