import SillarModel

/// One line of text that the user can change.
///
/// ```swift
/// func search(_ query: String) -> Node<CounterEvent> {
///   TextField("Search", text: query, kind: .search, send: { .queryChanged($0) }).node
/// }
/// ```
///
/// Each change is sent as it happens. The presenter's result comes back with the next state; if it equals the text that
/// was sent, the field is not touched.
///
/// The presenter gets a single line: a pasted line break or tab becomes a space, and characters that ``TextRule``
/// refuses are dropped.
public struct TextField<Event: Sendable>: Element {
  public let node: Node<Event>

  /// - Parameters:
  ///   - label: The name of what is asked for.
  ///   - placeholder: An example of an input.
  ///   - error: The error message, in the user's words.
  ///   - submit: Sent when the user confirms, with the return key for example.
  ///   - send: The event for a new text.
  public init(
    _ label: some Localizable, text: String, placeholder: some Localizable = "",
    kind: FieldKind = .plain, error: (any Localizable)? = nil, submit: Event? = nil,
    send: @escaping (String) -> Event
  ) {
    let field = FieldTexts(label, placeholder, error)
    let actions = NodeActions(
      event: submit.map { $0 as any Sendable },
      input: { if case .text(let text) = $0 { send(TextRule.oneLine.cleaned(text)) } else { nil } })
    node = Node(texts: field.all, actions: actions) { write in
      .textField(field.content(text: text, kind: kind, write))
    }
  }
}

/// Several lines of text that the user can change.
///
/// ```swift
/// func note(_ text: String) -> Node<CounterEvent> {
///   TextArea("Note", text: text, send: { .queryChanged($0) }).node
/// }
/// ```
///
/// The presenter gets line feeds and tabs, and none of the characters that ``TextRule`` refuses.
public struct TextArea<Event: Sendable>: Element {
  public let node: Node<Event>

  public init(
    _ label: some Localizable, text: String, placeholder: some Localizable = "",
    error: (any Localizable)? = nil, send: @escaping (String) -> Event
  ) {
    let field = FieldTexts(label, placeholder, error)
    let actions = NodeActions(input: {
      if case .text(let text) = $0 { send(TextRule.multiline.cleaned(text)) } else { nil }
    })
    node = Node(texts: field.all, actions: actions) { write in
      .textArea(field.content(text: text, kind: .plain, write))
    }
  }
}

/// A switch.
///
/// ```swift
/// func sound(_ isOn: Bool) -> Node<CounterEvent> {
///   Toggle("Sound", isOn: isOn, send: { .soundChanged($0) }).node
/// }
/// ```
public struct Toggle<Event: Sendable>: Element {
  public let node: Node<Event>

  public init(_ label: some Localizable, isOn: Bool, send: @escaping (Bool) -> Event) {
    let actions = NodeActions(input: { if case .flag(let isOn) = $0 { send(isOn) } else { nil } })
    node = Node(label, actions: actions) { .toggle($0, isOn: isOn) }
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
    text: String, kind: FieldKind, _ write: (LocalizedText) -> String
  ) -> FieldContent {
    FieldContent(
      label: write(label), text: text, placeholder: write(placeholder), kind: kind,
      error: error.map(write))
  }
}
