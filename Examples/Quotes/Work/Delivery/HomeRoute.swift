public import Sillar

/// The home of an app, which lies beneath a screen that a link has opened.
public struct HomeRoute: Route {
  public static let path = Path("/") { HomeRoute() }
  public init() {}
}
