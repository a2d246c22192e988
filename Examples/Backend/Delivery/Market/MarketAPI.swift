public import BackendModel
import HTTPTypes
public import Hummingbird

/// The shop over HTTP: products, their pictures and stock, and orders.
///
/// It can share a router with anything else. Requests outside its prefix pass through untouched.
///
///     let router = Router()
///     MarketAPI(commerce: store, pictures: store).addRoutes(to: router, prefix: "/api")
public struct MarketAPI: Sendable {
  private let commerce: any Commerce
  private let pictures: any ProductPictureRepository

  public init(commerce: any Commerce, pictures: any ProductPictureRepository) {
    self.commerce = commerce
    self.pictures = pictures
  }

  /// Adds `/market/v1/…` under `prefix`. Call it once per router and prefix, after every other API
  /// whose prefix contains this one.
  ///
  /// - Parameter prefix: such as `/api`. Unknown paths under its `/market` get a 404 with problem
  ///   details, so no other routes can be added there.
  public func addRoutes<Context: RequestContext>(to router: Router<Context>, prefix: String) {
    let prefix = APIPrefix(prefix + "/market")
    let make = CommerceRoutes(
      base: prefix.path + "/v1", commerce: commerce, isTranslated: true)
    let routes: [APIRoute<Context>] =
      products(make) + orders(make)
      + [.history("\(make.base)/history", of: commerce)]
    router.add(middleware: ProblemMiddleware(prefix: prefix, routes: routes))
    router.add(middleware: StoreHeader(prefix: prefix, store: commerce))
    for route in routes { route.add(to: router) }
  }

  private func products<Context: RequestContext>(_ make: CommerceRoutes) -> [APIRoute<Context>] {
    let base = make.base
    return [
      make.get("/categories") { call in
        try await call.readForAll { records in
          ListBody(
            try records.categories().map { CategoryBody($0, language: call.language) })
        }
      },
      make.get("/products") { call in
        let query = try Query(of: call.request)
        let find = FindProducts(
          text: query["q"] ?? "", category: query["category"], language: call.language,
          slice: try call.slice())
        return try await call.readForAll { records in
          ListBody(try find.execute(in: records)) {
            ProductBody($0, language: call.language, base: base)
          }
        }
      },
      make.get("/products/{id}") { call in
        let id = try call.id(Product.ID.init, else: .unknownProduct())
        return try await call.readForAll { records in
          guard let product = try records.product(id), product.isOnOffer else {
            throw Problem.unknownProduct()
          }
          return ProductDetailBody(product, language: call.language, base: base)
        }
      },
      make.get("/pictures/{id}.svg") { call in
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
