import CatalogModel
import Foundation
public import Kit
import Money
import SillarModel

/// ``MemoryShop`` over HTTP, for any number of accounts: the market's API as the backend speaks it.
public struct FakeMarket: Sendable {
  public let memory: MemoryShop
  public let server: FakeServer

  /// - Parameter spanish: The names of products and categories in Spanish, by identity.
  public init(_ memory: MemoryShop = MemoryShop(), spanish: [String: String] = [:]) {
    self.memory = memory
    /// The name in the language of a request.
    @Sendable func name(_ id: String, _ english: String, _ call: FakeServer.Call) -> String {
      call["Accept-Language"] == "es" ? spanish[id] ?? english : english
    }
    @Sendable func orders(_ call: FakeServer.Call) throws -> some OrdersRepository {
      guard let account = call.account else { throw FakeServer.Refusal(401, "session-required") }
      return memory.orders(of: account)
    }
    server = FakeServer(
      at: "/api/market/v1", rules: .keyed,
      [
        .get("categories") { call in
          let all = try await memory.categories().live()
          return try .list(
            all.map { $0.object(name: name($0.id.rawValue, $0.name, call)) }, next: nil)
        },
        .get("products") { call in
          let page = try await memory.page(of: call.productQuery, after: call.query["after"]).live()
          let items = page.items.map { $0.object(name: name($0.id.rawValue, $0.name, call)) }
          return try .list(items, next: page.next)
        },
        .get("products/*") { call in
          let id = Product.ID(rawValue: call.parts[0])
          let product = try await memory.product(id).live()
          var object = product.object(name: name(id.rawValue, product.name, call))
          object["description"] = product.paragraphs.joined(separator: "\n\n")
          object["facts"] = product.facts.map { ["name": $0.name, "value": $0.value] }
          return try .json(object)
        },
        .get("pictures/*") { _ in .bytes(Data("<svg/>".utf8), type: "image/svg+xml") },
        .get("orders") { call in
          let page = try await orders(call).page(after: nil).live()
          return try .list(page.items.map(\.object), next: nil)
        },
        .get("orders/*") { call in
          let id = Order.ID(rawValue: call.parts[0])
          return try .json(try await orders(call).order(id).live().object)
        },
        .post("orders") { call in
          let content = try call.decoded(Body.self).content
          let order = try await orders(call).place(content, key: call.key ?? "")
          return try .json(order.object, status: 201)
        },
        .post("orders/*/cancel") { call in
          try .json(try await orders(call).cancel(Order.ID(rawValue: call.parts[0])).object)
        },
      ]
    ) { ($0 as? Problem)?.refusal }
  }
}

extension FakeServer.Call {
  fileprivate var productQuery: ProductQuery {
    ProductQuery(
      text: query["q"] ?? "", category: query["category"].map { ProductCategory.ID(rawValue: $0) },
      pageSize: limit)
  }
}

extension Problem {
  fileprivate var refusal: FakeServer.Refusal {
    switch self {
    case .notFound: .init(404, "not-found")
    case .outOfStock: .init(409, "out-of-stock")
    case .orderNotCancellable: .init(409, "order-not-cancellable")
    case .orderRefused: .init(422, "invalid-body")
    default: .init(503, "unavailable")
    }
  }
}

// MARK: Shapes

private struct Body: Decodable {
  struct Line: Decodable {
    let product: String
    let quantity: Int
  }

  let lines: [Line]

  var content: BasketContent {
    BasketContent(lines.map { (Product.ID(rawValue: $0.product), $0.quantity) }) { $0 + $1 }
  }
}

extension Money {
  fileprivate var object: [String: any Sendable] {
    ["amount": minorUnits, "currency": currency.code]
  }
}

extension ProductCategory {
  fileprivate func object(name: String) -> [String: any Sendable] {
    ["id": id.rawValue, "name": name, "products": productCount]
  }
}

extension Product {
  fileprivate func object(name: String) -> [String: any Sendable] {
    [
      "id": id.rawValue, "name": name, "summary": summary, "category": category.rawValue,
      "price": price.object, "stock": stock, "picture": "/api/market/v1/pictures/\(id).svg",
    ]
  }
}

extension Order {
  fileprivate var object: [String: any Sendable] {
    var object: [String: any Sendable] = [
      "id": id.rawValue, "state": state.rawValue, "placed": placed.text,
      "pay_before": payBefore.text, "total": total.object,
      "lines": lines.map { line in
        [
          "product": line.id.rawValue, "name": line.name, "quantity": line.quantity,
          "price": line.price.object, "total": line.total.object,
          "picture": "/api/market/v1/pictures/\(line.id).svg",
        ] as [String: any Sendable]
      },
    ]
    object["payment"] = payment
    return object
  }
}

extension Date {
  fileprivate var text: String { ISO8601Format(.init(includingFractionalSeconds: true)) }
}
