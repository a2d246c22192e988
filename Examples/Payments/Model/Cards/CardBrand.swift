/// The card network of a card.
public enum CardBrand: String, Hashable, Sendable, CaseIterable {
  case visa, mastercard, amex, other

  /// The number of digits of the security code.
  var securityCodeLength: Int { self == .amex ? 4 : 3 }

  /// Finds the brand by the first digits of a number (ISO/IEC 7812).
  init(digits: String) {
    let two = Int(digits.prefix(2)) ?? 0
    let four = Int(digits.prefix(4)) ?? 0
    self =
      if digits.hasPrefix("4") {
        .visa
      } else if (51...55).contains(two) || (2221...2720).contains(four) {
        .mastercard
      } else if two == 34 || two == 37 {
        .amex
      } else {
        .other
      }
  }
}
