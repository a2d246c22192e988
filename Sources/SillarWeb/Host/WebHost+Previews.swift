import Sillar

extension WebHost {
  /// A host of the previews of its app's modules, at the same path and with the same pictures; see `App.previews`.
  ///
  /// ```swift
  /// func previews(of host: WebHost) -> WebServer {
  ///   WebServer(hosts: [host.previews()], address: .hostname("127.0.0.1", port: 8090))
  /// }
  /// ```
  public func previews() -> WebHost {
    var settings = Settings()
    settings.pictureOrigins = self.settings.pictureOrigins
    settings.framedSites = self.settings.framedSites
    return WebHost(
      app: app.previews, at: addresses.base, settings: settings, pictures: pictures,
      logger: logger)
  }
}
