import Foundation
public import Sillar
import Work

/// Quotes as a part of an app.
///
/// ```swift
/// let modules = [WorkModule.module, QuotesModule.module]
/// ```
public enum QuotesModule {
  public static let module = Module(
    name: "Quotes", version: "2.0.0", requires: ["Work": "1.0.0"],
    resources: Bundle.module.bundleURL.appending(path: "Resources"), strings: [Words.self],
    routes: [QuoteRoute.self])
}

struct QuoteRoute: Route {
  let quote: QuoteID
  static let path = Path("/quotes/:quote", \.quote, make: Self.init)
}

/// The app's home, which lies beneath a quote that a link has opened.
struct HomeRoute: Route {
  static let path = Path("/") { HomeRoute() }
}
