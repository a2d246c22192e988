/// A configuration key, and the module or library that reads it.
///
/// ```swift
/// let declared = ConfigurationDeclaration(APIAddress.self, neededBy: "CounterAPI")
/// ```
///
/// A declared key can be set from outside, is listed, and must have a value when the app starts.
public struct ConfigurationDeclaration: Sendable, Equatable {
  /// The key's name.
  public let key: String
  /// The module or library that reads the key; several are separated by commas.
  public private(set) var neededBy: String
  /// The purpose of the value.
  public let summary: String
  public let isSecret: Bool
  /// The expected format when the value is read from text; nil for a key that can only be set in code.
  public let kind: String?
  /// The default value in readable form; nil for a key without a default.
  public let defaultText: String?
  let id: ObjectIdentifier
  let read: @Sendable (String) -> (any Sendable)?
  let write: @Sendable (any Sendable) -> String

  public init<Key: ConfigurationKey>(_ key: Key.Type, neededBy: String) {
    self.init(key, neededBy: neededBy, defaultText: nil)
  }

  public init<Key: DefaultedConfigurationKey>(_ key: Key.Type, neededBy: String) {
    self.init(key, neededBy: neededBy, defaultText: Key.text(of: Key.defaultValue))
  }

  private init<Key: ConfigurationKey>(
    _ key: Key.Type, neededBy: String, defaultText: String?
  ) {
    self.key = Key.name
    self.neededBy = neededBy
    self.defaultText = defaultText
    summary = Key.summary
    isSecret = Key.isSecret
    kind = Key.kind
    id = Self.id(of: key)
    read = { Key.value(from: $0) }
    write = { value in (value as? Key.Value).map { Key.text(of: $0) } ?? "" }
  }

  /// The same key with another reader added.
  func needed(alsoBy other: String) -> ConfigurationDeclaration {
    guard !neededBy.split(separator: ", ").contains(other[...]) else { return self }
    var both = self
    both.neededBy += ", \(other)"
    return both
  }

  public static func == (one: Self, other: Self) -> Bool {
    one.id == other.id && one.neededBy == other.neededBy
  }

  /// The identity of a key type. Two key types with the same name have different identities.
  static func id(of key: any ConfigurationKey.Type) -> ObjectIdentifier { ObjectIdentifier(key) }
}
