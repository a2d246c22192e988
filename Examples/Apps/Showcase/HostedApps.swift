import Logging
import Sillar
import SillarData
import SillarServer
import SillarWeb

/// The apps of the showcase with their paths.
struct HostedApps {
  private(set) var hosts: [WebHost] = []
  private(set) var listed: [ListedApp] = []
  /// Keeps the sessions and windows of all.
  let store: HostStore
  private let databases: any Databases
  let logger: Logger

  init(store: HostStore, databases: any Databases, logger: Logger) {
    self.store = store
    self.databases = databases
    self.logger = logger
  }

  /// Adds an app with values of its configuration; see ``add(_:_:called:at:_:make:)``.
  mutating func add<A: ServerApp>(
    _ type: A.Type, _ summary: Words, at place: String, _ settings: WebHost.Settings,
    _ providers: [any ConfigurationProvider]
  ) throws {
    try add(type, summary, at: place, settings) { [databases, logger] in
      try A(configuration: A.configuration(providers), databases: databases, logger: logger)
    }
  }

  /// Adds an app. If its database cannot be opened, a page says that the app is not available, and the others run.
  ///
  /// - Parameters:
  ///   - summary: What the first page says about the app.
  ///   - name: The name of the app while it is not available.
  ///   - place: Its path, such as `/trivia`.
  /// - Throws: The error of `make`, unless a database cannot be opened.
  mutating func add<A: ServerApp>(
    _ type: A.Type, _ summary: Words, called name: String = A.name, at place: String,
    _ settings: WebHost.Settings,
    make: () throws -> A
  ) throws {
    do {
      let app = try make()
      hosts.append(app.webHost(at: place, settings: settings, store: store, logger: logger))
      listed.append(ListedApp(app, summary, address: place + "/"))
    } catch let error as DatabaseUnavailable {
      logger.error(
        "An app is not available", metadata: ["app": "\(name)", "reason": "\(error)"])
      hosts.append(
        try WebHost(unavailable: name, at: place, settings: settings, logger: logger))
      listed.append(ListedApp(unavailable: name))
    }
  }

  /// Adds an app that stores no data.
  mutating func add(
    _ app: some App, _ summary: Words, at place: String, _ settings: WebHost.Settings
  ) {
    hosts.append(WebHost(app: app, at: place, settings: settings, store: store, logger: logger))
    listed.append(ListedApp(app, summary, address: place + "/"))
  }
}
