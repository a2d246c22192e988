import CompanyKit
public import Logging
public import ProApp
import QuotesWeb
public import Sillar
public import SillarConfiguration
public import SillarData
import SillarPush
public import SillarServer
public import SillarWeb

extension ProApp: ServerApp {
  public static let name = "Pro"
  public static let summary = "Serves Pro at /, against a backend elsewhere."
  public static let services: [any ServiceAddressKey.Type] = [APIURL.self]

  public init(configuration: Configuration, logger: Logger) throws {
    try self.init(configuration: configuration, databases: LocalDatabases(), logger: logger)
  }

  public init(configuration: Configuration, databases: any Databases, logger: Logger) throws {
    try self.init(
      configuration: configuration, databases: databases, clock: ContinuousClock(), logger: logger)
  }

  public var pushService: (any PushService)? { HTTPPushService() }
  public var pictureStore: (any PictureStore)? { HostedPhotos(photos) }
}
