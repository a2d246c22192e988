public import Logging
public import SillarWeb
public import TriviaApp

extension TriviaApp {
  /// Trivia in browsers, with its pictures from the host's own origin.
  ///
  /// ```swift
  /// let host = app.webHost(at: "/trivia")
  /// ```
  ///
  /// - Parameter path: Where the app is on its server; empty for `/`.
  public func webHost(
    at path: String = "", settings: WebHost.Settings = .init(),
    logger: Logger = Logger(label: "trivia")
  ) -> WebHost {
    WebHost(
      app: self, at: path, settings: settings, pictures: TriviaPictures(app: self), logger: logger)
  }
}

/// Trivia's pictures, as the web host takes them.
private struct TriviaPictures: PictureStore {
  let app: TriviaApp

  func picture(named name: String) async throws -> StoredPicture? {
    try await app.picture(named: name).map {
      StoredPicture(data: Array($0.bytes), contentType: $0.contentType)
    }
  }
}
