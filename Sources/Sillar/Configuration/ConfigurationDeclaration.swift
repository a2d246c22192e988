/// A key that somebody reads, and who that is.
///
/// ```swift
/// let declared = ConfigurationDeclaration(APIAddress.self, neededBy: "CounterAPI")
/// ```
///
/// What is declared can be set from outside, is listed, and must have a value when the app starts.
public struct ConfigurationDeclaration: Sendable, Equatable {
  /// The key's name.
  public let key: String
  /// The module or library that reads it; of several, all, with commas between them.
  public private(set) var neededBy: String
  /// What the value is for.
  public let summary: String
  public let isSecret: Bool
  /// What to write where the value is read from text; nil for a key that only code can set.
  public let kind: String?
  /// The default, for people to read; nil for a key without one.
  public let defaultText: String?
  let id: String
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

  /// The same key, needed by another too.
  func needed(alsoBy other: String) -> ConfigurationDeclaration {
    guard !neededBy.split(separator: ", ").contains(other[...]) else { return self }
    var both = self
    both.neededBy += ", \(other)"
    return both
  }

  public static func == (one: Self, other: Self) -> Bool {
    one.id == other.id && one.neededBy == other.neededBy
  }

  /// Two keys with one name are still two keys.
  static func id(of key: any ConfigurationKey.Type) -> String { String(reflecting: key) }
}
