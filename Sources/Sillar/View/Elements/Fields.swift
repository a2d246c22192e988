import SillarModel
import SillarVocabulary

/// One line of text that the user can change.
///
/// ```swift
/// func search(_ query: String) -> TextField<CounterEvent> {
///   TextField("Search", text: query, kind: .search, send: { .queryChanged($0) })
/// }
/// ```
///
/// Each change is sent as it happens. The presenter's result comes back with the next state; if it equals the text that
/// was sent, the field is not touched.
///
/// The presenter gets a single line: a pasted line break or tab becomes a space, and characters that `TextRule`
/// refuses are dropped. A text that is longer than its limit ends there, where the user sees it. An unseen character that
/// the next one may give a meaning, such as a joiner of Persian, is dropped for the presenter, and stays in the field.
public struct TextField<Event: Equatable & Sendable>: ViewPart {
  public let built: Node<Event>

  /// - Parameters:
  ///   - label: The name of what is asked for.
  ///   - placeholder: An example of an input.
  ///   - error: The error message, in the user's words.
  ///   - limit: The characters that the presenter can get, which a host may cut a text to; by default that of
  ///     `TextRule.oneLine`, 500. Tell the user of a limit of your own with `error`, so that nothing of what was typed is
  ///     lost.
  ///   - submit: Sent when the user confirms, with the return key for example.
  ///   - send: The event for a new text.
  public init(
    _ label: some Localizable, text: String, placeholder: some Localizable = "",
    kind: FieldKind = .plain, error: (any Localizable)? = nil, limit: Int? = nil,
    submit: Event? = nil, send: @escaping (String) -> Event
  ) {
    let field = FieldTexts(label, placeholder, error)
    let limit = limit ?? TextRule.oneLine.limit
    let actions = NodeActions(
      event: submit,
      input: {
        if case .text(let text) = $0 {
          send(TextRule.oneLine.cleaned(text, limit: limit))
        } else {
          nil
        }
      })
    built = Node(texts: field.all, actions: actions) { write in
      .textField(field.content(text: text, kind: kind, limit: limit, write))
    }
  }
}

/// Several lines of text that the user can change.
///
/// ```swift
/// func note(_ text: String) -> TextArea<CounterEvent> {
///   TextArea("Note", text: text, send: { .queryChanged($0) })
/// }
/// ```
///
/// The presenter gets line feeds and tabs, and none of the characters that `TextRule` refuses. A text that is longer
/// than its limit, 10,000 characters unless `limit` says another, ends there.
public struct TextArea<Event: Equatable & Sendable>: ViewPart {
  public let built: Node<Event>

  public init(
    _ label: some Localizable, text: String, placeholder: some Localizable = "",
    error: (any Localizable)? = nil, limit: Int? = nil, send: @escaping (String) -> Event
  ) {
    let field = FieldTexts(label, placeholder, error)
    let limit = limit ?? TextRule.multiline.limit
    let actions = NodeActions(input: {
      if case .text(let text) = $0 {
        send(TextRule.multiline.cleaned(text, limit: limit))
      } else {
        nil
      }
    })
    built = Node(texts: field.all, actions: actions) { write in
      .textArea(field.content(text: text, limit: limit, write))
    }
  }
}

/// A switch.
///
/// ```swift
/// func sound(_ isOn: Bool) -> Toggle<CounterEvent> {
///   Toggle("Sound", isOn: isOn, send: { .soundChanged($0) })
/// }
/// ```
public struct Toggle<Event: Equatable & Sendable>: ViewPart {
  public let built: Node<Event>

  public init(_ label: some Localizable, isOn: Bool, send: @escaping (Bool) -> Event) {
    let actions = NodeActions(input: { if case .flag(let isOn) = $0 { send(isOn) } else { nil } })
    built = Node(label, actions: actions) { .toggle($0, isOn: isOn) }
  }
}

/// The texts of a field, except its input.
struct FieldTexts {
  private let label: LocalizedText
  private let placeholder: LocalizedText
  private let error: LocalizedText?

  init(_ label: some Localizable, _ placeholder: some Localizable, _ error: (any Localizable)?) {
    self.label = label.localized
    self.placeholder = placeholder.localized
    self.error = error?.localized
  }

  var all: [LocalizedText] { [label, placeholder] + (error.map { [$0] } ?? []) }

  func content(
    text: String, kind: FieldKind = .plain, limit: Int? = nil, _ write: (LocalizedText) -> String
  ) -> FieldContent {
    FieldContent(
      label: write(label), text: text, placeholder: write(placeholder), kind: kind,
      limit: limit, error: error.map(write))
  }
}
