public import CatalogModel
public import Foundation
public import Kit
import Money
public import SillarModel

/// A shop in memory that saves its answers, as an app's store does.
///
/// Its calls: `categories`, `page coffee kitchen`, `product pot`, `orders`, `order ord_1`, `place`, `cancel ord_1`.
public final class MemoryShop: InMemory {
  public struct State: Sendable {
    public var products: [Product]
    public var orders: [Order] = []
    /// The customer of each order.
    var owners: [Order.ID: String] = [:]
    var placed: [String: Order.ID] = [:]
  }

  public let memory: Memory<State, Problem>

  public init(
    _ products: [Product] = [pot, cup, bowl, tea],
    now: @escaping @Sendable () -> Date = { Date(timeIntervalSince1970: 1_795_255_200) }
  ) {
    memory = Memory(State(products: products), now: now)
  }

  // MARK: What a test does

  public var orders: [Order] { with { $0.orders } }
  public func set(_ products: [Product]) { with { $0.products = products } }

  /// Replaces the product with the same identity.
  public func change(_ product: Product) {
    with { state in state.products = state.products.map { $0.id == product.id ? product : $0 } }
  }

  public func remove(_ id: Product.ID) { with { $0.products.removeAll { $0.id == id } } }

  /// Sets the state of an order. A paid order has taken its goods from the stock.
  public func set(_ id: Order.ID, _ new: Order.State) {
    with { state in
      for order in state.orders where order.id == id && new == .paid && order.state != .paid {
        for line in order.lines { state.move(-line.quantity, of: line.id) }
      }
      state.orders = state.orders.map { $0.id == id ? $0.with(new) : $0 }
    }
  }

  /// The orders of a customer.
  public func orders(of customer: String = "") -> some OrdersRepository {
    MemoryOrders(shop: self, customer: customer)
  }

  fileprivate func answers<Value: Sendable>(
    _ name: String, _ work: @escaping @Sendable (inout State) throws -> Value
  ) -> Readings<Value> {
    memory.readings(name, work)
  }
}

extension MemoryShop: ProductsSource {
  public func categories() -> Readings<[ProductCategory]> {
    answers("categories") { state in
      state.categories.map { id, name in
        ProductCategory(
          id: id, name: name, productCount: state.products.count { $0.category == id })
      }
    }
  }

  public func page(of query: ProductQuery, after cursor: String?) -> Readings<Page<Product>> {
    let parts = ["page", query.text, query.category?.rawValue ?? "", cursor ?? ""]
    return answers(parts.filter { !$0.isEmpty }.joined(separator: " ")) { state in
      let found = state.products.filter { product in
        (query.category.map { product.category == $0 } ?? true)
          && state.text(of: product).isFound(by: query.text)
      }
      let start = cursor.flatMap { Int($0) } ?? 0
      let end = start + query.pageSize
      return Page<Product>(
        items: Array(found.dropFirst(start).prefix(query.pageSize)),
        next: end < found.count ? "\(end)" : nil)
    }
  }

  public func product(_ id: Product.ID) -> Readings<Product> {
    answers("product \(id)") { state in
      guard let product = state.products.first(where: { $0.id == id }) else {
        throw Problem.notFound
      }
      return Product(
        id: id, name: product.name, summary: product.summary, category: product.category,
        price: product.price, stock: product.stock, picture: product.picture,
        paragraphs: ["Made well.", "Lasts long."],
        facts: [Product.Fact(name: "Material", value: "Steel")])
    }
  }
}

private struct MemoryOrders: OrdersRepository {
  let shop: MemoryShop
  let customer: String

  func page(after cursor: String?) -> Readings<Page<Order>> {
    shop.answers("orders") { state in
      Page(items: state.orders(of: customer).reversed(), next: nil)
    }
  }

  func order(_ id: Order.ID) -> Readings<Order> {
    shop.answers("order \(id)") { state in try state.order(id, of: customer) }
  }

  func place(_ content: BasketContent, key: String) async throws -> Order {
    let now = shop.memory.now()
    return try await shop.memory.call("place") { state in
      if let id = state.placed["\(customer) \(key)"] {
        let order = try state.order(id, of: customer)
        guard order.content == content else { throw Problem.orderRefused }
        return order
      }
      guard content.isPossible else { throw Problem.orderRefused }
      let items = content.sorted { $0.key.rawValue < $1.key.rawValue }
      let lines = try items.map { id, quantity in
        guard let product = state.products.first(where: { $0.id == id }) else {
          throw Problem.orderRefused
        }
        guard product.stock >= quantity else { throw Problem.outOfStock }
        return Order.Line(
          id: id, name: product.name, quantity: quantity, price: product.price,
          total: try product.price.times(quantity), picture: product.picture)
      }
      let order = Order(
        id: Order.ID(rawValue: "ord_\(state.orders.count + 1)"), state: .awaitingPayment,
        placed: now,
        payBefore: now + 900, lines: lines,
        total: try lines.reduce(euros(0)) { try $0.adding($1.total) })
      state.orders.append(order)
      state.owners[order.id] = customer
      state.placed["\(customer) \(key)"] = order.id
      return order
    }
  }

  func cancel(_ id: Order.ID) async throws -> Order {
    try await shop.memory.call("cancel \(id)") { state in
      let order = try state.order(id, of: customer)
      guard order.state == .awaitingPayment else { throw Problem.orderNotCancellable }
      state.orders = state.orders.map { $0.id == id ? $0.with(.cancelled) : $0 }
      return order.with(.cancelled)
    }
  }
}

extension BasketContent {
  fileprivate var isPossible: Bool {
    !isEmpty && values.allSatisfy { 1...Basket.mostOfOne ~= $0 }
  }
}

extension Order {
  fileprivate var content: BasketContent {
    BasketContent(uniqueKeysWithValues: lines.map { ($0.id, $0.quantity) })
  }
}

extension MemoryShop.State {
  fileprivate var categories: KeyValuePairs<ProductCategory.ID, String> {
    ["kitchen": "Kitchen", "food": "Food"]
  }

  /// The text of a product that searches look through.
  fileprivate func text(of product: Product) -> String {
    let category = categories.first { $0.key == product.category }?.value ?? ""
    return "\(product.name) \(product.summary) \(category)"
  }

  fileprivate func orders(of customer: String) -> [Order] {
    orders.filter { owners[$0.id] == customer }
  }

  fileprivate func order(_ id: Order.ID, of customer: String) throws -> Order {
    guard let order = orders(of: customer).first(where: { $0.id == id }) else {
      throw Problem.notFound
    }
    return order
  }

  fileprivate mutating func move(_ count: Int, of id: Product.ID) {
    products = products.map { $0.id == id ? $0.with(stock: $0.stock + count) : $0 }
  }
}
