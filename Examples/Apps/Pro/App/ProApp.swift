public import CompanyKit
import FindRequestsDelivery
import FindRequestsInfra
public import Foundation
public import Logging
public import QuotesKit
import SignInDelivery
import SignInInfra
public import Sillar
public import SillarData
import Work
import WorkInfra

/// Pro, the app for professionals: the open requests, their own offers, and the homeowners.
///
/// ```swift
/// func makeApp(api: URL, folder: URL) throws -> ProApp {
///   try ProApp(
///     configuration: ProApp.configuration([Places(apiURL: api, dataFolder: folder)]))
/// }
/// ```
public struct ProApp: MemberApp {
  public static let version = "1.0.0"
  public static let modules = QuotesSuite.modules + [FindRequestsModule.module]

  public let flavor: Flavor
  let suite: QuotesSuite
  private let requests: FindRequestsInfraFactory

  /// Returns the app's configuration.
  ///
  /// - Parameter providers: Must set `APIURL` and `DataFolder`. They override the app's resources.
  /// - Throws: A `ConfigurationError` that lists all problems.
  public static func configuration(_ providers: [any ConfigurationProvider]) throws -> Configuration
  {
    try Configuration(
      flavor: "Pro", modules: modules, declarations: Company.declarations,
      providers: [ResourceConfiguration(resources, name: "Pro's resources")] + providers)
  }

  private static let resources = Bundle.module.bundleURL.appending(path: "Resources")

  /// - Parameters:
  ///   - databases: Opens the databases of what must not be lost.
  ///   - clock: Measures timeouts, waits and inactivity.
  /// - Throws: An error that names the mismatch, or an error if the folder cannot be used.
  public init(
    configuration: Configuration, databases: any Databases = LocalDatabases(),
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }, logger: Logger = Logger(label: "pro")
  ) throws {
    suite = try QuotesSuite(
      Self.modules, for: .professionals,
      demoAccounts: [
        .example("Carla Núñez", "carla"), .example("Diego Marín", "diego"),
        .example("Elena Ferrer", "elena"),
      ],
      parts: [FindRequestsPart()], configuration: configuration, databases: databases, clock: clock,
      now: now, logger: logger)
    requests = FindRequestsInfraFactory(service: suite.services.work)
    flavor = try Flavor(
      name: "Pro", version: Self.version,
      summary: "Find work on homes, make offers, and talk to who asks for it.",
      languages: ["en", "es"], modules: Self.modules, resources: Self.resources,
      configuration: configuration, requiredBehaviors: suite.requiredBehaviors)
  }

  public func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    suite.makeCoordinator(context) { [requests] shared in
      let find = FindRequestsCoordinator(
        shared.context, jobs: requests.jobs(of: shared.person),
        offers: requests.offers(of: shared.person), menu: shared.menu,
        chat: { shared.chat($0, shared.person.id) }, quote: shared.quote, unsent: shared.unsent,
        track: shared.track)
      return AppModules(
        find, request: find.show, edits: [.offered: find.makeOffer], answers: find.anotherOffer)
    }
  }

  public func notices(for visitor: String, as account: String?) -> AsyncStream<[Notice]> {
    suite.person(of: visitor, as: account).map(suite.notices) ?? AsyncStream { $0.finish() }
  }

  public var signIn: CompanySignIn { suite.signIn }

  public func run() async { await suite.run() }

  /// The photos that each visitor may see.
  public var photos: VisitorPhotos { suite.photos }
}
