import CatalogInfra
import CatalogModel
import CatalogTesting
import Foundation
import Kit
import SillarData
import SillarModel
import SillarTesting
import TestServers

/// A market with a pot, a cup and a tea, and a test clock.
struct Shop: Sendable {
  let market = FakeMarket(
    MemoryShop([
      pot.with(stock: 10), product("cup", "Coffee cup", 4_05, stock: 3), tea.with(stock: 10),
    ]), spanish: ["pot": "Cafetera"])
  let clock = TestClock()

  var date: Date { clock.date }

  /// Starts the program, as after a restart.
  func start(
    _ url: URL, in folder: URL, access: AccountAccess = .visitors,
    client: @escaping @Sendable () -> String? = { nil }
  ) throws -> CatalogInfraFactory {
    let market = Place(url: url, folder: folder)
      .service("market", client: client, now: clock.wallClock)
    return try CatalogInfraFactory(service: market, access: access)
  }

  /// Runs a test with an open market and a folder of its own.
  func open(_ body: (URL, URL) async throws -> Void) async throws {
    try await Place.with(market.server) { try await body($0.url, $0.folder) }
  }
}

extension FakeMarket {
  var orderStates: [Order.State] { memory.orders.map(\.state) }
  func stock(of id: Product.ID) -> Int? {
    memory.with { state in state.products.first { $0.id == id }?.stock }
  }
  /// The keys of all requests to place an order, with repetitions.
  var keys: [String] {
    server.calls.filter { $0.line == "POST orders" }.compactMap(\.key)
  }
}

extension CatalogActions {
  /// Adds a quantity of a product to the basket, at its current price.
  @discardableResult func take(_ id: Product.ID, _ quantity: Int = 1) async throws -> Basket {
    let product = try await products.product(id).last().value
    return try await baskets.update { try $0.add(product, quantity) }
  }

  /// The first page of a query, or the page after a list.
  func list(
    _ query: ProductQuery, after list: Page<Product> = Page()
  ) -> Readings<Page<Product>> {
    products.page(of: query, after: list.next).mapValues { list.adding($0) }
  }

  /// The order that checking out places; nil for any other outcome.
  func order() async throws -> Order? {
    switch try await checkOut.execute() {
    case .placed(let order, _): order
    case .paid, .changed: nil
    }
  }
}
