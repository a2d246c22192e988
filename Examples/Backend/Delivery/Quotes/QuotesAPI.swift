public import BackendModel
import HTTPTypes
public import Hummingbird

/// Requests and quotes over HTTP: signing in, requests for work on a home, and offers for it.
///
/// It can share a router with anything else. Requests outside its prefix pass through untouched.
///
///     let router = Router()
///     QuotesAPI(quotes: store, passwords: ScryptPasswords()).addRoutes(to: router, prefix: "/api")
public struct QuotesAPI: Sendable {
  let quotes: any Quotes
  let passwords: any Passwords

  public init(quotes: any Quotes, passwords: any Passwords) {
    self.quotes = quotes
    self.passwords = passwords
  }

  /// Adds `/quotes/v1/…` under `prefix`. Call it once per router and prefix, after every other API
  /// whose prefix contains this one.
  ///
  /// - Parameter prefix: such as `/api`. Unknown paths under its `/quotes` get a 404 with problem
  ///   details, so no routes except those of ``QuotesLiveAPI`` can be added there.
  public func addRoutes<Context: RequestContext>(to router: Router<Context>, prefix: String) {
    let prefix = APIPrefix(prefix + "/quotes")
    let make = QuotesRoutes(base: prefix.path + "/v1", quotes: quotes)
    let routes: [APIRoute<Context>] =
      sessions(make) + requests(make) + homeownerCalls(make) + offers(make)
      + [.history("\(make.base)/history", of: quotes)]
    router.add(middleware: ProblemMiddleware(prefix: prefix, routes: routes))
    router.add(middleware: StoreHeader(prefix: prefix, store: quotes))
    for route in routes { route.add(to: router) }
  }
}
