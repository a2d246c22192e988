import CompanyBase
public import Foundation
public import Logging
import MoviesDelivery
public import MoviesInfra
import MoviesModel
public import Sillar
import SillarConfiguration
import SillarData

/// Movies, an app about films: its flavor, and the only place where all its layers meet.
///
/// ```swift
/// func makeApp(api: URL, images: URL, folder: URL) throws -> MoviesApp {
///   try MoviesApp(apiURL: api, imagesURL: images, dataDirectory: folder)
/// }
/// ```
public struct MoviesApp: App {
  public static let version = "0.1.0"
  /// The app's modules.
  public static let modules = [MoviesModule.module]

  public let flavor: Flavor
  private let infra: MoviesInfraFactory
  public let clock: any Clock<Duration>
  public let now: @Sendable () -> Date

  /// Returns the app's configuration.
  ///
  /// - Parameter providers: Must set ``MoviesAPIURL`` and `DataFolder`. They override the app's resources.
  /// - Throws: A `ConfigurationError` that lists all problems.
  public static func configuration(_ providers: [any ConfigurationProvider]) throws -> Configuration
  {
    try Configuration(
      flavor: "Movies", modules: modules,
      declarations: Company.behaviorDeclarations + [
        ConfigurationDeclaration(MoviesAPIURL.self, neededBy: "MoviesInfra"),
        ConfigurationDeclaration(MoviesImagesURL.self, neededBy: "MoviesInfra"),
        ConfigurationDeclaration(MoviesStillsURL.self, neededBy: "MoviesInfra"),
        ConfigurationDeclaration(MoviesServiceKey.self, neededBy: "MoviesInfra"),
      ],
      providers: [ResourceConfiguration(resources, name: "Movies' resources")] + providers)
  }

  /// - Parameters:
  ///   - apiURL: The base URL of `3/movie/popular`, such as `https://api.themoviedb.org`.
  ///   - imagesURL: The base URL of `t/p`, such as `https://image.tmdb.org`.
  ///   - dataDirectory: The folder for saved films; created if missing.
  ///   - clock: Measures timeouts, and the waits between attempts.
  /// - Throws: `ConfigurationError`, or `DatabaseUnavailable`.
  public init(
    apiURL: URL, imagesURL: URL, dataDirectory: URL,
    now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock(), logger: Logger = Logger(label: "movies")
  ) throws {
    let places = MoviesPlaces(apiURL: apiURL, imagesURL: imagesURL, dataFolder: dataDirectory)
    try self.init(
      configuration: Self.configuration([places]), dataDirectory: dataDirectory, now: now,
      clock: clock, logger: logger)
  }

  /// - Parameter dataDirectory: The folder for saved films of the service that the configuration names.
  /// - Throws: A `FlavorError` that names the mismatch, or `DatabaseUnavailable`.
  public init(
    configuration: Configuration, dataDirectory: URL,
    now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock(), logger: Logger = Logger(label: "movies")
  ) throws {
    let api = try configuration.require(MoviesAPIURL.self)
    let company = try Company(
      configuration: configuration, clock: clock, now: now, logger: logger)
    let infra = try MoviesInfraFactory(
      service: company.service(at: api, in: dataDirectory),
      imagesURL: configuration[MoviesImagesURL.self],
      stillsURL: configuration[MoviesStillsURL.self], key: configuration[MoviesServiceKey.self])
    self.infra = infra
    flavor = try Flavor(
      name: "Movies", version: Self.version,
      languages: ["en", "es"], modules: Self.modules, resources: Self.resources,
      configuration: configuration, work: company.work,
      requiredBehaviors: { company.requiredBehaviors($0, services: [infra.service]) })
    self.clock = clock
    self.now = now
  }

  private static let resources = Bundle.module.bundleURL.appending(path: "Resources")

  public func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    MoviesCoordinator(
      context.retrying(infra.service.connectivity),
      source: infra.source(in: context.language, visitor: context.visitor.languages))
  }

  /// The pictures that the app's screens show, for a host to serve.
  public var pictures: MoviePictures { infra.pictures }
}
