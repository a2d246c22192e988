import Sillar

extension WebHost {
  /// A host of the previews of its app's modules, at the same path and with the same pictures; see `App.previews`. Nil when
  /// no module has some.
  ///
  /// ```swift
  /// func previews(of hosts: [WebHost]) -> WebServer {
  ///   WebServer(
  ///     hosts: hosts.compactMap { $0.previews() }, address: .hostname("127.0.0.1", port: 8090))
  /// }
  /// ```
  public func previews() -> WebHost? {
    guard app.flavor.modules.contains(where: { !$0.previews.isEmpty }) else { return nil }
    var settings = Settings()
    settings.pictureOrigins = self.settings.pictureOrigins
    settings.framedSites = self.settings.framedSites
    return WebHost(
      app: app.previews, at: addresses.base, settings: settings, pictures: pictures,
      logger: logger)
  }
}
