/// A value that a library needs and that an app sets.
///
/// ```swift
/// enum APIAddress: ConfigurationKey {
///   static let name = "api.address"
///   typealias Value = String
/// }
/// ```
///
/// Give it a default by conforming to ``DefaultedConfigurationKey`` instead.
///
/// A value can be written in an environment variable, a file or a command-line option if it is a string, a number, a
/// Boolean, a URL, a duration, an optional of these, or an enumeration with raw strings and `CaseIterable`. A value of any
/// other type is set in code, unless the key implements ``kind``, ``value(from:)`` and ``text(of:)``.
public protocol ConfigurationKey: SendableMetatype {
  associatedtype Value: Sendable
  /// The key's name in messages, files and command-line options: lowercase words, separated by dots and hyphens.
  static var name: String { get }
  /// The purpose of the value, in one sentence.
  static var summary: String { get }
  /// True if the value must never be shown.
  static var isSecret: Bool { get }
  /// The expected format when the value is read from text; nil for a key that can only be set in code.
  static var kind: String? { get }
  /// Parses a value from text; returns nil for an invalid text.
  static func value(from text: String) -> Value?
  /// The value in readable form.
  static func text(of value: Value) -> String
}

extension ConfigurationKey {
  public static var summary: String { "" }
  public static var isSecret: Bool { false }
  public static var kind: String? { TextFormat(Value.self)?.kind }
  public static func value(from text: String) -> Value? { TextFormat(Value.self)?.read(text) }
  public static func text(of value: Value) -> String {
    TextFormat(Value.self)?.write(value) ?? "(set in code)"
  }
}

/// A key that has a value even when no provider sets one.
///
/// ```swift
/// enum PageSize: DefaultedConfigurationKey {
///   static let name = "list.page-size"
///   static let defaultValue = 20
/// }
/// ```
public protocol DefaultedConfigurationKey: ConfigurationKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
