import CatalogModel
import Foundation
import SillarData

/// The shop while it can be reached, and what was saved of it while it cannot. One per program: who asks the same in
/// several windows shares the request.
struct CachedCatalog: Sendable {
  let categories: CachedReader<CategoriesKey, ListDTO<CategoryDTO>>
  let pages: CachedReader<PageKey, ListDTO<ProductDTO>>
  let products: CachedReader<ProductKey, ProductDTO>
  let orderPages: CachedReader<OrdersKey, ListDTO<OrderDTO>>
  let orders: CachedReader<OrderKey, OrderDTO>
  let remoteOrders: RemoteOrders
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
        fetch: fetch, load: load, save: save, isFinal: { ($0 as? CatalogError)?.isFinal == true },
        connectivity: connectivity, now: now, report: report)
    }
    let remote = RemoteProducts(client: client, report: report)
    let remoteOrders = RemoteOrders(client: client, report: report)
    categories = reader(
      { try await remote.categories($0.language) }, { try await local.answer($0) },
      { try await local.save($1, as: $0) })
    pages = reader(
      { try await remote.page($0) }, { try await local.page($0) },
      { try await local.save($1, as: $0) })
    products = reader(
      { try await remote.product($0) }, { try await local.product($0) },
      { try await local.save($1, as: $0) })
    orderPages = reader(
      { try await remoteOrders.page($0) }, { try await local.answer($0) },
      { try await local.save($1.items, $1, as: $0) })
    orders = reader(
      { try await remoteOrders.order($0) }, { try await local.order($0) },
      { try await local.save([$1], $1, as: $0) })
    self.remoteOrders = remoteOrders
    self.local = local
    self.report = report
  }

  /// Keeps what an order has become.
  func keep(_ order: OrderDTO, as key: OrderKey) async {
    do {
      try await local.save([order], order, as: key)
    } catch {
      report("\(key) could not be kept: \(error)")
    }
  }
}

extension ReadingWay {
  var policy: ReadPolicy {
    switch self {
    case .both: .both
    case .network: .networkFirst
    }
  }
}
