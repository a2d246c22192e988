import CatalogModel
import Foundation
import SillarData
import SillarModel

/// Live answers of the shop while it can be reached, and saved ones while it cannot. One per program: windows that send
/// the same request at the same time share it.
struct CachedCatalog: Sendable {
  typealias Reader<Wire: DTO> = CachedReader<Question<Wire>, Wire.Record.Value>

  let categories: Reader<ListDTO<CategoryDTO>>
  let pages: Reader<ListDTO<ProductDTO>>
  let products: Reader<ProductDTO>
  let orderPages: Reader<ListDTO<OrderDTO>>
  let orders: Reader<OrderDTO>
  let remote: RemoteShop
  let local: LocalCatalog

  init(
    remote: RemoteShop, local: LocalCatalog, connectivity: Connectivity,
    now: @escaping @Sendable () -> Date
  ) {
    /// - Parameter similar: Finds a substitute for an answer that was never saved.
    func reader<Wire: DTO>(
      _ similar: @escaping @Sendable (Question<Wire>) async throws -> Saved<Wire.Record.Value>?
    ) -> Reader<Wire> {
      CachedReader(
        fetch: { try await remote.answer($0) },
        load: { question in
          if let saved = try await local.answer(question) { return saved }
          return try await similar(question)
        }, save: { try await local.save($1, as: $0) },
        isFinal: { Problem($0)?.mayPass == false }, connectivity: connectivity, now: now,
        report: remote.report)
    }
    categories = reader { _ in nil }
    pages = reader { try await local.seen($0) }
    products = reader { try await local.seen($0) }
    orderPages = reader { _ in nil }
    orders = reader { try await local.listed($0) }
    self.remote = remote
    self.local = local
  }
}

/// The shop for one customer, in one language.
struct CachedShop: ProductsSource, OrdersRepository {
  let catalog: CachedCatalog
  let customer: CustomerID
  let language: String

  func categories() -> Readings<[ProductCategory]> {
    catalog.categories.readings(Question(subject: .categories, language: language), .both)
      .mapValues(\.items)
  }

  func page(of query: ProductQuery, after cursor: String?) -> Readings<Page<Product>> {
    // A search or a further page comes live if the shop answers, and saved otherwise.
    catalog.pages.readings(
      Question(subject: .products(query, after: cursor), language: language),
      cursor == nil && !query.isSearch ? .both : .networkFirst)
  }

  func product(_ id: Product.ID) -> Readings<Product> {
    catalog.products.readings(Question(subject: .product(id), language: language), .both)
  }

  func page(after cursor: String?) -> Readings<Page<Order>> {
    catalog.orderPages.readings(
      Question(subject: .orders(after: cursor), language: language, customer: customer),
      cursor == nil ? .both : .networkFirst)
  }

  func order(_ id: Order.ID) -> Readings<Order> {
    catalog.orders.readings(question(id), .both)
  }

  func place(_ content: BasketContent, key: String) async throws -> Order {
    await kept(try await catalog.remote.place(content, key: key, for: customer, in: language))
  }

  func cancel(_ id: Order.ID) async throws -> Order {
    await kept(try await catalog.remote.cancel(question(id)))
  }

  private func kept(_ order: Order) async -> Order {
    do {
      try await catalog.local.save(order, as: question(order.id))
    } catch {
      catalog.remote.report("\(question(order.id)) could not be kept: \(error)")
    }
    return order
  }

  private func question(_ id: Order.ID) -> Question<OrderDTO> {
    Question(subject: .order(id), language: language, customer: customer)
  }
}
