import BackendDelivery
import BackendModel
import Foundation
import Hummingbird
import Logging
import Money
import SillarData
import SillarModel
import Synchronization
import TestServers
import Testing

@testable import BackendInfra

/// The shop, payments and wallets on a real socket, with a store on disk and a clock that the test controls.
struct CommerceServer: Sendable {
  let server: TestServer
  let store: CommerceStore
  let work: AppWork
  let accounts: AccountStore
  let time: MovableTime

  /// Returns a client with a session of an account, or without one.
  func caller(_ account: String? = "ada") async throws -> Caller {
    var token: String?
    if let account { token = try await accounts.testToken(of: account) }
    return Caller(server: server, base: "", token: token)
  }

  /// Returns the stock of a product, as the API has it.
  func stock(of product: String) async throws -> Int { try await answer(product).stock }

  /// Returns the price of a product, as the API has it.
  func price(of product: String) async throws -> MoneyAnswer { try await answer(product).price }

  private func answer(_ product: String) async throws -> ProductAnswer {
    try await server.get("\(Caller.market)/products/\(product)").decoded(ProductAnswer.self)
  }
}

/// A clock that stands still until a test advances it.
final class MovableTime: Sendable {
  private let date: Mutex<Date>

  init(_ date: Date = Date(timeIntervalSince1970: 1_795_255_200)) { self.date = Mutex(date) }

  var now: Date { date.withLock { $0 } }

  func advance(minutes: Double) { date.withLock { $0 += minutes * 60 } }
}

/// Serves a shop with only these products.
func withCommerce(
  _ catalog: MarketCatalog = .small(), _ body: (CommerceServer) async throws -> Void
) async throws {
  try await withTemporaryFolder { folder in
    try await withCommerce(in: folder, catalog, body)
  }
}

/// Serves a shop from a folder, which may have an earlier store.
func withCommerce(
  in folder: URL, _ catalog: MarketCatalog = .small(), cardLimit: Money = Pay.cardLimit,
  time: MovableTime = MovableTime(),
  logger: Logger = quiet, sink: @escaping DomainEvents.Sink = { _, _ in },
  _ body: (CommerceServer) async throws -> Void
) async throws {
  let storage = BackendStorage.test(folder)
  let store = try await CommerceStore(
    in: storage, catalog: catalog, cardLimit: cardLimit,
    now: { time.now }, logger: logger, sink: sink)
  let accounts = try await AccountStore(
    in: .test(folder), now: { time.now })
  let router = Router()
  MarketAPI(commerce: store, pictures: store, accounts: accounts)
    .addRoutes(to: router, prefix: "/api", paying: Unlimited())
  PaymentsAPI(commerce: store, accounts: accounts).addRoutes(
    to: router, prefix: "/api", paying: Unlimited())
  let shutdown = Gate()
  WalletAPI(commerce: store, accounts: accounts, shutdown: { await shutdown.wait() })
    .addRoutes(to: router, prefix: "/api", paying: Unlimited())
  try await withServer(router, logger: logger) { server in
    defer { shutdown.open() }
    try await body(
      CommerceServer(
        server: server, store: store, work: storage.work, accounts: accounts, time: time))
  }
}

extension MarketCatalog {
  /// Three products in two categories: a pot for 29.90, a lamp for 120.00 and a pen for 0.99.
  static func small(stock: Int = 10, suffix: String = "") -> MarketCatalog {
    MarketCatalog(
      [
        CategoryContent(
          id: "kitchen", english: "Kitchen", spanish: "Cocina", portuguese: "Cozinha"),
        CategoryContent(
          id: "study", english: "Study", spanish: "Despacho", portuguese: "Escritório"),
      ],
      [
        product("pot", "kitchen", 29_90, stock, "Moka pot\(suffix)", "Cafetera Ñandú\(suffix)"),
        product("lamp", "study", 120_00, stock, "Task lamp\(suffix)", "Lámpara flexo\(suffix)"),
        product("pen", "study", 99, stock, "Fountain pen\(suffix)", "Pluma\(suffix)"),
      ])
  }

  static func product(
    _ id: String, _ category: String, _ price: Int, _ stock: Int, _ english: String,
    _ spanish: String
  ) -> ProductContent {
    ProductContent(
      id: id, category: category, price: price, stock: stock,
      english: ProductTextRecord(
        name: english, summary: "A good one", description: "One.\n\nTwo.",
        facts: [.init(name: "Material", value: "Steel")]),
      spanish: ProductTextRecord(
        name: spanish, summary: "Una buena", description: "Uno.\n\nDos.",
        facts: [.init(name: "Material", value: "Acero")]),
      portuguese: ProductTextRecord(
        name: "\(spanish) do Brasil", summary: "Um bom", description: "Um.\n\nDois.",
        facts: [.init(name: "Material", value: "Aço")]))
  }
}
