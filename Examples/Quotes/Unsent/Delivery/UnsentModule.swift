import Foundation
public import Sillar

/// Unsent as a part of an app.
///
/// ```swift
/// let modules = [UnsentModule.module]
/// ```
public enum UnsentModule {
  public static let module = Module(
    name: "Unsent", version: "1.0.0",
    resources: Bundle.module.bundleURL.appending(path: "Resources"), strings: [Words.self],
    routes: [UnsentRoute.self])
}

struct UnsentRoute: Route {
  static let path = Path("/unsent") { UnsentRoute() }
}

/// The home of the app, beneath the list.
struct HomeRoute: Route {
  static let path = Path("/") { HomeRoute() }
}
