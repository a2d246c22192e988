public import Logging
public import MoviesApp
import MoviesInfra
import SillarData
public import SillarWeb

extension MoviesApp {
  /// Movies in browsers, with its pictures from the host's own origin.
  ///
  /// ```swift
  /// let host = app.webHost(at: "/movies")
  /// ```
  ///
  /// - Parameter path: Where the app is on its server; empty for `/`.
  public func webHost(
    at path: String = "", settings: WebHost.Settings = .init(),
    logger: Logger = Logger(label: "movies")
  ) -> WebHost {
    WebHost(
      app: self, at: path, settings: settings, pictures: Posters(pictures: pictures),
      logger: logger)
  }
}

/// The pictures of films, as the web host takes them.
private struct Posters: PictureStore {
  let pictures: MoviePictures

  func picture(named name: String) async throws -> StoredPicture? {
    try await pictures.picture(named: name).map {
      StoredPicture(data: Array($0.bytes), contentType: $0.format.rawValue)
    }
  }
}
