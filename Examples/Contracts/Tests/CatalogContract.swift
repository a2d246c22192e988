import CatalogModel
import Foundation
import Kit
import Money
import SillarModel
import Testing

/// The contract of Catalog's source and repositories.
struct CatalogContract {
  private func content(_ products: Product..., quantity: Int = 1) -> BasketContent {
    BasketContent(uniqueKeysWithValues: products.map { ($0.id, quantity) })
  }

  // MARK: ProductsSource

  @Test(arguments: Implementation.allCases)
  func `products are read page by page, each once, in the order of the shop`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.catalog { place, _ in
      var (ids, cursor): ([Product.ID], String?) = ([], nil)
      repeat {
        let page = try await place.products.page(of: ProductQuery(pageSize: 3), after: cursor)
          .live()
        #expect(1...3 ~= page.items.count)
        ids += page.items.map(\.id)
        cursor = page.next
      } while cursor != nil
      #expect(ids.count > 3 && Set(ids).count == ids.count)
      #expect(try await place.all().map(\.id) == ids)
    }
  }

  @Test(arguments: Implementation.allCases)
  func `each product is in a category, which counts its products`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.catalog { place, _ in
      let all = try await place.all()
      let categories = try await place.products.categories().live()
      #expect(categories.reduce(0) { $0 + $1.productCount } == all.count)
      for category in categories {
        let found = try await place.found("", in: category.id).map(\.id)
        #expect(found == all.filter { $0.category == category.id }.map(\.id))
        #expect(found.count == category.productCount && !category.name.isEmpty)
      }
      #expect(try await place.found("", in: "none").isEmpty)
    }
  }

  @Test(arguments: Implementation.allCases)
  func `a search finds by how words begin, in any order and letters`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.catalog { place, _ in
      let product = try #require(try await place.all().first)
      let category = try #require(
        try await place.products.categories().live().first { $0.id == product.category })
      let words = product.name.split(separator: " ")
      let reversed = words.reversed().joined(separator: " ")
      for text in [
        product.name.uppercased(), reversed, String(words[0].prefix(2)), product.summary,
        "\(words[0]) \(category.name)",
      ] {
        #expect(try await place.found(text).contains { $0.id == product.id }, "\(text)")
        let elsewhere = try await place.found(text, in: "none")
        #expect(elsewhere.isEmpty)
      }
      for text in [String(words[0].dropFirst()), "\(words[0]) qqq"] {
        #expect(try await !place.found(text).contains { $0.id == product.id }, "\(text)")
      }
      #expect(try await place.found("qqq").isEmpty)
    }
  }

  @Test(arguments: Implementation.allCases)
  func `a product is by itself what it is in the list, with more to say`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.catalog { place, _ in
      let product = try #require(try await place.all().last)
      let detail = try await place.products.product(product.id).live()
      #expect(detail.name == product.name && detail.summary == product.summary)
      #expect(detail.price == product.price && product.price.isPositive)
      #expect(detail.picture == product.picture && product.picture != nil)
      #expect(!detail.paragraphs.isEmpty && !detail.facts.isEmpty)
      await #expect(throws: Problem.notFound) {
        try await place.products.product("none").last()
      }
    }
  }

  // MARK: OrdersRepository

  @Test(arguments: Implementation.allCases)
  func `an order takes nothing from the stock before it is paid, and can be cancelled`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.catalog { place, _ in
      // No other test orders the last product.
      let product = try #require(try await place.all().last)
      let order = try await place.orders.place(content(product, quantity: 2), key: newName())
      #expect(order.state == .awaitingPayment && order.payment == nil)
      #expect(order.placed == today && order.payBefore == today + 900)
      #expect(order.lines.map(\.id) == [product.id] && order.count == 2)
      #expect(order.lines.map(\.name) == [product.name])
      #expect(order.lines.map(\.price) == [product.price])
      #expect(order.total == (try product.price.times(2)))
      #expect(try await place.stock(of: product.id) == product.stock)
      let cancelled = try await place.orders.cancel(order.id)
      #expect(cancelled.state == .cancelled && cancelled.lines == order.lines)
      #expect(try await place.orders.order(order.id).live() == cancelled)
      #expect(try await place.stock(of: product.id) == product.stock)
      await #expect(throws: Problem.orderNotCancellable) {
        try await place.orders.cancel(order.id)
      }
    }
  }

  @Test(arguments: Implementation.allCases)
  func `an order under one key is one order, and the newest comes first`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.catalog { place, _ in
      let (product, key) = (try #require(try await place.all().first), newName())
      let first = try await place.orders.place(content(product), key: key)
      #expect(try await place.orders.place(content(product), key: key) == first)
      await #expect {
        try await place.orders.place(content(product, quantity: 2), key: key)
      } throws: {
        $0.isRefusal
      }
      let second = try await place.orders.place(content(product), key: newName())
      #expect(try await place.ordered() == [second, first])
    }
  }

  @Test(arguments: Implementation.allCases)
  func `an order of what cannot be, or is not left, is refused and is none`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.catalog { place, _ in
      let product = try #require(try await place.all().first)
      for wrong in [
        content(), content(product, quantity: 0),
        content(product, quantity: 100), ["none": 1],
      ] {
        await #expect {
          try await place.orders.place(wrong, key: newName())
        } throws: {
          $0.isRefusal
        }
      }
      await #expect(throws: Problem.outOfStock) {
        try await place.orders.place(content(product, quantity: 99), key: newName())
      }
      #expect(try await place.ordered().isEmpty)
    }
  }

  @Test(arguments: Implementation.allCases)
  func `what is paid says so, is not cancelled, and is out of stock`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.catalog { place, _ in
      // No other test orders the last product but one.
      let product = try #require(try await place.all().dropLast().last { $0.stock > 0 })
      let order = try await place.orders.place(content(product), key: newName())
      try await place.pay(order.id)
      let paid = try await place.orders.order(order.id).live()
      #expect(paid.state == .paid && paid.payment != nil)
      #expect(paid.lines == order.lines)
      #expect(try await place.stock(of: product.id) == product.stock - 1)
      await #expect(throws: Problem.orderNotCancellable) {
        try await place.orders.cancel(order.id)
      }
    }
  }

  @Test(arguments: Implementation.allCases)
  func `nobody has a part in what others put into their baskets and order`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.catalog { place, other in
      let product = try #require(try await place.all().first)
      _ = try await place.baskets.update { try $0.add(product) }
      _ = try await place.baskets.begin(content(product))
      let order = try await place.orders.place(content(product), key: newName())
      #expect(try await other.baskets.basket().isEmpty)
      #expect(try await other.baskets.attempt() == nil)
      #expect(try await other.ordered().isEmpty)
      await #expect(throws: Problem.notFound) {
        try await other.orders.order(order.id).last()
      }
      await #expect(throws: Problem.notFound) {
        try await other.orders.cancel(order.id)
      }
    }
  }

  // MARK: BasketRepository

  @Test(arguments: Implementation.allCases)
  func `a basket keeps its order, tells of each change, and nothing of one that fails`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.catalog { place, _ in
      let products = try await place.all().filter { $0.stock > 1 }.suffix(2)
      var changes = place.baskets.changes.makeAsyncIterator()
      _ = await changes.next()
      for product in products.reversed() {
        _ = try await place.baskets.update { try $0.add(product, 2) }
        _ = await changes.next()
      }
      let basket = try await place.baskets.basket()
      #expect(basket.lines == products.reversed().map { BasketLine(of: $0, quantity: 2) })
      await #expect(throws: Problem.tooManyLines) {
        try await place.baskets.update { basket in
          basket = Basket()
          throw Problem.tooManyLines
        }
      }
      #expect(try await place.baskets.basket() == basket)
    }
  }

  @Test(arguments: Implementation.allCases)
  func `an attempt to order stands until it is known what came of it`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.catalog { place, _ in
      let (baskets, product) = (place.baskets, try #require(try await place.all().first))
      let (one, two) = (content(product), content(product, quantity: 2))
      let first = try await baskets.begin(one)
      #expect(try await baskets.begin(two) == first)
      try await baskets.forget("another")
      try await baskets.record("ord_1", for: "another")
      #expect(try await baskets.attempt() == first)
      try await baskets.record("ord_1", for: first.key)
      #expect(try await baskets.begin(one).order == "ord_1")
      let second = try await baskets.begin(two)
      #expect(second.key != first.key && second.content == two && second.order == nil)
      try await baskets.record("ord_2", for: second.key)
      _ = try await place.baskets.update { try $0.add(product, 3) }
      for order in ["ord_1", "ord_2", "ord_2"] as [Order.ID] { try await baskets.settle(order) }
      #expect(try await place.baskets.basket().count == 1)
      #expect(try await baskets.attempt() == nil)
    }
  }
}

extension Error {
  fileprivate var isRefusal: Bool {
    self as? Problem == .orderRefused
  }
}

extension CatalogPlace {
  fileprivate func all() async throws -> [Product] { try await found("") }

  fileprivate func found(_ text: String, in category: ProductCategory.ID? = nil) async throws
    -> [Product]
  {
    let query = ProductQuery(text: text, category: category, pageSize: 100)
    return try await products.page(of: query, after: nil).live().items
  }

  fileprivate func ordered() async throws -> [Order] {
    try await orders.page(after: nil).live().items
  }

  fileprivate func stock(of id: Product.ID) async throws -> Int {
    try await products.product(id).live().stock
  }
}
