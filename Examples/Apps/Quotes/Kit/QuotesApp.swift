import ChatDelivery
import ChatInfra
public import CompanyKit
public import Foundation
public import Logging
import PhotosDelivery
import PhotosInfra
import QuotesDelivery
import SignInDelivery
import SignInInfra
public import Sillar
public import SillarData
import UnsentDelivery
import Work
import WorkDelivery
import WorkInfra

/// The app of one side of Quotes: the shared modules (signing in, offers, chats, photos, unsent changes), and the side's own.
///
/// ```swift
/// func makeApp(api: URL, folder: URL) throws -> QuotesApp<Pro> {
///   try QuotesApp(
///     configuration: QuotesApp<Pro>.configuration([Places(apiURL: api, dataFolder: folder)]))
/// }
/// ```
public struct QuotesApp<Side: QuotesSide>: MemberApp {
  public static var version: String { Side.version }
  public static var modules: [Module] {
    [
      WorkModule.module, SignInModule.module, QuotesModule.module, ChatModule.module,
      PhotosModule.module, UnsentModule.module, HomeModule.module, Side.module,
    ]
  }

  public let flavor: Flavor
  public let clock: any Clock<Duration>
  public let now: @Sendable () -> Date
  let services: QuotesServices
  private let side: Side

  /// Returns the app's configuration.
  ///
  /// - Parameter providers: Must set `APIURL` and `DataFolder`. They override the app's resources.
  /// - Throws: A `ConfigurationError` that lists all problems.
  public static func configuration(_ providers: [any ConfigurationProvider]) throws -> Configuration
  {
    let resources = ResourceConfiguration(Side.resources, name: "\(Side.name)'s resources")
    return try Configuration(
      flavor: Side.name, modules: modules, declarations: Company.declarations,
      providers: [resources] + providers)
  }

  /// - Parameters:
  ///   - databases: Opens the databases of what must not be lost.
  ///   - clock: Measures timeouts, waits and inactivity.
  /// - Throws: An error that names the mismatch, or an error if the folder cannot be used.
  public init(
    configuration: Configuration, databases: any Databases = LocalDatabases(),
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }, logger: Logger? = nil
  ) throws {
    let company = try Company(
      configuration: configuration, databases: databases, clock: clock, now: now,
      logger: logger ?? Logger(label: Side.name.lowercased()))
    let services = try QuotesServices(
      company, parts: Side.parts, sharedFiles: configuration[FilesFolder.self])
    (self.services, self.clock, self.now) = (services, clock, now)
    side = Side(service: services.work)
    flavor = try Flavor(
      name: Side.name, version: Side.version, languages: ["en", "es"],
      modules: Self.modules, resources: Side.resources, configuration: configuration,
      work: company.work,
      requiredBehaviors: { company.requiredBehaviors($0, services: [services.work.remote]) },
      resumesLastVisit: true)
  }

  public func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    SignInGate(
      context, sessions: signIn.session(of: context.visitor, for: Side.accounts),
      unsent: OutboxUnsentWork(services.work.outbox), demoAccounts: Side.demoAccounts,
      modules: Self.modules
    ) { [services, side] member, context, signIn in
      InsideCoordinator(
        Person(member), context.retrying(services.work.remote.connectivity), services,
        showAccount: signIn.showAccount, own: side.makeModules)
    }
  }

  public func notices(for visitor: String, as account: String?) -> AsyncStream<[Notice]> {
    let person = signIn.factory.sessions.person(for: visitor).map { Person($0) }
    guard let person, person.id.rawValue == account else { return AsyncStream { $0.finish() } }
    let chats = ChatModule.notices(
      of: services.chat.chats(of: person), retrying: services.work.remote.connectivity)
    return side.notices(of: person, besides: chats)
  }

  public var signIn: CompanySignIn { services.signIn }

  /// The photos that each visitor may see.
  public var photos: VisitorPhotos {
    VisitorPhotos(pictures: services.photos.pictures, sessions: signIn.factory.sessions)
  }
}
