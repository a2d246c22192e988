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

/// Where providers put their values. See ``ConfigurationProvider``.
public struct ConfigurationBuilder {
  struct Entry: Sendable {
    let value: any Sendable
    /// Who set it.
    let provider: String
    /// Where exactly.
    let place: String
    /// Who had set it before.
    let overridden: [String]
  }

  /// What is declared: for providers that look for a value by its name.
  public let declarations: [ConfigurationDeclaration]
  var entries: [String: Entry] = [:]
  var problems: [ConfigurationProblem] = []
  var provider = ""

  init(declarations: [ConfigurationDeclaration]) { self.declarations = declarations }

  /// Sets a key's value, in place of what an earlier provider set.
  public mutating func set<Key: ConfigurationKey>(_ key: Key.Type, to value: Key.Value) {
    set(id: ConfigurationDeclaration.id(of: key), name: Key.name, value, at: nil)
  }

  /// Sets the value of a declared key from text, in place of what an earlier provider set.
  ///
  /// A text that is no value of the key stops the start, together with all else that is wrong.
  ///
  /// - Parameter place: Where the text stands, such as `environment variable PAGE_SIZE`.
  public mutating func set(
    _ declaration: ConfigurationDeclaration, from text: String, at place: String
  ) {
    guard let kind = declaration.kind else {
      problems.append(.notFromText(key: declaration.key, place: place))
      return
    }
    guard let value = declaration.read(text) else {
      problems.append(
        .unreadable(
          key: declaration.key, text: declaration.isSecret ? nil : text, kind: kind, place: place))
      return
    }
    set(id: declaration.id, name: declaration.key, value, at: place)
  }

  /// Reports a name that is no declared key's: a value that would be lost.
  public mutating func reportUnknown(_ name: String, at place: String) {
    let nearest = EditDistance.nearest(to: name, among: declarations.map(\.key))
    problems.append(.unknown(name: name, place: place, nearest: nearest))
  }

  private mutating func set(
    id: String, name: String, _ value: any Sendable, at place: String?
  ) {
    let before = entries[id]
    if before?.provider == provider {
      problems.append(.setTwice(key: name, provider: provider))
    }
    entries[id] = Entry(
      value: value, provider: provider, place: place ?? provider,
      overridden: before.map { $0.overridden + [$0.place] } ?? [])
  }
}
