public import HomeownerApp
public import Logging
import QuotesWeb
public import SillarWeb

extension HomeownerApp {
  /// Homeowner in browsers.
  ///
  /// ```swift
  /// let host = app.webHost(at: "/homeowner")
  /// ```
  ///
  /// - Parameter path: Where the app is on its server; empty for `/`.
  public func webHost(
    at path: String = "", settings: WebHost.Settings = .init(),
    logger: Logger = Logger(label: "homeowner")
  ) -> WebHost {
    WebHost(
      app: self, at: path, settings: settings, pictures: HostedPhotos(photos), logger: logger)
  }
}
