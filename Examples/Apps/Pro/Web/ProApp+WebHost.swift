public import Logging
public import ProApp
import QuotesWeb
public import SillarWeb

extension ProApp {
  /// Pro in browsers.
  ///
  /// ```swift
  /// let host = app.webHost(at: "/pro")
  /// ```
  ///
  /// - Parameter path: Where the app is on its server; empty for `/`.
  public func webHost(
    at path: String = "", settings: WebHost.Settings = .init(),
    logger: Logger = Logger(label: "pro")
  ) -> WebHost {
    WebHost(
      app: self, at: path, settings: settings, pictures: HostedPhotos(photos), logger: logger)
  }
}
