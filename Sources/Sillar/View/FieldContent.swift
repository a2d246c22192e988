/// What a text field, text area or file field shows.
public struct FieldContent: Equatable, Sendable {
  /// What is asked for; always visible, and read by assistive technology.
  public var label: String
  /// The text in the field.
  public var text: String
  /// An example of what could stand there; empty for none.
  public var placeholder: String
  public var kind: FieldKind
  /// What is wrong with the text, in the user's words; nil when nothing is.
  public var error: String?
}

/// What a text field is for: which keyboard a phone shows, and what may fill it in.
public enum FieldKind: Sendable, Equatable {
  case plain, search, email, number, password
  /// The number of a payment card.
  case cardNumber
  /// When a payment card ends, such as `04/28`.
  case cardExpiry
  /// The digits on a payment card that prove that one holds it.
  case securityCode
  /// Files are chosen, not typed: of a ``FileField`` only.
  case files(FileChoice)

  /// Whether what is typed is not to be shown again: a host takes it and never sends it back.
  public var isConcealed: Bool {
    switch self {
    case .password, .cardNumber, .securityCode: true
    case .plain, .search, .email, .number, .cardExpiry, .files: false
    }
  }
}

/// The options of a segmented control or picker.
public struct Choices: Equatable, Sendable {
  /// What is being chosen.
  public var label: String
  /// The options' titles, in order.
  public var titles: [String]
  /// The chosen option's position, nil when none is.
  public var selection: Int?
}

/// A number of stars.
public struct RatingContent: Equatable, Sendable {
  /// What is rated.
  public var label: String
  /// The stars given, from 0 to `maximum`; may be a fraction where it only shows.
  public var value: Double
  public var maximum: Int
}

/// Something that the user must know now.
public struct AlertContent: Equatable, Sendable {
  public var title: String
  public var message: String
  public var role: AlertRole
}

/// How grave an alert is; hosts announce an error at once and the others when the user pauses.
public enum AlertRole: Sendable, Equatable {
  case information, success, warning, error
}

/// What stands where a list would be, when there is nothing in it.
public struct EmptyStateContent: Equatable, Sendable {
  public var title: String
  public var message: String
}
