import CatalogInfra
public import Logging
public import ShopsKit
import SillarData
public import SillarWeb

extension ShopApp {
  /// The shop in browsers, with its pictures from the host's own origin.
  ///
  /// ```swift
  /// let host = app.webHost(at: "/market")
  /// ```
  ///
  /// - Parameter path: Where the app is on its server; empty for `/`.
  public func webHost(
    at path: String = "", settings: WebHost.Settings = .init(),
    logger: Logger = Logger(label: "shop.web")
  ) -> WebHost {
    WebHost(
      app: self, at: path, settings: settings, pictures: ProductPictures(pictures: pictures),
      logger: logger)
  }
}

/// The pictures of products, as the web host takes them.
private struct ProductPictures: PictureStore {
  let pictures: CatalogPictures

  func picture(named name: String) async throws -> StoredPicture? {
    try await pictures.picture(named: name).map {
      StoredPicture(data: Array($0.bytes), contentType: $0.format.rawValue)
    }
  }
}
