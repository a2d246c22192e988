import SillarVocabulary

// Elements that show a field of a form and send its changes as an ``Edit``.

extension TextField {
  /// A field of a form; see ``Edit``.
  ///
  /// - Parameters:
  ///   - field: The field's text in the form.
  ///   - send: The event for an edit, usually a case such as `FormEvent.edited`.
  public init<Form>(
    _ label: some Localizable, _ field: any WritableKeyPath<Form, String> & Sendable, of form: Form,
    placeholder: some Localizable = "", kind: FieldKind = .plain,
    error: (any Localizable)? = nil, submit: Event? = nil,
    send: @escaping (Edit<Form>) -> Event
  ) {
    self.init(
      label, text: form[keyPath: field], placeholder: placeholder, kind: kind, error: error,
      submit: submit, send: { send(.set(field, $0)) })
  }
}

extension TextArea {
  /// A field of a form; see ``Edit``.
  public init<Form>(
    _ label: some Localizable, _ field: any WritableKeyPath<Form, String> & Sendable, of form: Form,
    placeholder: some Localizable = "", error: (any Localizable)? = nil,
    send: @escaping (Edit<Form>) -> Event
  ) {
    self.init(
      label, text: form[keyPath: field], placeholder: placeholder, error: error,
      send: { send(.set(field, $0)) })
  }
}

extension Toggle {
  /// A field of a form; see ``Edit``.
  public init<Form>(
    _ label: some Localizable, _ field: any WritableKeyPath<Form, Bool> & Sendable, of form: Form,
    send: @escaping (Edit<Form>) -> Event
  ) {
    self.init(label, isOn: form[keyPath: field], send: { send(.set(field, $0)) })
  }
}

extension SegmentedControl {
  /// A field of a form; see ``Edit``. For a field that may be nil, nothing is chosen until it has a value.
  public init<Form, Value: Equatable & Sendable>(
    _ label: some Localizable, _ field: any WritableKeyPath<Form, Value> & Sendable, of form: Form,
    among options: [Choice<Value>], send: @escaping (Edit<Form>) -> Event
  ) {
    self.init(
      label, options, selection: form[keyPath: field], send: { send(.set(field, $0)) })
  }
}

extension Picker {
  /// A field of a form; see ``Edit``. For a field that may be nil, nothing is chosen until it has a value.
  public init<Form, Value: Equatable & Sendable>(
    _ label: some Localizable, _ field: any WritableKeyPath<Form, Value> & Sendable, of form: Form,
    among options: [Choice<Value>], send: @escaping (Edit<Form>) -> Event
  ) {
    self.init(
      label, options, selection: form[keyPath: field], send: { send(.set(field, $0)) })
  }
}

extension Rating {
  /// A field of a form; see ``Edit``. 0 is no rating yet.
  public init<Form>(
    _ label: some Localizable, _ field: any WritableKeyPath<Form, Int> & Sendable, of form: Form,
    maximum: Int = 5, send: @escaping (Edit<Form>) -> Event
  ) {
    self.init(
      label, value: Double(form[keyPath: field]), maximum: maximum,
      send: { send(.set(field, $0)) })
  }
}
