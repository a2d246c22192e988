import CatalogInfra
import CatalogModel
import CatalogTesting
import Foundation
import Kit
import SillarData

/// The shop for a customer without orders.
struct CatalogPlace: Sendable {
  let products: any ProductsSource
  let baskets: any BasketRepository
  let orders: any OrdersRepository
  let pay: @Sendable (Order.ID) async throws -> Void
}

extension Implementation {
  /// Tests the shop with two customers.
  func catalog(_ test: (CatalogPlace, CatalogPlace) async throws -> Void) async throws {
    switch self {
    case .memory:
      let shop = MemoryShop()
      func place(of customer: String) -> CatalogPlace {
        CatalogPlace(
          products: shop, baskets: MemoryBasket(), orders: shop.orders(of: customer),
          pay: { shop.set($0, .paid) })
      }
      try await test(place(of: "me"), place(of: "you"))
    case .fakeServer:
      let fake = FakeMarket()
      try await Place.with(fake.server) { place in
        try await place.catalog(test, access: .visitors) { _, order in fake.memory.set(order, .paid)
        }
      }
    case .backend:
      try await SharedBackend.with { place in
        let sessions = ["me": try await place.guest(), "you": try await place.guest()]
        try await place.catalog(test, access: .of(sessions)) { visitor, order in
          guard let session = sessions[visitor] else { return }
          let _: Made = try await place.post(
            "payments/v1/payments", FromBalance(payable: order.rawValue), as: session)
        }
      }
    }
  }
}

private struct FromBalance: Encodable, Sendable {
  let payable: String
  let method = ["type": "balance"]
}

extension Place {
  fileprivate func catalog(
    _ test: (CatalogPlace, CatalogPlace) async throws -> Void, access: AccountAccess,
    pay: @escaping @Sendable (_ visitor: String, Order.ID) async throws -> Void
  ) async throws {
    let infra = try CatalogInfraFactory(
      service: service("market", now: { today }), access: access)
    func place(of visitor: String) -> CatalogPlace {
      let actions = infra.actions(for: visitor, language: "en")
      return CatalogPlace(
        products: actions.products, baskets: actions.baskets, orders: actions.orders,
        pay: { try await pay(visitor, $0) })
    }
    try await test(place(of: "me"), place(of: "you"))
  }
}
