/// The configuration values of an app: set once at startup, then immutable and passed down.
///
/// ```swift
/// let configuration = try Configuration(
///   flavor: "Counter",
///   declarations: [ConfigurationDeclaration(APIAddress.self, neededBy: "CounterAPI")],
///   providers: [Endpoints()])
/// let address = try configuration.require(APIAddress.self)
/// let pageSize = configuration[PageSize.self]
/// ```
public struct Configuration: Sendable {
  /// The keys of the framework.
  static let ownDeclarations = [
    ConfigurationDeclaration(StyleSheetKey.self, neededBy: "Sillar"),
    ConfigurationDeclaration(MoneyFormatKey.self, neededBy: "Sillar"),
    ConfigurationDeclaration(TimeZoneKey.self, neededBy: "Sillar"),
  ]

  /// A line for each declared key, with its value and the provider that set it. Secrets are hidden.
  public var listing: String { table.description }
  package var table: ConfigurationListing
  private let flavor: String
  private var entries: [ObjectIdentifier: ConfigurationBuilder.Entry]

  /// Calls the providers in order. When two providers set one key, the later value wins.
  ///
  /// - Parameters:
  ///   - flavor: The app's name, for error messages.
  ///   - modules: The modules; each declares the keys that it reads.
  ///   - declarations: Keys that other code reads, such as the app itself.
  /// - Throws: ``ConfigurationError`` with every problem, or the error of a provider.
  public init(
    flavor: String, modules: [Module] = [], declarations: [ConfigurationDeclaration] = [],
    providers: [any ConfigurationProvider]
  ) throws {
    let declared =
      Self.ownDeclarations + declarations + modules.flatMap(\.configuration)
      + providers.flatMap(\.declarations)
    var problems: [ConfigurationProblem] = []
    var builder = ConfigurationBuilder(declarations: Self.merged(declared, &problems))
    for provider in providers {
      builder.provider = provider.name
      try provider.provide(into: &builder)
    }
    problems += builder.problems
    problems += builder.declarations
      .filter { $0.defaultText == nil && builder.entries[$0.id] == nil }
      .map { .missing(key: $0.key, neededBy: $0.neededBy, ways: builder.ways(toSet: $0)) }
    table = ConfigurationListing(builder)
    guard problems.isEmpty else {
      throw ConfigurationError(flavor: flavor, problems: problems, table: table)
    }
    self.flavor = flavor
    entries = builder.entries
  }

  /// Merges declarations of the same key and joins their readers. Of two keys with one name, the first is kept.
  private static func merged(
    _ declared: [ConfigurationDeclaration], _ problems: inout [ConfigurationProblem]
  ) -> [ConfigurationDeclaration] {
    var merged: [ConfigurationDeclaration] = []
    for declaration in declared {
      guard let index = merged.firstIndex(where: { $0.key == declaration.key }) else {
        merged.append(declaration)
        continue
      }
      let known = merged[index]
      if known.id == declaration.id {
        merged[index] = known.needed(alsoBy: declaration.neededBy)
      } else {
        problems.append(
          .sameName(key: declaration.key, one: known.neededBy, other: declaration.neededBy))
      }
    }
    return merged
  }

  /// The configuration with other values for some keys.
  package func setting(
    _ values: [(key: any ConfigurationKey.Type, value: any Sendable)], by provider: String
  ) -> Configuration {
    var changed = self
    for (key, value) in values {
      changed.entries[ConfigurationDeclaration.id(of: key)] = ConfigurationBuilder.Entry(
        value: value, provider: provider, place: provider, overridden: [])
    }
    return changed
  }

  /// The value of a key that has a default.
  public subscript<Key: DefaultedConfigurationKey>(_ key: Key.Type) -> Key.Value {
    value(of: key) ?? Key.defaultValue
  }

  /// The value of a key without a default.
  ///
  /// - Throws: ``ConfigurationError`` when the key has no value because it was not declared.
  public func require<Key: ConfigurationKey>(_ key: Key.Type) throws(ConfigurationError)
    -> Key.Value
  {
    guard let value = value(of: key) else {
      throw ConfigurationError(
        flavor: flavor, problems: [.missing(key: Key.name, neededBy: "a reader")],
        table: table)
    }
    return value
  }

  /// The name of the provider that set a key's value; nil when the key has its default value or none.
  public func provider<Key: ConfigurationKey>(of key: Key.Type) -> String? {
    entries[ConfigurationDeclaration.id(of: key)]?.provider
  }

  private func value<Key: ConfigurationKey>(of key: Key.Type) -> Key.Value? {
    entries[ConfigurationDeclaration.id(of: key)]?.value as? Key.Value
  }
}
