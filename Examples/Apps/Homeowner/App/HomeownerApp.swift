import CompanyKit
public import Foundation
public import Logging
public import QuotesKit
public import Sillar
import Work

/// Homeowner as its users know it: their requests for work, the offers for it, and the people who do it.
///
/// ```swift
/// func makeApp(api: URL, folder: URL) throws -> HomeownerApp {
///   try HomeownerApp(
///     configuration: HomeownerApp.configuration([Places(apiURL: api, dataFolder: folder)]))
/// }
/// ```
public struct HomeownerApp: App {
  public static let version = "1.0.0"
  /// What the app is built of.
  public static let modules = QuotesSuite.modules

  public let flavor: Flavor
  private let suite: QuotesSuite

  /// What the app is configured with.
  ///
  /// - Parameter providers: Must set `APIURL` and `DataFolder`. They come after the app's resources, so what they say
  ///   holds.
  /// - Throws: `ConfigurationError` naming all that is wrong.
  public static func configuration(_ providers: [any ConfigurationProvider]) throws -> Configuration
  {
    try Configuration(
      flavor: "Homeowner", modules: modules, declarations: Company.declarations,
      providers: [ResourceConfiguration(resources, name: "Homeowner's resources")] + providers)
  }

  private static let resources = Bundle.module.bundleURL.appending(path: "Resources")

  /// - Parameter clock: Measures timeouts, waits and inactivity.
  /// - Throws: An error that names what does not fit together, or that the folder cannot be used.
  public init(
    configuration: Configuration, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }, logger: Logger = Logger(label: "homeowner")
  ) throws {
    suite = try QuotesSuite(
      role: .homeowner, configuration: configuration, clock: clock, now: now, logger: logger)
    flavor = try Flavor(
      name: "Homeowner", version: Self.version,
      summary: "Ask for quotes for work on your home, and talk to those who do it.",
      languages: ["en", "es"], modules: Self.modules, resources: Self.resources,
      configuration: configuration, requiredBehaviors: suite.requiredBehaviors)
  }

  public func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    suite.makeCoordinator(
      for: context.visitor, navigator: context.navigator, words: context.words,
      configuration: flavor.configuration)
  }

  public func run() async { await suite.run() }

  /// The photos that visitors may see.
  public var photos: VisitorPhotos { suite.photos }
}
