/// The purpose of a text field, which selects the keyboard on a phone and the values for autofill.
///
/// ```swift
/// func email(_ text: String) -> TextField<CounterEvent> {
///   TextField("Email", text: text, kind: .email, send: { .queryChanged($0) })
/// }
/// ```
public enum FieldKind: Sendable, Equatable, Codable {
  case plain, search, email, number, password
  /// A code of digits that only the user knows, such as the PIN of an app. No browser offers a password for it.
  case pin
  /// The number of a payment card.
  case cardNumber
  /// The expiration date of a payment card, such as `04/28`.
  case cardExpiry
  /// The digits on a payment card that prove that the user holds the card.
  case securityCode

  /// True if the input must not be shown again: a host accepts it and never sends it back.
  public var isConcealed: Bool {
    switch self {
    case .password, .pin, .cardNumber, .securityCode: true
    case .plain, .search, .email, .number, .cardExpiry: false
    }
  }
}
