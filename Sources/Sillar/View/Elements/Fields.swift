import SillarModel

/// One line of text that the user can change.
///
/// ```swift
/// func search(_ query: String) -> Node<CounterEvent> {
///   TextField("Search", text: query, kind: .search, send: { .queryChanged($0) }).node
/// }
/// ```
///
/// Each change is sent as it happens. What the presenter makes of it comes back with the next state; if that
/// is the text that was sent, nothing in the field is touched.
///
/// The presenter gets one line: a pasted line break or tab is a space, and characters that ``TextRule`` refuses are
/// dropped.
public struct TextField<Event: Sendable>: Element {
  public let node: Node<Event>

  /// - Parameters:
  ///   - label: What is asked for.
  ///   - placeholder: An example of what could stand there.
  ///   - error: What is wrong with the text, in the user's words.
  ///   - submit: Sent when the user confirms, with the return key for example.
  ///   - send: The event for a new text.
  public init(
    _ label: String, text: String, placeholder: String = "", kind: FieldKind = .plain,
    error: String? = nil, submit: Event? = nil, send: @escaping (String) -> Event
  ) {
    let field = FieldContent(
      label: label, text: text, placeholder: placeholder, kind: kind, error: error)
    node = Node(
      .textField(field),
      actions: NodeActions(
        event: submit.map { $0 as any Sendable }, input: { send(TextRule.oneLine.cleaned($0)) }))
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
    _ label: String, text: String, placeholder: String = "", error: String? = nil,
    send: @escaping (String) -> Event
  ) {
    let field = FieldContent(
      label: label, text: text, placeholder: placeholder, kind: .plain, error: error)
    node = Node(
      .textArea(field), actions: NodeActions(input: { send(TextRule.multiline.cleaned($0)) }))
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

  public init(_ label: String, isOn: Bool, send: @escaping (Bool) -> Event) {
    let actions = NodeActions(input: {
      switch $0 {
      case "true": send(true)
      case "false": send(false)
      default: nil
      }
    })
    node = Node(.toggle(label, isOn: isOn), actions: actions)
  }
}
