public import BackendModel
import HTTPTypes
package import Hummingbird

/// The shop over HTTP: products, their pictures and stock, and orders.
///
/// It can share a router with anything else. Requests outside its prefix pass through untouched.
///
///     let router = Router()
///     MarketAPI(commerce: store, pictures: store, accounts: accounts).addRoutes(to: router, prefix: "/api")
public struct MarketAPI: StoreAPI {
  package static let name = "market"
  package var store: any StoreHistory { commerce }

  private let commerce: any Commerce
  package let accounts: any Accounts
  private let pictures: any ProductPictureRepository

  public init(
    commerce: any Commerce, pictures: any ProductPictureRepository, accounts: any Accounts
  ) {
    self.commerce = commerce
    self.accounts = accounts
    self.pictures = pictures
  }

  package func routes<Context: RequestContext>(_ base: String) -> [APIRoute<Context>] {
    let make = CommerceRoutes(base: base, commerce: commerce, isTranslated: true)
    return products(make) + orders(make)
  }

  private func products<Context: RequestContext>(_ make: CommerceRoutes) -> [APIRoute<Context>] {
    let base = make.base
    return [
      make.get("/categories", for: .everyone) { call in
        try await call.readForAll { records in
          ListBody(
            try records.categories().map { CategoryBody($0, language: call.language) })
        }
      },
      make.get("/products", for: .everyone, price: .search) { call in
        let query = try Query(of: call.request)
        let shop = try Shop(named: query["shop"])
        let find = FindProducts(
          text: query["q"] ?? "", category: query["category"], language: call.language,
          slice: try call.slice())
        return try await call.readForAll { records in
          try ListBody(find.execute(in: records)) {
            try ProductBody($0, at: shop, language: call.language, base: base)
          }
        }
      },
      make.get("/products/{id}", for: .everyone) { call in
        let id = try call.id(Product.ID.init, else: .unknownProduct())
        let shop = try Shop(named: Query(of: call.request)["shop"])
        return try await call.readForAll { records in
          guard let product = try records.product(id), product.isOnOffer else {
            throw Problem.unknownProduct()
          }
          return try ProductDetailBody(
            product, at: shop, language: call.language, base: base)
        }
      },
      make.get("/pictures/{id}.svg", for: .everyone, price: .picture) { call in
        let id = try call.id(Product.ID.init, else: .noPicture())
        guard let picture = try await pictures.picture(of: id) else { throw Problem.noPicture() }
        return picture.response(to: call.request)
      },
    ]
  }

  private func orders<Context: RequestContext>(_ make: CommerceRoutes) -> [APIRoute<Context>] {
    let base = make.base
    return [
      make.getOrPost("/orders") { call in
        let shop = try Shop(named: Query(of: call.request)["shop"])
        let slice = try call.slice()
        return try await call.read { records, customer in
          ListBody(try records.orders(of: customer, at: shop, slice)) {
            OrderBody($0, language: call.language, base: base)
          }
        }
      } post: { call in
        try await call.write(PlaceOrderBody.self) { records, request, body in
          let order = try body.action(for: request.customer).execute(in: records)
          return OrderBody(order, language: call.language, base: base)
        }
      },
      make.get("/orders/{id}") { call in
        try await call.read { records, customer in
          let id = try call.id(Order.ID.init, else: Problem(.unknownOrder))
          guard let order = try records.order(id), order.customer == customer else {
            throw Refusal.unknownOrder
          }
          return OrderBody(order, language: call.language, base: base)
        }
      },
      make.post("/orders/{id}/cancel") { call in
        try await call.write(EmptyBody.self, status: .ok) { records, request, _ in
          let id = try call.id(Order.ID.init, else: Problem(.unknownOrder))
          let order = try CancelOrder(id: id, customer: request.customer).execute(in: records)
          return OrderBody(order, language: call.language, base: base)
        }
      },
    ]
  }
}
