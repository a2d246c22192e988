public import Foundation
public import Logging
public import Sillar
import SillarData
import TriviaDelivery
import TriviaInfra
import TriviaModel

/// Trivia as its users know it: the flavor, and the one place where all its layers meet.
///
/// ```swift
/// func makeApp(api: URL, folder: URL) throws -> TriviaApp {
///   try TriviaApp(apiURL: api, dataDirectory: folder)
/// }
/// ```
public struct TriviaApp: App {
  public static let version = "0.1.0"
  /// What the app is built of.
  public static let modules = [TriviaModule.module]

  public let flavor: Flavor
  private let infra: TriviaInfraFactory
  private let getPicture: GetPicture
  private let tracker: Tracker
  public let clock: any Clock<Duration>

  /// - Parameters:
  ///   - apiURL: Where the API is, such as `http://127.0.0.1:8080/api`.
  ///   - dataDirectory: Where attempts, scores and pictures are kept; made if it is not there.
  ///   - clock: Drives countdowns, and the pause after an answer.
  /// - Throws: See ``init(providers:clock:logger:)``.
  public init(
    apiURL: URL, dataDirectory: URL, clock: any Clock<Duration> = ContinuousClock(),
    logger: Logger = Logger(label: "trivia")
  ) throws {
    try self.init(
      providers: [TriviaEndpoints(apiURL: apiURL, dataDirectory: dataDirectory)], clock: clock,
      logger: logger)
  }

  /// - Parameter providers: Must set ``TriviaAPIURL`` and ``TriviaDataDirectory``. They come after the app's resources, so
  ///   what they say holds.
  /// - Throws: `ConfigurationError` naming what is missing, ``TriviaAPIURL/Unusable``, or
  ///   `DatabaseUnavailable`.
  public init(
    providers: [any ConfigurationProvider], clock: any Clock<Duration> = ContinuousClock(),
    logger: Logger = Logger(label: "trivia")
  ) throws {
    self.clock = clock
    let configuration = try Configuration(
      flavor: "Trivia", modules: Self.modules,
      declarations: [
        ConfigurationDeclaration(TriviaAPIURL.self, neededBy: "TriviaInfra"),
        ConfigurationDeclaration(TriviaDataDirectory.self, neededBy: "TriviaInfra"),
      ],
      providers: [ResourceConfiguration(Self.resources, name: "Trivia's resources")] + providers)
    let tracker = Tracker(clock: clock) { events in
      for event in events {
        let time = event.duration.map { "\($0)" } ?? "-"
        logger.debug("\(event.name)", metadata: ["screen": "\(event.screen)", "time": "\(time)"])
      }
    }
    self.tracker = tracker
    flavor = try Flavor(
      name: "Trivia", version: Self.version,
      summary: "Choose a topic, and see how many questions you get right.",
      languages: ["en", "es"], modules: Self.modules, resources: Self.resources,
      configuration: configuration, requiredBehaviors: { _ in [tracker.behavior()] })
    infra = try TriviaInfraFactory(
      apiURL: TriviaAPIURL.check(configuration.require(TriviaAPIURL.self)),
      dataDirectory: configuration.require(TriviaDataDirectory.self), report: logger.warningOnce())
    getPicture = infra.actions(for: PlayerID("nobody")).getPicture
  }

  private static let resources = Bundle.module.bundleURL.appending(path: "Resources")

  public func run() async { await tracker.run() }

  public func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    TriviaCoordinator(
      context, actions: infra.actions(for: PlayerID(context.visitor.id)), track: tracker.note)
  }

  /// A picture that the app's screens show, for a host to serve.
  ///
  /// - Returns: Nothing when no screen could show a picture of that name.
  /// - Throws: `TriviaError` when it cannot be had now.
  public func picture(named name: String) async throws -> (bytes: Data, contentType: String)? {
    do {
      let picture = try await getPicture.execute(name: name)
      return (picture.bytes, picture.contentType)
    } catch TriviaError.unknownPicture {
      return nil
    }
  }
}
