public import CompanyKit
public import Foundation
public import Logging
public import OwnRequestsDelivery
import OwnRequestsInfra
public import QuotesKit
import SignInDelivery
import SignInInfra
public import Sillar
public import SillarData
import Work
import WorkInfra

/// Homeowner, the app for homeowners: their requests for work, the offers, and the professionals.
///
/// ```swift
/// func makeApp(api: URL, folder: URL) throws -> HomeownerApp {
///   try HomeownerApp(
///     configuration: HomeownerApp.configuration([Places(apiURL: api, dataFolder: folder)]))
/// }
/// ```
public struct HomeownerApp: MemberApp {
  public static let version = "1.0.0"
  public static let modules = QuotesSuite.modules + [OwnRequestsModule.module]

  public let flavor: Flavor
  let suite: QuotesSuite
  private let requests: OwnRequestsInfraFactory

  /// Returns the app's configuration.
  ///
  /// - Parameter providers: Must set `APIURL` and `DataFolder`. They override the app's resources.
  /// - Throws: A `ConfigurationError` that lists all problems.
  public static func configuration(_ providers: [any ConfigurationProvider]) throws -> Configuration
  {
    try Configuration(
      flavor: "Homeowner", modules: modules, declarations: Company.declarations,
      providers: [ResourceConfiguration(resources, name: "Homeowner's resources")] + providers)
  }

  private static let resources = Bundle.module.bundleURL.appending(path: "Resources")

  /// - Parameters:
  ///   - databases: Opens the databases of what must not be lost.
  ///   - clock: Measures timeouts, waits and inactivity.
  /// - Throws: An error that names the mismatch, or an error if the folder cannot be used.
  public init(
    configuration: Configuration, databases: any Databases = LocalDatabases(),
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }, logger: Logger = Logger(label: "homeowner")
  ) throws {
    suite = try QuotesSuite(
      Self.modules, for: .homeowners,
      demoAccounts: [.example("Ana Ruiz", "ana"), .example("Ben Carter", "ben")],
      parts: [OwnRequestsPart()], configuration: configuration, databases: databases, clock: clock,
      now: now, logger: logger)
    requests = OwnRequestsInfraFactory(service: suite.services.work)
    flavor = try Flavor(
      name: "Homeowner", version: Self.version,
      summary: "Ask for quotes for work on your home, and talk to those who do it.",
      languages: ["en", "es"], modules: Self.modules, resources: Self.resources,
      configuration: configuration, requiredBehaviors: suite.requiredBehaviors)
  }

  public func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    suite.makeCoordinator(context) { [requests] shared in
      let own = OwnRequestsCoordinator(
        shared.context, requests: requests.requests(of: shared.person),
        drafts: requests.drafts(of: shared.person), ways: shared)
      return AppModules(
        own, request: own.show, edits: [.changed: own.show], answers: own.answerSection)
    }
  }

  public func notices(for visitor: String, as account: String?) -> AsyncStream<[Notice]> {
    guard let person = suite.person(of: visitor, as: account) else {
      return AsyncStream { $0.finish() }
    }
    return Notice.all(
      suite.notices(of: person),
      OwnRequestsModule.notices(
        of: requests.requests(of: person), retrying: suite.services.work.reconnection))
  }

  public var signIn: CompanySignIn { suite.signIn }

  public func run() async { await suite.run() }

  /// The photos that each visitor may see.
  public var photos: VisitorPhotos { suite.photos }
}

extension SharedModules: OwnRequestsWays {}
