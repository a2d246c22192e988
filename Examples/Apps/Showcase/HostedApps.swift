import Logging
import Sillar
import SillarData
import SillarWeb

/// The apps of the showcase, and where each is.
struct HostedApps {
  private(set) var hosts: [WebHost] = []
  private(set) var listed: [ListedApp] = []
  let logger: Logger

  init(logger: Logger) { self.logger = logger }

  /// Adds an app. One whose store cannot be opened gets a page that says that it is not available, and the others run.
  ///
  /// - Parameters:
  ///   - name: Of the app, for the case that there is none.
  ///   - place: Its path, such as `/trivia`.
  /// - Throws: What `make` throws, other than that a database cannot be opened.
  mutating func add<A: App>(
    _ name: String, at place: String, settings: WebHost.Settings, _ make: () throws -> A,
    host: (A, String, WebHost.Settings, Logger) -> WebHost
  ) throws {
    let address = place + "/"
    do {
      let app = try make()
      hosts.append(host(app, place, settings, logger))
      listed.append(ListedApp(app, address: address))
    } catch let error as DatabaseUnavailable {
      logger.error(
        "An app is not available", metadata: ["app": "\(name)", "reason": "\(error)"])
      hosts.append(
        try WebHost(unavailable: name, at: place, settings: settings, logger: logger))
      listed.append(ListedApp(unavailable: name, address: address))
    }
  }
}
