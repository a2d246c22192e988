import Foundation

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
  /// The provider's name in messages about the values that it sets.
  var name: String { get }
  /// Keys that the provider declares besides those of the app, such as those of the program that runs it.
  var declarations: [ConfigurationDeclaration] { get }
  /// Sets the provider's values. Called once, when the configuration is made.
  ///
  /// - Throws: An error that stops the start of the app.
  func provide(into configuration: inout ConfigurationBuilder) throws
}

extension ConfigurationProvider {
  public var declarations: [ConfigurationDeclaration] { [] }
}

/// Collects the values that providers set.
///
/// ```swift
/// func provide(into configuration: inout ConfigurationBuilder) {
///   configuration.set(PageSize.self, to: 50)
/// }
/// ```
public struct ConfigurationBuilder {
  struct Entry: Sendable {
    let value: any Sendable
    /// The provider that set the value.
    let provider: String
    /// The exact place, for messages.
    let place: String
    /// The places whose values this one overrides.
    let overridden: [String]
  }

  /// The declared keys, for providers that look up values by name.
  public let declarations: [ConfigurationDeclaration]
  var entries: [ObjectIdentifier: Entry] = [:]
  var problems: [ConfigurationProblem] = []
  var provider = ""
  private var ways: [(ConfigurationDeclaration) -> String] = []

  init(declarations: [ConfigurationDeclaration]) { self.declarations = declarations }

  /// Sets a key's value and overrides the value of an earlier provider.
  public mutating func set<Key: ConfigurationKey>(_ key: Key.Type, to value: Key.Value) {
    set(id: ConfigurationDeclaration.id(of: key), name: Key.name, value, at: nil)
  }

  /// Sets the value of a declared key from text and overrides the value of an earlier provider.
  ///
  /// A text that is not a value of the key prevents the start. It is reported together with all other problems.
  ///
  /// - Parameter place: The source of the text, such as `environment variable PAGE_SIZE`.
  public mutating func set(
    _ declaration: ConfigurationDeclaration, from text: String, at place: String
  ) {
    guard let kind = declaration.kind else {
      problems.append(.notFromText(key: declaration.key, place: place))
      return
    }
    guard let value = declaration.read(text) else {
      // An address may have a password.
      let isSecret = declaration.isSecret || URL(string: text)?.user() != nil
      problems.append(
        .unreadable(
          key: declaration.key, text: isSecret ? nil : text, kind: kind, place: place))
      return
    }
    set(id: declaration.id, name: declaration.key, value, at: place)
  }

  /// Reports a name that does not belong to a declared key, so that its value is not silently ignored.
  public mutating func reportUnknown(_ name: String, at place: String) {
    reportUnknown(name, at: place, among: declarations.map(\.key))
  }

  /// Says how a person sets any key that a text can set, such as with an option; the next provider's way is stronger.
  package mutating func addWay(_ way: @escaping (ConfigurationDeclaration) -> String) {
    ways.append(way)
  }

  /// The ways in which a person can set a key, the strongest first.
  func ways(toSet declaration: ConfigurationDeclaration) -> [String] {
    declaration.kind == nil ? [] : ways.reversed().map { $0(declaration) }
  }

  /// - Parameter names: The names that somebody may have meant.
  package mutating func reportUnknown(_ name: String, at place: String, among names: [String]) {
    let nearest = EditDistance.nearest(to: name, among: names)
    problems.append(.unknown(name: name, place: place, nearest: nearest))
  }

  private mutating func set(
    id: ObjectIdentifier, name: String, _ value: any Sendable, at place: String?
  ) {
    let before = entries[id]
    if before?.provider == provider {
      problems.append(.setTwice(key: name, place: place ?? provider))
    }
    entries[id] = Entry(
      value: value, provider: provider, place: place ?? provider,
      overridden: before.map { $0.overridden + [$0.place] } ?? [])
  }
}
