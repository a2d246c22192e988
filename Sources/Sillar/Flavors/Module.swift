public import Foundation

/// A building block of apps: its name and version, the modules it requires, and its resources, routes and
/// configuration.
///
/// ```swift
/// enum ShopModule {
///   static let module = Module(
///     name: "Shop", version: "1.2.0", requires: ["Payments": "1.0.0"],
///     configuration: [ConfigurationDeclaration(PageSize.self, neededBy: "Shop")])
/// }
/// ```
///
/// A flavor lists its modules. It does not start when a required module is missing. A module never checks which flavor
/// it is in: everything that may differ is a configuration key, a text or a picture.
public struct Module: Sendable {
  /// The name as shown, such as `Payments`. The module's folder in a flavor's resources has this name in lowercase.
  public let name: String
  /// Three numbers, as in Semantic Versioning 2.0.0.
  public let version: String
  /// The modules that this one requires, each with its minimum version. A version with another major number does not
  /// satisfy it.
  public let requires: [String: String]
  /// The keys that the module's parts read.
  public let configuration: [ConfigurationDeclaration]
  /// The route templates of the module's screens, such as `/notes/:id`.
  public private(set) var routes: [String]
  private(set) var routePatterns: [PathPattern]
  private(set) var shortcutTemplates: [String]
  /// The types of the routes.
  public private(set) var routeTypes: [any Route.Type]
  /// The screens that a person may go to straight from the app's icon: a short title, and the link.
  ///
  /// ```swift
  /// struct BasketRoute: Route {
  ///   static let path = Path("/basket") { BasketRoute() }
  /// }
  ///
  /// let shop = Module(
  ///   name: "Shop", version: "1.0.0", routes: [BasketRoute.self],
  ///   shortcuts: ["Basket": BasketRoute()])
  /// ```
  public private(set) var shortcuts: [(title: LocalizedText, link: String)]
  /// The kinds of notices that the module may have for a person, as ``Notice/kind`` names them, with their titles.
  ///
  /// ```swift
  /// enum Words: String, StringKey {
  ///   static let module = "Chat"
  ///   case newMessages
  /// }
  ///
  /// let chat = Module(name: "Chat", version: "1.0.0", strings: [Words.self], notices: [Words.newMessages])
  /// ```
  public private(set) var notices: [(kind: String, title: LocalizedText)]
  /// The types of the behaviors that the module adds to its own screens.
  public let behaviors: [any Behavior.Type]
  /// Screens in given states, to look at while they are written, by their names: see ``Screen/init(preview:_:children:)`` and
  /// ``App/previews``.
  public let previews: [(name: String, make: @Sendable () -> Screen)]
  let slots: [Slot]
  /// The types of the values of the module's ``CustomElement``s.
  let elements: [any CustomElementValue.Type]
  let resources: ResourceFolder?
  /// The names of all texts that the module uses.
  let textNames: [String]

  /// - Parameters:
  ///   - resources: The folder with the module's texts, its pictures, and its look in a browser, `web.css`;
  ///     for each of its own elements `elements/NAME.js`.
  ///   - routes: The routes of its screens: ``Coordinator/routes`` of its coordinator.
  ///   - strings: The keys of its texts, so that a test can find missing ones.
  ///   - behaviors: Declared so that conflicts with a flavor's required behaviors are reported when the app starts.
  ///   - slots: The fillers that the app gives to the module's slots.
  ///   - elements: The values of the module's own elements; see ``CustomElement``.
  ///   - shortcuts: Where the app's icon leads besides the start, each with a title, the most important one first. The routes
  ///     are routes of the module. A phone shows the first three or four of an app.
  ///   - notices: The kinds of notices of the module: the texts by which a person switches them on and off; see ``Notice``.
  ///   - previews: See ``previews``.
  public init(
    name: String, version: String, requires: [String: String] = [:],
    configuration: [ConfigurationDeclaration] = [], resources: URL? = nil,
    strings: [any StringKey.Type] = [], routes: [any Route.Type] = [],
    behaviors: [any Behavior.Type] = [], slots: [Slot] = [],
    elements: [any CustomElementValue.Type] = [],
    shortcuts: KeyValuePairs<any Localizable, any Route> = [:], notices: [any StringKey] = [],
    previews: KeyValuePairs<String, @Sendable () -> Screen> = [:]
  ) {
    self.init(
      name: name, version: version, requires: requires, configuration: configuration,
      folder: resources.map { ResourceFolder($0) }, strings: strings, routes: routes,
      behaviors: behaviors, slots: slots, elements: elements, shortcuts: shortcuts,
      notices: notices, previews: previews)
  }

  init(
    name: String, version: String, requires: [String: String] = [:],
    configuration: [ConfigurationDeclaration] = [], folder: ResourceFolder?,
    strings: [any StringKey.Type] = [], routes: [any Route.Type] = [],
    behaviors: [any Behavior.Type] = [], slots: [Slot] = [],
    elements: [any CustomElementValue.Type] = [],
    shortcuts: KeyValuePairs<any Localizable, any Route> = [:], notices: [any StringKey] = [],
    previews: KeyValuePairs<String, @Sendable () -> Screen> = [:]
  ) {
    self.name = name
    self.version = version
    self.requires = requires
    self.configuration = configuration
    self.behaviors = behaviors
    self.previews = previews.map { (name: $0.key, make: $0.value) }
    self.slots = slots
    self.elements = elements
    routeTypes = routes
    self.routes = routes.map { Self.template(of: $0) }
    routePatterns = routes.map { Self.pattern(of: $0) }
    resources = folder
    self.shortcuts = shortcuts.map { (title: $0.key.localized, link: $0.value.link) }
    shortcutTemplates = shortcuts.map { $0.value.template }
    self.notices = notices.map { Self.notice($0) }
    textNames = strings.flatMap { Self.names(of: $0) }
  }

  /// The module in an app of previews, which opens none of its addresses and has no notices.
  var forPreviews: Module {
    var copy = self
    (copy.routes, copy.routePatterns, copy.routeTypes) = ([], [], [])
    (copy.shortcuts, copy.shortcutTemplates, copy.notices) = ([], [], [])
    return copy
  }

  private static func template<R: Route>(of route: R.Type) -> String { R.path.template }
  private static func pattern<R: Route>(of route: R.Type) -> PathPattern { R.path.pattern }

  private static func notice<Key: StringKey>(
    _ key: Key
  ) -> (kind: String, title: LocalizedText) {
    (Notice.name(of: key), key.localized)
  }

  private static func names<Key: StringKey>(of keys: Key.Type) -> [String] {
    keys.allCases.map(\.rawValue)
  }

  var folderName: String { name.lowercased() }
}

extension Route {
  fileprivate var template: String { Self.path.template }
}
