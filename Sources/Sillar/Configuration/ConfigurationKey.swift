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
  public static var kind: String? { nil }
  public static func value(from text: String) -> Value? { nil }
  public static func text(of value: Value) -> String { "(set in code)" }
}

extension ConfigurationKey where Value: ConfigurationText {
  public static var kind: String? { Value.configurationKind }
  public static func value(from text: String) -> Value? { Value(configurationText: text) }
  public static func text(of value: Value) -> String { value.configurationText }
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
