/// A value that a library needs and an app decides.
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
  /// The name in messages, in files and on the command line: words in lower case, with dots and hyphens.
  static var name: String { get }
  /// What the value is for, in a sentence.
  static var summary: String { get }
  /// Whether the value must not be shown, to anybody.
  static var isSecret: Bool { get }
  /// What to write where a value is read from text; nil for a key that only code can set.
  static var kind: String? { get }
  /// The value that a text stands for; nil for none.
  static func value(from text: String) -> Value?
  /// A value, for people to read.
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
