public import Foundation

/// An app as its users know it: a name, its modules and configuration, its words and pictures, and the behaviours
/// that every screen of it has.
///
/// ```swift
/// let flavour = try Flavour(
///   name: "Counter", version: "1.0.0", languages: ["en", "es"], modules: [],
///   configuration: Configuration(flavour: "Counter", providers: []),
///   requiredBehaviours: { _ in [Tracking()] })
/// ```
public struct Flavour: Sendable {
  /// The app's name, as users see it.
  public let name: String
  public let version: String
  /// What the app is for, in one sentence: for search engines and lists of apps.
  public let summary: String
  /// The languages that it speaks, as in BCP 47. The first is for those who read none of them.
  public let languages: [String]
  public let modules: [Module]
  public let configuration: Configuration
  /// Makes the behaviours that come first on every screen, in order; called once for each window.
  public let requiredBehaviours: @Sendable (WindowContext) -> [any Behaviour]
  private let shelf: ResourceShelf
  private let timeZone: TimeZone

  /// - Parameters:
  ///   - modules: What the app is built of. ``Sillar/module``, with the words of the framework itself, is always
  ///     among them.
  ///   - resources: The folder with the flavour's own words and pictures, a folder for each module in it.
  /// - Throws: ``FlavourError`` naming all that does not fit together; ``ResourceError``.
  public init(
    name: String, version: String = "0.1.0", summary: String = "", languages: [String] = ["en"],
    modules: [Module] = [], resources: URL? = nil, configuration: Configuration,
    requiredBehaviours: @escaping @Sendable (WindowContext) -> [any Behaviour] = { _ in [] }
  ) throws {
    let languages = languages.isEmpty ? ["en"] : languages
    let all = [SillarModule.module] + modules
    let shelf = try ResourceShelf(
      flavour: resources.map { ResourceFolder($0) }, modules: all, languages: languages)
    let zone = TimeZone(identifier: configuration[TimeZoneKey.self])
    self.name = name
    self.version = version
    self.summary = summary
    self.languages = languages
    self.modules = all
    self.configuration = configuration
    self.requiredBehaviours = requiredBehaviours
    self.shelf = shelf
    timeZone = zone ?? .gmt

    var problems: [FlavourError.Problem] = []
    if zone == nil { problems.append(.unknownTimeZone(configuration[TimeZoneKey.self])) }
    problems += languages.filter { PluralCategory.needed(in: $0) == nil }.map {
      .unknownLanguage($0)
    }
    problems += FlavourError.problems(among: all)
    problems += behaviourConflicts().map { .conflict($0) }
    guard problems.isEmpty else { throw FlavourError(flavour: name, problems: problems) }
  }

  /// The words for a visitor: in the first of their languages that the app speaks, else in the app's first.
  public func localisation(for visitor: Visitor) -> Localisation {
    let best = LanguageTag.best(for: visitor.languages, among: languages)
    let language = best?.language ?? languages[0]
    return Localisation(
      language: language, tag: best?.tag ?? language, tables: shelf.tables(for: language),
      moneyFormat: configuration[MoneyFormatKey.self], timeZone: timeZone)
  }

  /// The texts that its modules ask for and that it lacks in a language. A test should find none.
  public func missingTexts() -> [MissingText] { shelf.missing }

  /// A file among the resources, for a host: the flavour's own, else the module's.
  ///
  /// - Parameter path: The module's name in lower case and the file in its folder, such as
  ///   `payments/pictures/card.svg`; a name alone is a file of the flavour's.
  /// - Returns: Nil when there is none of that name.
  /// - Throws: ``ResourceError`` when it cannot be read.
  public func resource(_ path: String) throws -> Data? { try shelf.contents(of: path) }

  /// The name and version of the app and of each of its modules, a line each.
  public var versions: String {
    Self.versions(
      of: name, version, modules: modules.filter { $0.name != SillarModule.module.name })
  }

  /// The same for an app that has not been made: for `--version`.
  public static func versions(of name: String, _ version: String, modules: [Module]) -> String {
    let all = modules + [SillarModule.module]
    let width = all.map(\.name.count).max() ?? 0
    let lines = all.map { module in
      "  \(module.name)\(String(repeating: " ", count: width - module.name.count)) \(module.version)"
    }
    return (["\(name) \(version)"] + lines).joined(separator: "\n")
  }

  /// The required behaviours with each other, and with those that modules give to their screens.
  private func behaviourConflicts() -> [BehaviourConflict] {
    // Made for a window that never opens: only what they are counts.
    let visitor = Visitor(id: "start")
    let context = WindowContext(
      visitor: visitor, navigator: Navigator(), words: localisation(for: visitor))
    let required = requiredBehaviours(context).map { (owner: name, type: type(of: $0)) }
    let own = BehaviourConflict.all(among: required)
    return own
      + modules.flatMap { module in
        module.behaviours.flatMap { behaviour in
          BehaviourConflict.all(among: required + [(owner: module.name, type: behaviour)])
        }
        .filter { !own.contains($0) }
      }
  }
}
