/// The content of a text field or text area.
///
/// ```swift
/// func shown(_ field: FieldContent) -> String { field.text.isEmpty ? field.placeholder : field.text }
/// ```
public struct FieldContent: Equatable, Sendable, Codable {
  /// The name of what is asked for; always visible, and read by assistive technology.
  public var label: String
  /// The text in the field.
  public var text: String
  /// An example of an input; empty for none.
  public var placeholder: String
  public var kind = FieldKind.plain
  /// The number of characters that the field takes; nil for any.
  public var limit: Int?
  /// The error message, in the user's words; nil when the text is valid.
  public var error: String?

  package init(
    label: String, text: String, placeholder: String, kind: FieldKind = .plain,
    limit: Int? = nil, error: String? = nil
  ) {
    self.label = label
    self.text = text
    self.placeholder = placeholder
    self.kind = kind
    self.limit = limit
    self.error = error
  }
}

/// The options of a segmented control or picker.
///
/// ```swift
/// func chosen(in choices: Choices) -> String? { choices.selection.map { choices.titles[$0] } }
/// ```
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
