import CompanyBase
public import Foundation
public import Logging
public import Sillar
import SillarConfiguration
public import SillarData
import TriviaDelivery
import TriviaInfra
import TriviaModel

/// Trivia, a quiz: its flavor, and the only place where all its layers meet.
///
/// ```swift
/// func makeApp(api: URL, folder: URL) throws -> TriviaApp {
///   try TriviaApp(apiURL: api, dataDirectory: folder)
/// }
/// ```
public struct TriviaApp: App {
  public static let version = "0.1.0"
  /// The app's modules.
  public static let modules = [TriviaModule.module]

  public let flavor: Flavor
  private let infra: TriviaInfraFactory
  private let getPicture: GetPicture
  private let company: Company
  public let clock: any Clock<Duration>
  public let now: @Sendable () -> Date

  /// Returns the app's configuration.
  ///
  /// - Parameter providers: Must set `APIURL` and `DataFolder`. They override the app's resources.
  /// - Throws: A `ConfigurationError` that lists all problems.
  public static func configuration(_ providers: [any ConfigurationProvider]) throws -> Configuration
  {
    try Configuration(
      flavor: "Trivia", modules: modules,
      declarations: Company.behaviorDeclarations + [
        ConfigurationDeclaration(APIURL.self, neededBy: "TriviaInfra"),
        ConfigurationDeclaration(DomainEventSink.self, neededBy: "TriviaInfra"),
      ],
      providers: [ResourceConfiguration(resources, name: "Trivia's resources")] + providers)
  }

  /// - Parameters:
  ///   - apiURL: The API, such as `http://127.0.0.1:8080/api`.
  ///   - dataDirectory: The folder for attempts, scores and pictures; created if missing.
  ///   - databases: Opens the database of attempts, scores and pictures.
  ///   - clock: Drives countdowns, and the pause after an answer.
  ///   - now: The current time, for attempts.
  /// - Throws: See ``init(configuration:databases:clock:now:logger:)``.
  public init(
    apiURL: URL, dataDirectory: URL, databases: any Databases = LocalDatabases(),
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }, logger: Logger = Logger(label: "trivia")
  ) throws {
    let places = Places(apiURL: apiURL, dataFolder: dataDirectory)
    try self.init(
      configuration: Self.configuration([places]), databases: databases, clock: clock,
      now: now, logger: logger)
  }

  /// - Throws: A `FlavorError` that names the mismatch, or `DatabaseUnavailable`.
  public init(
    configuration: Configuration, databases: any Databases = LocalDatabases(),
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }, logger: Logger = Logger(label: "trivia")
  ) throws {
    self.clock = clock
    self.now = now
    let company = try Company(
      configuration: configuration, databases: databases, clock: clock, now: now, logger: logger)
    let infra = try TriviaInfraFactory(
      service: company.service(), sink: configuration.domainEvents)
    (self.company, self.infra) = (company, infra)
    flavor = try Flavor(
      name: "Trivia", version: Self.version,
      languages: ["en", "es"], modules: Self.modules, resources: Self.resources,
      configuration: configuration, work: company.work,
      requiredBehaviors: { company.requiredBehaviors($0, services: [infra.service]) })
    getPicture = infra.getPicture
  }

  private static let resources = Bundle.module.bundleURL.appending(path: "Resources")

  public func notices(for visitor: String, as account: String?) -> AsyncStream<[Notice]> {
    TriviaModule.notices(of: infra.attempts(of: PlayerID(visitor)), clock: clock)
  }

  public func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    TriviaCoordinator(
      context.retrying(infra.service.connectivity),
      actions: infra.actions(for: PlayerID(context.visitor.id), language: context.language),
      track: company.track(for: context.visitor))
  }

  /// Returns a picture of the app's screens, for a host to serve.
  ///
  /// - Returns: The picture; nil if no screen shows a picture of that name.
  /// - Throws: A `TriviaError` if the picture cannot be loaded now.
  public func picture(named name: String) async throws -> (bytes: Data, contentType: String)? {
    do {
      let picture = try await getPicture.execute(name: name)
      return (picture.bytes, picture.contentType)
    } catch TriviaError.unknownPicture {
      return nil
    }
  }
}
