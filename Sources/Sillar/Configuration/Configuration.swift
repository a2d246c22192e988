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
public protocol ConfigurationKey {
  associatedtype Value: Sendable
  /// The name in messages, dotted and in lower case.
  static var name: String { get }
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

/// Sets values for keys, once, when the app starts.
///
/// ```swift
/// struct Endpoints: ConfigurationProvider {
///   let name = "endpoints"
///   func provide(into configuration: inout ConfigurationBuilder) {
///     configuration.set(APIAddress.self, to: "http://127.0.0.1:8080/api")
///   }
/// }
/// ```
public protocol ConfigurationProvider: Sendable {
  /// The name in messages: who set a value.
  var name: String { get }
  func provide(into configuration: inout ConfigurationBuilder) throws
}

/// The values of an app: filled once at start-up, immutable after that, and passed down.
///
/// ```swift
/// let configuration = try Configuration(
///   flavour: "Counter", requirements: [.init(APIAddress.self, neededBy: "CounterAPI")],
///   providers: [Endpoints()])
/// let address = try configuration.require(APIAddress.self)
/// let pageSize = configuration[PageSize.self]
/// ```
public struct Configuration: Sendable {
  fileprivate struct Entry: Sendable {
    let value: any Sendable
    let provider: String
  }

  private let flavour: String
  private let entries: [String: Entry]

  /// Asks the providers in order; of two that set one key, the later one's value holds.
  ///
  /// - Parameters:
  ///   - flavour: The app's name, for messages.
  ///   - requirements: The keys without a default that must have a value, and who needs them.
  /// - Throws: ``ConfigurationError`` naming every requirement without a value; what a provider throws.
  public init(
    flavour: String, requirements: [ConfigurationRequirement] = [],
    providers: [any ConfigurationProvider]
  ) throws {
    var builder = ConfigurationBuilder()
    for provider in providers {
      builder.provider = provider.name
      try provider.provide(into: &builder)
    }
    let missing = requirements.filter { builder.entries[$0.id] == nil }
    guard missing.isEmpty else { throw ConfigurationError(flavour: flavour, missing: missing) }
    self.flavour = flavour
    entries = builder.entries
  }

  /// The value of a key that has a default.
  public subscript<Key: DefaultedConfigurationKey>(_ key: Key.Type) -> Key.Value {
    value(of: key) ?? Key.defaultValue
  }

  /// The value of a key without a default.
  ///
  /// - Throws: ``ConfigurationError`` when there is none: the key was not among the requirements.
  public func require<Key: ConfigurationKey>(_ key: Key.Type) throws(ConfigurationError)
    -> Key.Value
  {
    guard let value = value(of: key) else {
      throw ConfigurationError(
        flavour: flavour, missing: [ConfigurationRequirement(key, neededBy: "a reader")])
    }
    return value
  }

  /// The name of the provider that set a key's value; nil when it has only its default, or none.
  public func provider<Key: ConfigurationKey>(of key: Key.Type) -> String? {
    entries[ConfigurationRequirement.id(of: key)]?.provider
  }

  private func value<Key: ConfigurationKey>(of key: Key.Type) -> Key.Value? {
    entries[ConfigurationRequirement.id(of: key)]?.value as? Key.Value
  }
}

/// Where providers put their values. See ``ConfigurationProvider``.
public struct ConfigurationBuilder {
  fileprivate var entries: [String: Configuration.Entry] = [:]
  fileprivate var provider = ""

  /// Sets a key's value, in place of what an earlier provider set.
  public mutating func set<Key: ConfigurationKey>(_ key: Key.Type, to value: Key.Value) {
    entries[ConfigurationRequirement.id(of: key)] = .init(value: value, provider: provider)
  }
}

/// A key that must have a value, and who needs it. See ``Configuration``.
public struct ConfigurationRequirement: Sendable, Equatable {
  /// The key's name.
  public let key: String
  /// The module or library that reads it.
  public let neededBy: String
  fileprivate let id: String

  public init<Key: ConfigurationKey>(_ key: Key.Type, neededBy: String) {
    self.key = Key.name
    self.neededBy = neededBy
    id = Self.id(of: key)
  }

  /// Two keys with one name are still two keys.
  fileprivate static func id(of key: any ConfigurationKey.Type) -> String {
    String(reflecting: key)
  }
}

/// Start-up cannot go on, because keys have neither a value nor a default.
public struct ConfigurationError: Error, Equatable, CustomStringConvertible {
  public let flavour: String
  public let missing: [ConfigurationRequirement]

  public var description: String {
    let keys = missing.map { "\"\($0.key)\" (needed by \($0.neededBy))" }
    let values = missing.count == 1 ? "a configuration value is" : "configuration values are"
    return """
      \(flavour) cannot start: \(values) missing: \(keys.joined(separator: ", ")). \
      Add a provider that sets \(missing.count == 1 ? "it" : "them") to the flavour \(flavour).
      """
  }
}
