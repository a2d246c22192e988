import CompanyKit
public import Logging
public import QuotesKit
public import Sillar
public import SillarConfiguration
public import SillarData
import SillarPush
public import SillarServer
public import SillarWeb

extension QuotesApp: ServerApp {
  public static var name: String { Side.name }
  public static var summary: String { "Serves \(Side.name) at /, against a backend elsewhere." }
  public static var services: [any ServiceAddressKey.Type] { [APIURL.self] }

  public init(configuration: Configuration, logger: Logger) throws {
    try self.init(configuration: configuration, databases: LocalDatabases(), logger: logger)
  }

  public init(configuration: Configuration, databases: any Databases, logger: Logger) throws {
    try self.init(
      configuration: configuration, databases: databases, clock: ContinuousClock(), logger: logger)
  }

  public var pushService: (any PushService)? { HTTPPushService() }
  public var pictureStore: (any PictureStore)? { HostedPhotos(photos: photos) }
}

/// The photos that visitors may see, for the web host.
private struct HostedPhotos: PictureStore {
  let photos: VisitorPhotos

  /// Returns nil: no photo is public.
  func picture(named name: String) async throws -> StoredPicture? { nil }

  func picture(named name: String, for visitor: Visitor) async throws -> StoredPicture? {
    try await photos.picture(named: name, for: visitor).map {
      StoredPicture(data: $0.bytes, contentType: $0.type)
    }
  }
}
