import CatalogInfra
import CompanyKit
public import Logging
public import ShopsKit
public import Sillar
public import SillarConfiguration
public import SillarData
public import SillarServer
public import SillarWeb

extension ShopApp: ServerApp {
  public static var name: String { Brand.name }
  public static var summary: String {
    "Serves the shop \(Brand.title) at /, against a backend elsewhere."
  }
  public static var services: [any ServiceAddressKey.Type] { [APIURL.self] }

  public init(configuration: Configuration, logger: Logger) throws {
    try self.init(configuration: configuration, databases: LocalDatabases(), logger: logger)
  }

  public init(configuration: Configuration, databases: any Databases, logger: Logger) throws {
    try self.init(
      configuration: configuration, databases: databases, clock: ContinuousClock(), logger: logger)
  }

  public var pictureStore: (any PictureStore)? { ProductPictures(pictures: pictures) }
}

/// The pictures of products for the web host.
private struct ProductPictures: PictureStore {
  let pictures: CatalogPictures

  func picture(named name: String) async throws -> StoredPicture? {
    try await pictures.picture(named: name).map {
      StoredPicture(data: Array($0.bytes), contentType: $0.format.rawValue)
    }
  }
}
