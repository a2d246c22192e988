import CatalogModel
import Foundation
import Money

extension MemoryShop: ProductsSource {
  func categories() -> Answers<[ProductCategory]> {
    answers("categories") { _ in
      [
        ProductCategory(id: "kitchen", name: "Kitchen"), ProductCategory(id: "food", name: "Food"),
      ]
    }
  }

  func page(of query: ProductQuery, after cursor: PageCursor?) -> Answers<ProductPage> {
    let parts = ["page", query.text, query.category?.rawValue ?? "", cursor?.rawValue ?? ""]
    return answers(parts.filter { !$0.isEmpty }.joined(separator: " ")) { state in
      let found = state.products.filter { product in
        (query.category.map { product.category == $0 } ?? true)
          && (query.text.isEmpty || product.name.lowercased().contains(query.text.lowercased()))
      }
      let start = cursor.flatMap { Int($0.rawValue) } ?? 0
      let end = start + query.pageSize
      return ProductPage(
        products: Array(found.dropFirst(start).prefix(query.pageSize)),
        next: end < found.count ? PageCursor("\(end)") : nil)
    }
  }

  func product(_ id: Product.ID, _ way: ReadingWay) -> Answers<ProductDetail> {
    answers("product \(id)", way) { state in
      guard let product = state.products.first(where: { $0.id == id }) else {
        throw CatalogError.unknownProduct(id)
      }
      return ProductDetail(
        product: product, paragraphs: ["Made well.", "Lasts long."],
        facts: [.init(name: "Material", value: "Steel")])
    }
  }
}

extension MemoryShop: OrdersRepository {
  func page(after cursor: PageCursor?) -> Answers<OrderPage> {
    answers("orders") { OrderPage(orders: $0.orders.reversed(), next: nil) }
  }

  func order(_ id: Order.ID, _ way: ReadingWay) -> Answers<Order> {
    answers("order \(id)", way) { state in
      guard let order = state.orders.first(where: { $0.id == id }) else {
        throw CatalogError.unknownOrder(id)
      }
      return order
    }
  }

  func place(_ content: BasketContent, key: String) async throws -> Order {
    let now = now()
    let (order, isLost) = try await live("place") { state -> (Order, Bool) in
      defer { state.losesAnswer = false }
      if let id = state.placed[key], let order = state.orders.first(where: { $0.id == id }) {
        return (order, state.losesAnswer)
      }
      var lines: [Order.Line] = []
      for item in content.items {
        guard let index = state.products.firstIndex(where: { $0.id == item.product }) else {
          throw CatalogError.orderRefused("unknown product")
        }
        let product = state.products[index]
        guard product.stock >= item.quantity else { throw CatalogError.outOfStock }
        state.products[index] = product.with(stock: product.stock - item.quantity)
        lines.append(
          Order.Line(
            id: product.id, name: product.name, quantity: item.quantity, price: product.price,
            total: try product.price.times(item.quantity), picture: product.picture))
      }
      let order = Order(
        id: Order.ID("ord_\(state.orders.count + 1)"), state: .awaitingPayment, placed: now,
        payBefore: now + 900, lines: lines,
        total: try lines.reduce(euros(0)) { try $0.adding($1.total) })
      state.orders.append(order)
      state.placed[key] = order.id
      return (order, state.losesAnswer)
    }
    if isLost { throw CatalogError.timedOut }
    return order
  }

  func cancel(_ id: Order.ID) async throws -> Order {
    try await live("cancel \(id)") { state in
      guard let index = state.orders.firstIndex(where: { $0.id == id }) else {
        throw CatalogError.unknownOrder(id)
      }
      guard state.orders[index].state == .awaitingPayment else {
        throw CatalogError.orderNotCancellable(id)
      }
      state.orders[index] = state.orders[index].with(.cancelled)
      return state.orders[index]
    }
  }
}

extension Product {
  func with(stock: Int? = nil, cents: Int? = nil) -> Product {
    Product(
      id: id, name: name, summary: summary, category: category,
      price: cents.map { euros($0) } ?? price, stock: stock ?? self.stock, picture: picture)
  }
}
