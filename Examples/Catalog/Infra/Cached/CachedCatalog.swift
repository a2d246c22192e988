import CatalogModel
import Foundation
import SillarData
import SillarModel

/// The shop while it can be reached, and what was saved of it while it cannot. One per program: several windows that
/// ask the same share the request.
struct CachedCatalog: Sendable {
  let categories: CachedReader<CategoriesKey, [ProductCategory]>
  let pages: CachedReader<PageKey, Page<Product>>
  let products: CachedReader<ProductKey, ProductDetail>
  let orderPages: CachedReader<OrdersKey, Page<Order>>
  let orders: CachedReader<OrderKey, Order>
  let remote: RemoteShop
  let local: LocalCatalog
  let report: @Sendable (String) -> Void

  init(
    client: APIClient, local: LocalCatalog, connectivity: Connectivity,
    now: @escaping @Sendable () -> Date, report: @escaping @Sendable (String) -> Void
  ) {
    func reader<Key: StoredKey, Value: Sendable>(
      _ fetch: @escaping @Sendable (Key) async throws -> Value,
      _ load: @escaping @Sendable (Key) async throws -> Saved<Value>?,
      _ save: @escaping @Sendable (Key, Value) async throws -> Void
    ) -> CachedReader<Key, Value> {
      CachedReader(
        fetch: fetch, load: load, save: save, isFinal: { Problem($0)?.mayPass == false },
        connectivity: connectivity, now: now, report: report)
    }
    let remote = RemoteShop(client: client, report: report)
    categories = reader(
      { try await remote.categories($0) }, { try await local.categories($0) },
      { try await local.save($1, as: $0) })
    pages = reader(
      { try await remote.page($0) }, { try await local.page($0) },
      { try await local.save($1, as: $0) })
    products = reader(
      { try await remote.product($0) }, { try await local.product($0) },
      { try await local.save($1, as: $0) })
    orderPages = reader(
      { try await remote.orders($0) }, { try await local.orders($0) },
      { try await local.save($1, as: $0) })
    orders = reader(
      { try await remote.order($0) }, { try await local.order($0) },
      { try await local.save($1, as: $0) })
    self.remote = remote
    self.local = local
    self.report = report
  }
}

extension ReadingWay {
  fileprivate var policy: ReadPolicy { self == .both ? .both : .networkFirst }
}

/// Products in one language.
struct CachedProductsSource: ProductsSource {
  let catalog: CachedCatalog
  let language: String

  func categories() -> Readings<[ProductCategory]> {
    catalog.categories.readings(CategoriesKey(language: language), .both)
  }

  func page(of query: ProductQuery, after cursor: PageCursor?) -> Readings<Page<Product>> {
    // What the user asks for, a search or a further page, comes live, and saved if it must.
    catalog.pages.readings(
      PageKey(language: language, query: query, cursor: cursor),
      cursor == nil && !query.isSearch ? .both : .networkFirst)
  }

  func product(_ id: Product.ID, _ way: ReadingWay) -> Readings<ProductDetail> {
    catalog.products.readings(ProductKey(language: language, id: id), way.policy)
  }
}

/// One customer's orders, in one language.
struct CachedOrdersRepository: OrdersRepository {
  let catalog: CachedCatalog
  let customer: CustomerID
  let language: String

  func page(after cursor: PageCursor?) -> Readings<Page<Order>> {
    let key = OrdersKey(language: language, customer: customer, cursor: cursor)
    return catalog.orderPages.readings(key, cursor == nil ? .both : .networkFirst)
  }

  func order(_ id: Order.ID, _ way: ReadingWay) -> Readings<Order> {
    catalog.orders.readings(key(id), way.policy)
  }

  func place(_ content: BasketContent, key: String) async throws -> Order {
    await kept(try await catalog.remote.place(content, key: key, for: customer, in: language))
  }

  func cancel(_ id: Order.ID) async throws -> Order {
    await kept(try await catalog.remote.cancel(key(id)))
  }

  private func kept(_ order: Order) async -> Order {
    do {
      try await catalog.local.save(order, as: key(order.id))
    } catch {
      catalog.report("\(key(order.id)) could not be kept: \(error)")
    }
    return order
  }

  private func key(_ id: Order.ID) -> OrderKey {
    OrderKey(language: language, customer: customer, id: id)
  }
}
