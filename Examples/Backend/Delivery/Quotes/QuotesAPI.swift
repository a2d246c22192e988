public import BackendModel
import HTTPTypes
package import Hummingbird

/// Requests and quotes over HTTP: requests for work on a home, and offers for it.
///
/// It can share a router with anything else. Requests outside its prefix pass through untouched.
///
///     let router = Router()
///     QuotesAPI(quotes: store, accounts: accounts).addRoutes(to: router, prefix: "/api")
public struct QuotesAPI: StoreAPI {
  package static let name = "quotes"
  package var store: any StoreHistory { quotes }

  let quotes: any Quotes
  package let accounts: any Accounts

  public init(quotes: any Quotes, accounts: any Accounts) {
    self.quotes = quotes
    self.accounts = accounts
  }

  package func routes<Context: RequestContext>(_ base: String) -> [APIRoute<Context>] {
    let make = QuotesRoutes(base: base, quotes: quotes)
    return requests(make) + homeownerCalls(make) + offers(make)
  }
}
