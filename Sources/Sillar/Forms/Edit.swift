import SillarVocabulary

/// A change of one field of a form. One event of a screen carries the changes of all its fields.
///
/// ```swift
/// struct LampForm: Equatable, Sendable {
///   var name = ""
///   var isOn = false
/// }
///
/// enum LampEvent: Equatable, Sendable { case edited(Edit<LampForm>) }
///
/// @NodeBuilder<LampEvent> func fields(_ form: LampForm) -> [Node<LampEvent>] {
///   TextField("Name", \.name, of: form, send: LampEvent.edited)
///   Toggle("On", \.isOn, of: form, send: LampEvent.edited)
/// }
///
/// func handle(_ event: LampEvent, _ form: inout LampForm) {
///   switch event {
///   case .edited(let edit): edit.apply(to: &form)
///   }
/// }
/// ```
///
/// A test makes the same event: `.edited(.set(\.name, "Desk"))`. Two edits are equal if they set the same field to equal
/// values. Printing an edit does not show what was typed.
public struct Edit<Form: Sendable>: Equatable, Sendable {
  private let field: any PartialKeyPath<Form> & Sendable
  private let value: any Equatable & Sendable
  private let change: @Sendable (inout Form) -> Void

  /// An edit that replaces the value of a field.
  public static func set<Value: Equatable & Sendable>(
    _ field: any WritableKeyPath<Form, Value> & Sendable, _ value: Value
  ) -> Edit {
    Edit(field: field, value: value) { $0[keyPath: field] = value }
  }

  /// Makes the change in a form.
  public func apply(to form: inout Form) { change(&form) }

  public static func == (one: Edit, other: Edit) -> Bool {
    one.field == other.field && one.value.isEqual(to: other.value)
  }
}

extension Edit: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "Edit(\(field))" }
  public var debugDescription: String { description }
  /// The mirror has no children, so that a dump shows only the description.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
