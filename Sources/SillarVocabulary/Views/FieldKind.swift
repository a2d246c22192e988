/// The meaning of a text field, by which a host chooses the keyboard on a phone and what the device fills in.
///
/// ```swift
/// func email(_ text: String) -> TextField<CounterEvent> {
///   TextField("Email", text: text, kind: .email, send: { .queryChanged($0) })
/// }
/// ```
public enum FieldKind: Sendable, Equatable, Codable {
  case plain, search, email, password
  /// A number of things, which may have decimals.
  case number
  /// An amount of money.
  case amount
  /// A code of digits that only the user knows, such as the PIN of an app. No browser offers a password for it.
  case pin
  /// The number of a payment card.
  case cardNumber
  /// The expiration date of a payment card, such as `04/28`.
  case cardExpiry
  /// The name on a payment card.
  case cardHolder
  /// The digits on a payment card that prove that the user holds the card.
  case securityCode
  /// The name of the person, as on a letter.
  case name
  /// A street with the number of the house.
  case street
  case postcode
  case city

  /// True if the input must not be shown again: a host accepts it and never sends it back.
  public var isConcealed: Bool {
    switch self {
    case .password, .pin, .cardNumber, .securityCode: true
    case .plain, .search, .email, .number, .amount, .cardExpiry, .cardHolder, .name, .street,
      .postcode, .city:
      false
    }
  }
}
