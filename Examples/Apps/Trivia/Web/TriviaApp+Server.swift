import CompanyBase
public import Logging
public import Sillar
public import SillarConfiguration
public import SillarData
import SillarPush
public import SillarServer
public import SillarWeb
public import TriviaApp

extension TriviaApp: ServerApp {
  public static let name = "Trivia"
  public static let summary = "Serves the game Trivia at /, against a backend elsewhere."
  public static let services: [any ServiceAddressKey.Type] = [APIURL.self]

  public init(configuration: Configuration, logger: Logger) throws {
    try self.init(configuration: configuration, databases: LocalDatabases(), logger: logger)
  }

  public init(configuration: Configuration, databases: any Databases, logger: Logger) throws {
    try self.init(
      configuration: configuration, databases: databases, clock: ContinuousClock(), logger: logger)
  }

  public var pictureStore: (any PictureStore)? { TriviaPictures(app: self) }
  public var pushService: (any PushService)? { HTTPPushService() }
}

/// Trivia's pictures for the web host.
private struct TriviaPictures: PictureStore {
  let app: TriviaApp

  func picture(named name: String) async throws -> StoredPicture? {
    try await app.picture(named: name).map {
      StoredPicture(data: Array($0.bytes), contentType: $0.contentType)
    }
  }
}
