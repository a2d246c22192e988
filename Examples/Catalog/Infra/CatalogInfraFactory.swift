public import CatalogModel
public import Foundation
import GRDB
public import Logging
public import SillarData
public import SillarModel

/// Builds the infrastructure of the shop: its service, SQLite and a folder of pictures. One per program; actions are
/// per customer and language.
///
/// ```swift
/// func actions(for customer: CustomerID, api: URL, folder: URL) throws -> CatalogActions {
///   try CatalogInfraFactory(apiURL: api, dataDirectory: folder).actions(for: customer, language: "es")
/// }
/// ```
public struct CatalogInfraFactory: Sendable {
  public let reconnection: any Reconnection
  /// The reachability of the shop, learned from its answers.
  public let connectivity: Connectivity
  public let pictures: CatalogPictures
  private let catalog: CachedCatalog
  private let database: LocalDatabase
  private let changes = BasketChanges()

  /// - Parameters:
  ///   - apiURL: The parent of `v1/products`, such as `http://127.0.0.1:8080/api/market`.
  ///   - payee: The shop that is paid for orders, by its name at the service; nil for the service's default.
  ///   - dataDirectory: The folder of baskets and saved answers; made if it does not exist.
  ///   - now: The current time, to store with saved values.
  ///   - clock: Measures timeouts, and the waits between attempts.
  /// - Throws: `DatabaseUnavailable`.
  public init(
    apiURL: URL, payee: String? = nil, dataDirectory: URL,
    now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock(), logger: Logger = Logger(label: "catalog.infra")
  ) throws {
    let report = logger.warningOnce()
    let configuration = APIClient.Configuration(baseURL: apiURL)
    let probing = APIClient(configuration: configuration, clock: clock, logger: logger)
    let connectivity = Connectivity(clock: clock) {
      await probing.isReachable(at: "v1/categories")
    }
    let seen = try LocalDatabase.catalogSeen(in: dataDirectory)
    // Pending orders are no part of the history: each is looked up at the shop before it counts.
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
      remote: RemoteShop(client: client, payee: payee, report: report), local: local,
      connectivity: connectivity, now: now)
    self.connectivity = connectivity
    reconnection = ServiceReconnection(connectivity: connectivity, clock: clock)
    pictures = CatalogPictures(
      apiURL: apiURL, seen: local,
      cache: PictureCache(
        configuration: .init(
          directory: dataDirectory.appending(path: "catalog-pictures"), origins: [apiURL]),
        clock: clock, logger: logger))
  }

  /// The actions of this customer, with texts in this language.
  ///
  /// - Parameter language: As in `Accept-Language`, such as `es`.
  public func actions(for customer: CustomerID, language: String) -> CatalogActions {
    let shop = CachedShop(catalog: catalog, customer: customer, language: language)
    let baskets = SQLiteBasketRepository(database: database, customer: customer, told: changes)
    return CatalogActions(products: shop, baskets: baskets, orders: shop)
  }
}
