/// The content of a text field, text area or file field.
public struct FieldContent: Equatable, Sendable, Codable {
  /// The name of what is asked for; always visible, and read by assistive technology.
  public var label: String
  /// The text in the field.
  public var text: String
  /// An example of an input; empty for none.
  public var placeholder: String
  public var kind = FieldKind.plain
  /// The files to choose from; nil for a field in which the user types.
  public var files: FileChoice?
  /// The characters that the field takes; nil for a field of files.
  public var limit: Int?
  /// The error message, in the user's words; nil when the text is valid.
  public var error: String?

  package init(
    label: String, text: String, placeholder: String, kind: FieldKind = .plain,
    files: FileChoice? = nil, limit: Int? = nil, error: String? = nil
  ) {
    self.label = label
    self.text = text
    self.placeholder = placeholder
    self.kind = kind
    self.files = files
    self.limit = limit
    self.error = error
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

  package init(label: String, titles: [String], selection: Int?) {
    self.label = label
    self.titles = titles
    self.selection = selection
  }
}

/// A number of stars.
public struct RatingContent: Equatable, Sendable, Codable {
  /// The name of what is rated.
  public var label: String
  /// The number of stars, from 0 to `maximum`; may be a fraction if the rating is only shown.
  public var value: Double
  public var maximum: Int

  package init(label: String, value: Double, maximum: Int) {
    self.label = label
    self.value = value
    self.maximum = maximum
  }
}

/// A message that the user must see now.
public struct AlertContent: Equatable, Sendable, Codable {
  public var title: String
  public var message: String
  public var role: AlertRole

  package init(title: String, message: String, role: AlertRole) {
    self.title = title
    self.message = message
    self.role = role
  }
}

/// A message in place of an empty list.
public struct EmptyStateContent: Equatable, Sendable, Codable {
  public var title: String
  public var message: String

  package init(title: String, message: String) {
    self.title = title
    self.message = message
  }
}
