package import BackendModel
package import Hummingbird

/// The API of a store under a path of its own, such as `/wallet/v1/…`.
package protocol StoreAPI: Sendable {
  /// The first component of its paths, such as `wallet`.
  static var name: String { get }
  var store: any StoreHistory { get }
  /// The sessions of its callers.
  var accounts: any Accounts { get }

  /// - Parameter base: the path of the API's version, such as `/api/wallet/v1`.
  func routes<Context: RequestContext>(_ base: String) -> [APIRoute<Context>]
}

extension StoreAPI {
  /// Adds the API under `prefix`. Call it once per router and prefix, after every other API whose prefix contains this
  /// one.
  ///
  /// - Parameters:
  ///   - prefix: such as `/api`. Unknown paths under the API's name get a 404 with problem details, so no other
  ///     routes can be added there; those of ``QuotesLiveAPI`` are added after those of ``QuotesAPI``.
  ///   - budget: pays for the calls.
  package func addRoutes<Context: RequestContext>(
    to router: Router<Context>, prefix: String, paying budget: any CallBudget
  ) {
    let own = APIPrefix(prefix + "/" + Self.name)
    let routes: [APIRoute<Context>] = allRoutes(own)
    router.add(middleware: ProblemMiddleware(prefix: own, routes: routes))
    router.add(middleware: StoreHeader(prefix: own, store: store))
    let admission = Admission(accounts: accounts, budget: budget)
    for route in routes { route.add(to: router, admission) }
  }

  /// All calls that ``addRoutes(to:prefix:)`` adds.
  package func calls(prefix: String) -> [APICall] {
    let own = APIPrefix(prefix + "/" + Self.name)
    return (allRoutes(own) as [APIRoute<BasicRequestContext>]).flatMap(\.calls)
  }

  private func allRoutes<Context: RequestContext>(_ own: APIPrefix) -> [APIRoute<Context>] {
    let base = own.path + "/v1"
    return routes(base) + [.history("\(base)/history", of: store)]
  }
}
