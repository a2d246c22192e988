public import Foundation

/// A part that apps are built of: its name and version, what it needs of others, and what it brings.
///
/// ```swift
/// enum ShopModule {
///   static let module = Module(
///     name: "Shop", version: "1.2.0", requires: [Module.Requirement("Payments", "1.0.0")],
///     configuration: [ConfigurationDeclaration(PageSize.self, neededBy: "Shop")])
/// }
/// ```
///
/// A flavor lists its modules; it does not start when one of them lacks what it requires. A module never asks which
/// flavor it is in: what can differ is a configuration key, a text or a picture.
public struct Module: Sendable {
  /// Another module that this one cannot be without.
  public struct Requirement: Sendable, Hashable {
    public let name: String
    /// The least version that will do; one with another first number will not.
    public let version: String

    public init(_ name: String, _ version: String) {
      self.name = name
      self.version = version
    }
  }

  /// As it is shown, such as `Payments`. Its folder among a flavor's resources has this name in lower case.
  public let name: String
  /// Three numbers, as in Semantic Versioning 2.0.0.
  public let version: String
  public let requires: [Requirement]
  /// The keys that the module's parts read.
  public let configuration: [ConfigurationDeclaration]
  /// The templates of the routes that the module's screens are at, such as `/notes/:id`.
  public let routes: [String]
  let routePatterns: [PathPattern]
  /// The types of the behaviors that the module gives to screens of its own.
  public let behaviors: [any Behavior.Type]
  let resources: ResourceFolder?
  /// The names of all texts that the module asks for.
  let textNames: [String]

  /// - Parameters:
  ///   - resources: The folder with the module's texts and pictures.
  ///   - routes: Where its screens are.
  ///   - strings: The keys of its texts, so that a test can tell which are missing.
  ///   - behaviors: So that what conflicts with a flavor's required ones is told when the app starts.
  public init(
    name: String, version: String, requires: [Requirement] = [],
    configuration: [ConfigurationDeclaration] = [], resources: URL? = nil,
    strings: [any StringKey.Type] = [], routes: [any Route.Type] = [],
    behaviors: [any Behavior.Type] = []
  ) {
    self.init(
      name: name, version: version, requires: requires, configuration: configuration,
      folder: resources.map { ResourceFolder($0) }, strings: strings, routes: routes,
      behaviors: behaviors)
  }

  init(
    name: String, version: String, requires: [Requirement] = [],
    configuration: [ConfigurationDeclaration] = [], folder: ResourceFolder?,
    strings: [any StringKey.Type] = [], routes: [any Route.Type] = [],
    behaviors: [any Behavior.Type] = []
  ) {
    self.name = name
    self.version = version
    self.requires = requires
    self.configuration = configuration
    self.behaviors = behaviors
    self.routes = routes.map { Self.template(of: $0) }
    routePatterns = routes.map { Self.pattern(of: $0) }
    resources = folder
    textNames = strings.flatMap { Self.names(of: $0) }
  }

  private static func template<R: Route>(of route: R.Type) -> String { R.path.template }
  private static func pattern<R: Route>(of route: R.Type) -> PathPattern { R.path.pattern }

  private static func names<Key: StringKey>(of keys: Key.Type) -> [String] {
    keys.allCases.map(\.rawValue)
  }

  var folderName: String { name.lowercased() }
}
