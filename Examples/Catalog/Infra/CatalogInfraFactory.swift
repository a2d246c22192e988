public import CatalogModel
public import Foundation
import GRDB
public import Logging
public import SillarData
public import SillarModel

/// Builds what the shop needs on its service, SQLite and a folder of pictures. One per program; actions are per customer
/// and language.
///
/// ```swift
/// func actions(for customer: CustomerID, api: URL, folder: URL) throws -> CatalogActions {
///   try CatalogInfraFactory(apiURL: api, dataDirectory: folder).actions(for: customer, language: "es")
/// }
/// ```
public struct CatalogInfraFactory: Sendable {
  public let reconnection: any Reconnection
  /// Whether the shop can be reached, learnt from its answers.
  public let connectivity: Connectivity
  public let pictures: CatalogPictures
  private let catalog: CachedCatalog
  private let database: LocalDatabase
  private let changes = BasketChanges()

  /// - Parameters:
  ///   - apiURL: What `v1/products` lies below, such as `http://127.0.0.1:8080/api/market`.
  ///   - dataDirectory: Where baskets, and what was seen, are kept; made if it is not there.
  ///   - now: What time it is when something is saved.
  ///   - clock: Measures timeouts, and the waits between attempts.
  /// - Throws: `DatabaseUnavailable`.
  public init(
    apiURL: URL, dataDirectory: URL, now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock(), logger: Logger = Logger(label: "catalog.infra")
  ) throws {
    let report = logger.warningOnce()
    let configuration = APIClient.Configuration(baseURL: apiURL)
    let probing = APIClient(configuration: configuration, clock: clock, logger: logger)
    let connectivity = Connectivity(clock: clock) {
      await probing.isReachable(at: "v1/categories")
    }
    let seen = try LocalDatabase.catalogSeen(in: dataDirectory)
    // Orders on their way need nothing of it: each is looked up at the shop before it counts.
    let history = StoreHistory(
      database: seen, timeline: { try await probing.send(.get("v1/history")) }, report: report)
    history.whenReplaced { _, database in
      try database.execute(sql: "DELETE FROM answer; DELETE FROM product")
    }
    let client = APIClient(
      configuration: configuration, connectivity: connectivity, history: history, clock: clock,
      logger: logger)
    let local = LocalCatalog(
      database: seen, now: now, rows: ReadableRows(report: report), history: history)
    database = try .catalog(in: dataDirectory)
    catalog = CachedCatalog(
      client: client, local: local, connectivity: connectivity, now: now, report: report)
    self.connectivity = connectivity
    reconnection = ServiceReconnection(connectivity: connectivity, clock: clock)
    pictures = CatalogPictures(
      apiURL: apiURL, seen: local,
      cache: PictureCache(
        configuration: .init(
          directory: dataDirectory.appending(path: "catalog-pictures"), origins: [apiURL]),
        clock: clock, logger: logger))
  }

  /// - Parameter language: As in `Accept-Language`, such as `es`.
  public func products(in language: String) -> any ProductsSource {
    CachedProductsSource(catalog: catalog, language: language)
  }

  public func baskets(of customer: CustomerID) -> any BasketRepository {
    SQLiteBasketRepository(database: database, customer: customer, told: changes)
  }

  public func checkouts(of customer: CustomerID) -> any CheckoutRepository {
    KeyedCheckoutRepository(database: database, customer: customer, told: changes)
  }

  public func orders(of customer: CustomerID, in language: String) -> any OrdersRepository {
    CachedOrdersRepository(catalog: catalog, customer: customer, language: language)
  }

  /// What this customer can do, with texts in this language.
  public func actions(for customer: CustomerID, language: String) -> CatalogActions {
    CatalogActions(
      products: products(in: language), baskets: baskets(of: customer),
      checkouts: checkouts(of: customer), orders: orders(of: customer, in: language))
  }
}
