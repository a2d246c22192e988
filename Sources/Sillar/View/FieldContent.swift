/// The content of a text field, text area or file field.
public struct FieldContent: Equatable, Sendable, Codable {
  /// The name of what is asked for; always visible, and read by assistive technology.
  public var label: String
  /// The text in the field.
  public var text: String
  /// An example of an input; empty for none.
  public var placeholder: String
  public var kind: FieldKind
  /// The error message, in the user's words; nil when the text is valid.
  public var error: String?
}

/// The purpose of a text field, which selects the keyboard on a phone and the values for autofill.
public enum FieldKind: Sendable, Equatable, Codable {
  case plain, search, email, number, password
  /// The number of a payment card.
  case cardNumber
  /// The expiration date of a payment card, such as `04/28`.
  case cardExpiry
  /// The digits on a payment card that prove that the user holds the card.
  case securityCode
  /// Files, which are chosen and not typed; used only by ``FileField``.
  case files(FileChoice)

  /// True if the input must not be shown again: a host accepts it and never sends it back.
  public var isConcealed: Bool {
    switch self {
    case .password, .cardNumber, .securityCode: true
    case .plain, .search, .email, .number, .cardExpiry, .files: false
    }
  }
}

/// The options of a segmented control or picker.
public struct Choices: Equatable, Sendable, Codable {
  /// The name of what is chosen.
  public var label: String
  /// The options' titles, in order.
  public var titles: [String]
  /// The chosen option's position, nil when none is.
  public var selection: Int?
}

/// A number of stars.
public struct RatingContent: Equatable, Sendable, Codable {
  /// The name of what is rated.
  public var label: String
  /// The number of stars, from 0 to `maximum`; may be a fraction if the rating is only shown.
  public var value: Double
  public var maximum: Int
}

/// A message that the user must see now.
public struct AlertContent: Equatable, Sendable, Codable {
  public var title: String
  public var message: String
  public var role: AlertRole
}

/// The severity of an alert. Hosts announce an error at once, and the other roles when the user pauses.
public enum AlertRole: Sendable, Equatable, Codable {
  case information, success, warning, error
}

/// A message in place of an empty list.
public struct EmptyStateContent: Equatable, Sendable, Codable {
  public var title: String
  public var message: String
}
