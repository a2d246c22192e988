/// The content of a text field, text area or file field.
@usableFromInline package struct FieldContent: Equatable, Sendable, Codable {
  /// The name of what is asked for; always visible, and read by assistive technology.
  package var label: String
  /// The text in the field.
  package var text: String
  /// An example of an input; empty for none.
  package var placeholder: String
  package var kind = FieldKind.plain
  /// The files to choose from; nil for a field in which the user types.
  package var files: FileChoice?
  /// The characters that the field takes; nil for a field of files.
  package var limit: Int?
  /// The error message, in the user's words; nil when the text is valid.
  package var error: String?
}

/// The options of a segmented control or picker.
@usableFromInline package struct Choices: Equatable, Sendable, Codable {
  /// The name of what is chosen.
  package var label: String
  /// The options' titles, in order.
  package var titles: [String]
  /// The chosen option's position, nil when none is.
  package var selection: Int?
}

/// A number of stars.
@usableFromInline package struct RatingContent: Equatable, Sendable, Codable {
  /// The name of what is rated.
  package var label: String
  /// The number of stars, from 0 to `maximum`; may be a fraction if the rating is only shown.
  package var value: Double
  package var maximum: Int
}

/// A message that the user must see now.
@usableFromInline package struct AlertContent: Equatable, Sendable, Codable {
  package var title: String
  package var message: String
  package var role: AlertRole
}

/// A message in place of an empty list.
@usableFromInline package struct EmptyStateContent: Equatable, Sendable, Codable {
  package var title: String
  package var message: String
}
