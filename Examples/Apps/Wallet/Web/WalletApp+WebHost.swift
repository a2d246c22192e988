public import Logging
public import SillarWeb
public import WalletApp

extension WalletApp {
  /// Wallet in browsers.
  ///
  /// ```swift
  /// let host = app.webHost(at: "/wallet")
  /// ```
  ///
  /// - Parameter path: Where the app is on its server; empty for `/`.
  public func webHost(
    at path: String = "", settings: WebHost.Settings = .init(),
    logger: Logger = Logger(label: "wallet")
  ) -> WebHost {
    WebHost(app: self, at: path, settings: settings, logger: logger)
  }
}
