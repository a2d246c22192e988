public import Foundation
public import SillarModel

/// An app as its users know it: a name, its modules and configuration, its texts and pictures, and the behaviors that
/// every screen has.
///
/// ```swift
/// let flavor = try Flavor(
///   name: "Counter", version: "1.0.0", languages: ["en", "es"], modules: [],
///   configuration: Configuration(flavor: "Counter", providers: []),
///   requiredBehaviors: { _ in [Tracking()] })
/// ```
public struct Flavor: Sendable {
  /// The app's name, as shown to users.
  public let name: String
  /// The name where there is room for a few letters, such as below the app's icon.
  public let shortName: String
  public let version: String
  /// The purpose of the app, in one sentence, for search engines and app directories: by default the text `app.summary` of the
  /// flavor's catalog in the folder `sillar`, in the language of who reads it.
  public let summary: LocalizedText
  /// The app's languages, as BCP 47 tags. The first is used for users who read none of them.
  public let languages: [String]
  public private(set) var modules: [Module]
  public let configuration: Configuration
  /// What the app does besides its windows. The hosts of the app run it from their start to their end.
  public private(set) var work: AppWork
  /// Creates the behaviors that come first on every screen, in order. Called once for each window.
  public private(set) var requiredBehaviors: @Sendable (ModuleContext) -> [any Behavior]
  /// Tells whether a device may keep the screen with a path, so that a start without a line shows it.
  public private(set) var keepsOnDevice: @Sendable (_ path: String, _ isSignedIn: Bool) -> Bool
  /// True if a new visit goes on where the last one ended.
  public private(set) var resumesLastVisit: Bool
  /// The run of the work in test hosts.
  package private(set) var sharedRun: SharedRun
  package let shelf: ResourceShelf
  private let timeZone: TimeZone

  /// - Parameters:
  ///   - shortName: See ``shortName``; by default the name.
  ///   - modules: The modules of the app. That of the framework, with its texts, is always added.
  ///   - work: The work that all of the app's infra was made with; by default none.
  ///   - keepsOnDevice: Tells whether a device may keep the screen with a path, such as `/films/7`, so that a start without a line
  ///     shows it; by default those that nobody has to sign in for. What somebody types into a concealed field is never kept.
  ///   - resumesLastVisit: True if somebody who is signed in and opens the app at `/`, while no other page shows it to them, gets the
  ///     window that they have left last, with its screens, its lists and its place; false for the first screen.
  ///   - resources: The folder with the flavor's own texts and pictures, with a subfolder for each module.
  ///   - base: The resources of another flavor, for all files and texts that `resources` does not have: those of the app
  ///     that this one is a regional form of.
  /// - Throws: An error that names every conflict between the parts, or the resource that cannot be used.
  public init(
    name: String, shortName: String? = nil, version: String = "0.1.0",
    summary: any Localizable = SillarString.summary, languages: [String] = ["en"],
    modules: [Module] = [], resources: URL? = nil, over base: URL? = nil,
    configuration: Configuration, work: AppWork = AppWork(),
    requiredBehaviors: @escaping @Sendable (ModuleContext) -> [any Behavior] = { _ in [] },
    keepsOnDevice: @escaping @Sendable (_ path: String, _ isSignedIn: Bool) -> Bool = { !$1 },
    resumesLastVisit: Bool = false
  ) throws {
    let languages = languages.isEmpty ? ["en"] : languages
    let all = [SillarModule.module] + modules
    let shelf = try ResourceShelf(
      flavor: [resources, base].compactMap { $0.map { ResourceFolder($0) } }, modules: all,
      languages: languages)
    try shelf.checkFonts(for: configuration[StyleSheetKey.self].families)
    let zone = TimeZone(identifier: configuration[TimeZoneKey.self])
    self.name = name
    self.shortName = shortName ?? name
    self.version = version
    self.summary = summary.localized
    self.languages = languages
    self.modules = all
    self.configuration = configuration
    self.work = work
    sharedRun = SharedRun(work)
    self.requiredBehaviors = requiredBehaviors
    self.keepsOnDevice = keepsOnDevice
    self.resumesLastVisit = resumesLastVisit
    self.shelf = shelf
    timeZone = zone ?? .gmt

    var problems: [FlavorError.Problem] = []
    if zone == nil { problems.append(.unknownTimeZone(configuration[TimeZoneKey.self])) }
    problems += languages.filter {
      !LanguageTag.isValid($0) || !Locale.LanguageCode(LanguageTag.primary(of: $0)).isISOLanguage
    }
    .map { .unknownLanguage($0) }
    problems += FlavorError.problems(among: all) + FlavorError.slotProblems(among: all, shelf)
    problems += FlavorError.elementProblems(among: all, shelf)
    problems += behaviorConflicts().map { .conflict($0) }
    guard problems.isEmpty else { throw FlavorError(flavor: name, problems: problems) }
  }

  /// The flavor of the previews of its modules.
  var forPreviews: Flavor {
    var copy = self
    copy.modules = modules.map(\.forPreviews)
    copy.requiredBehaviors = { _ in [] }
    copy.keepsOnDevice = { _, _ in false }
    copy.resumesLastVisit = false
    copy.work = AppWork()
    copy.sharedRun = SharedRun(copy.work)
    return copy
  }

  /// The texts for a visitor, in the first of their languages that the app supports, or else in the app's first
  /// language, with times in the visitor's time zone.
  public func localization(for visitor: Visitor) -> Localization {
    let best = LanguageTag.best(for: visitor.languages, among: languages)
    let language = best?.language ?? languages[0]
    return Localization(
      language: language, tag: best?.tag ?? language, tables: shelf.tables(for: language),
      moneyFormat: configuration[MoneyFormatKey.self],
      timeZone: visitor.timeZone.flatMap { TimeZone(identifier: $0) } ?? timeZone)
  }

  /// Describes the texts that modules use and that are missing in a language, those whose placeholders or plural forms
  /// differ between languages, and those that no module uses. A test should check that the list is empty.
  public func missingTexts() -> [String] { missing.map(\.description) }

  package var missing: [MissingText] { shelf.missing }

  /// A resource file, for a host: the flavor's own file, or else the module's.
  ///
  /// - Parameter path: The module's name in lowercase and the file in its folder, such as `payments/pictures/card.svg`;
  ///   a name alone is a file of the flavor.
  /// - Returns: Nil when there is no such file.
  /// - Throws: An error that names the file when it cannot be read.
  public func resource(_ path: String) throws -> Data? { try shelf.contents(of: path) }

  /// The fonts that the flavor ships, for a host: the resource, and what its name says.
  ///
  /// A flavor has them in the folder `fonts`, named after the family and the weight: `Nunito Sans 700.woff2`,
  /// `Nunito Sans 400 italic.woff2`, or with all weights of a variable font, `Nunito Sans 200-900.woff2`. The families of its
  /// `style.json` name the family.
  public var fonts: [(resource: String, family: String, weights: ClosedRange<Int>, isItalic: Bool)]
  {
    shelf.fontNames.compactMap { name in
      FontFile(name).map { ("\(FontFile.folder)/\(name)", $0.family, $0.weights, $0.isItalic) }
    }
  }

  /// The link to the framework's screen on which a visitor chooses language and appearance, in each app: hosts show it.
  public static let preferencesLink = "/preferences"

  /// The route templates of all modules, in alphabetical order: every address of the app.
  public var routeTemplates: [String] { modules.flatMap(\.routes).sorted() }

  /// The shortcuts of all modules, in their order; see ``Module/shortcuts``.
  public var shortcuts: [(title: LocalizedText, link: String)] { modules.flatMap(\.shortcuts) }

  /// The kinds of notices of all modules, in their order; see ``Module/notices``.
  public var notices: [(kind: String, title: LocalizedText)] { modules.flatMap(\.notices) }

  /// The addresses of an app that has not been created, one per line, with the module of each: for `--print-routes`.
  public static func routes(of modules: [Module]) -> String {
    let lines = modules.flatMap { module in
      module.routes.map { (template: $0, module: module.name) }
    }
    .sorted { $0.template < $1.template }
    let width = lines.map(\.template.count).max() ?? 0
    return lines.map { line in
      "\(line.template)\(String(repeating: " ", count: width - line.template.count))  \(line.module)"
    }.joined(separator: "\n")
  }

  /// The name and version of the app and of each of its modules, one per line.
  public var versions: String {
    Self.versions(
      of: name, version, modules: modules.filter { $0.name != SillarModule.module.name })
  }

  /// The same for an app that has not been created: for `--version`.
  public static func versions(of name: String, _ version: String, modules: [Module]) -> String {
    let all = modules + [SillarModule.module]
    let width = all.map(\.name.count).max() ?? 0
    let lines = all.map { module in
      "  \(module.name)\(String(repeating: " ", count: width - module.name.count)) \(module.version)"
    }
    return (["\(name) \(version)"] + lines).joined(separator: "\n")
  }

  /// The conflicts of the required behaviors with each other, and with the behaviors that modules add to their screens.
  private func behaviorConflicts() -> [BehaviorConflict] {
    // Created for a window that never opens: only the types of the behaviors matter.
    let context = ModuleContext(
      visitor: Visitor(id: "start"), flavor: self, navigator: Navigator(), clock: ContinuousClock(),
      now: { Date() })
    let required = requiredBehaviors(context).map { (owner: name, type: type(of: $0)) }
    let own = BehaviorConflict.all(among: required)
    return own
      + modules.flatMap { module in
        module.behaviors.flatMap { behavior in
          BehaviorConflict.all(among: required + [(owner: module.name, type: behavior)])
        }
        .filter { !own.contains($0) }
      }
  }
}
