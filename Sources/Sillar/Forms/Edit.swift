/// A change of one field of a form. One event of a screen carries the changes of all its fields.
///
/// ```swift
/// struct LampForm: Codable, Equatable, Sendable {
///   var name = ""
///   var isOn = false
/// }
///
/// enum LampEvent: Sendable { case edited(Edit<LampForm>) }
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
/// A test makes the same event: `.edited(.set(\.name, "Desk"))`. A form is `Codable`, so that it can be stored and come
/// back; a field whose text must not be stored encodes nothing. Printing an edit does not show what was typed.
public struct Edit<Form: Codable & Sendable>: Sendable {
  private let change: @Sendable (inout Form) -> Void

  /// An edit that replaces the value of a field.
  public static func set<Value: Sendable>(
    _ field: any WritableKeyPath<Form, Value> & Sendable, _ value: Value
  ) -> Edit {
    Edit { $0[keyPath: field] = value }
  }

  private init(_ change: @escaping @Sendable (inout Form) -> Void) { self.change = change }

  /// Makes the change in a form.
  public func apply(to form: inout Form) { change(&form) }
}
