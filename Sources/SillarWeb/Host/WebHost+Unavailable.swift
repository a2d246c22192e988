import HTTPTypes
import Hummingbird
public import Logging
import Sillar

extension WebHost {
  /// Takes the place of an app that cannot be used, such as one whose store is damaged, so that other apps on the
  /// server remain available.
  ///
  /// Each address of the app answers with one page and status 503. The page says in the visitor's language that the app
  /// is not available. The program must log the reason.
  ///
  /// ```swift
  /// import Sillar
  /// import SillarWeb
  ///
  /// func host(_ make: () throws -> WebHost) throws -> WebHost {
  ///   do { return try make() } catch {
  ///     print("Counter is not available: \(error)")
  ///     return try WebHost(unavailable: "Counter", at: "/counter")
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the app.
  ///   - basePath: The path of the app on its server; empty for `/`.
  /// - Throws: `FlavorError`.
  public convenience init(
    unavailable name: String, at basePath: String = "", settings: Settings = Settings(),
    logger: Logger = Logger(label: "sillar.web")
  ) throws {
    self.init(
      app: try UnavailableApp(name: name), at: basePath, settings: settings, logger: logger,
      isAvailable: false)
  }

  func addUnavailableRoutes<Context: RequestContext>(to router: Router<Context>) {
    for path in [addresses.base.isEmpty ? "/" : addresses.base, "\(addresses.base)/**"] {
      for method in [HTTPRequest.Method.get, .post, .put] {
        router.on(RouterPath(path), method: method) { [self] request, _ in unavailable(request) }
      }
      router.head(RouterPath(path)) { [self] request, _ in
        unavailable(request).createHeadResponse()
      }
    }
  }

  private func unavailable(_ request: Request) -> Response {
    failure(
      .serviceUnavailable, .unavailableTitle, .unavailableMessage, ["app": app.flavor.name],
      link: .unavailableAgain, for: request)
  }
}

/// An app without screens: only its name is shown.
private struct UnavailableApp: App {
  let flavor: Flavor

  init(name: String) throws {
    flavor = try Flavor(
      name: name, languages: ["en", "es"],
      configuration: Configuration(flavor: name, providers: []))
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator { NoScreens() }

  private final class NoScreens: Coordinator { func start() {} }
}
