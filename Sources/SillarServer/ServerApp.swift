public import Logging
public import Sillar
public import SillarConfiguration
public import SillarHost
public import SillarSQL
public import SillarWeb

/// An app that ``Server`` runs as a program. It says what the program needs before the app is made.
///
/// ```swift
/// struct KioskApp: ServerApp {
///   static let name = "Kiosk"
///   static let version = "1.0.0"
///   static let summary = "Serves a kiosk."
///   static let modules: [Module] = []
///   let flavor: Flavor
///
///   init(configuration: Configuration, logger: Logger) throws {
///     flavor = try Flavor(name: Self.name, configuration: configuration)
///   }
///
///   func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
///     CounterCoordinator(navigator: context.navigator)
///   }
/// }
/// ```
///
/// An app for other hosts, too, conforms in a target of its own: it then runs there without the libraries of a server.
public protocol ServerApp: App {
  /// The app's name. In lowercase it is the program's, and the prefix of its environment variables.
  static var name: String { get }
  static var version: String { get }
  /// The purpose of the program, for `--help`.
  static var summary: String { get }
  static var modules: [Module] { get }
  /// The addresses of services that the app talks to: the log says at start-up which of them cannot be reached.
  static var services: [any ServiceAddressKey.Type] { get }

  /// Makes the app's configuration. By default it has the keys of the modules.
  ///
  /// - Parameter providers: Values from the program and from outside. They override values of the app itself.
  static func configuration(_ providers: [any ConfigurationProvider]) throws -> Configuration

  init(configuration: Configuration, logger: Logger) throws

  /// Makes the app with the databases of its program: those in the data folder, or on the server of `--database`. By default
  /// it calls ``init(configuration:logger:)``, which is enough for an app that stores nothing itself.
  init(configuration: Configuration, databases: any Databases, logger: Logger) throws

  /// The pictures that views name with `stored(_:)`.
  var pictureStore: (any PictureStore)? { get }

  /// The sites that elements of the app's modules show in frames; see `WebHost.Settings.framedSites`.
  var framedSites: [PublicURL] { get }

  /// Sends notices to people who have no window open, such as the `HTTPPushService` of SillarPush; nil for an app without any.
  var pushService: (any PushService)? { get }

  /// Is told what happens in the windows, besides the metrics and the log of their host; nil for nobody.
  var windowObserver: (any WindowObserver)? { get }
}

extension ServerApp {
  public init(configuration: Configuration, databases: any Databases, logger: Logger) throws {
    try self.init(configuration: configuration, logger: logger)
  }

  public static var services: [any ServiceAddressKey.Type] { [] }
  public var pictureStore: (any PictureStore)? { nil }
  public var framedSites: [PublicURL] { [] }
  public var pushService: (any PushService)? { nil }
  public var windowObserver: (any WindowObserver)? { nil }

  public static func configuration(_ providers: [any ConfigurationProvider]) throws -> Configuration
  {
    try Configuration(flavor: name, modules: modules, providers: providers)
  }

  /// The app in browsers.
  ///
  /// - Parameters:
  ///   - path: The place of the app on its server; empty for `/`.
  ///   - store: Keeps the sessions of visitors and their windows; see `WebHost`.
  public func webHost(
    at path: String = "", settings: WebHost.Settings = WebHost.Settings(),
    store: HostStore? = nil, logger: Logger = Logger(label: "sillar.web")
  ) -> WebHost {
    var settings = settings
    settings.framedSites += framedSites
    return WebHost(
      app: self, at: path, settings: settings, store: store, pictures: pictureStore,
      push: pushService, observer: windowObserver, logger: logger)
  }
}
