public import CatalogModel
public import Foundation
public import Logging
public import SillarData
public import SillarModel

/// Builds the infrastructure of the shop: its service, SQLite and a folder of pictures. One per program; actions are
/// per visitor and language.
///
/// ```swift
/// func actions(for visitor: String, _ access: AccountAccess, api: URL, folder: URL) throws -> CatalogActions {
///   try CatalogInfraFactory(apiURL: api, dataDirectory: folder, access: access)
///     .actions(for: visitor, language: "es")
/// }
/// ```
public struct CatalogInfraFactory: Sendable {
  public let reconnection: any Reconnection
  /// The reachability of the shop, learned from its answers.
  public let connectivity: Connectivity
  public let pictures: CatalogPictures
  private let catalog: CachedCatalog
  private let access: AccountAccess
  private let address: @Sendable () -> String?
  private let database: any SQLDatabase
  let uses: LastUses
  private let changes = BasketChanges()

  /// - Parameters:
  ///   - apiURL: The parent of `v1/products`, such as `http://127.0.0.1:8080/api/market`.
  ///   - payee: The shop whose prices are shown, and that is paid for orders, by its name at the service; nil for the
  ///     service's default.
  ///   - dataDirectory: The folder of baskets and saved answers; made if it does not exist.
  ///   - databases: Opens the database of what must not be lost.
  ///   - access: The accounts of visitors. Everyone may look at products; orders need an account.
  ///   - named: Returns the name of the client for whom the current task asks; see `APIClient.Configuration.client`.
  ///   - now: The current time, to store with saved values.
  ///   - clock: Measures timeouts, and the waits between attempts.
  /// - Throws: `DatabaseUnavailable`.
  public init(
    apiURL: URL, payee: String? = nil, dataDirectory: URL,
    databases: any Databases = LocalDatabases(), access: AccountAccess,
    client named: @escaping @Sendable () -> String? = { nil },
    now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock(), logger: Logger = Logger(label: "catalog.infra")
  ) throws {
    let report = logger.warningOnce()
    let configuration = APIClient.Configuration(baseURL: apiURL, client: named)
    let probing = APIClient(configuration: configuration, clock: clock, logger: logger)
    let connectivity = Connectivity(clock: clock) {
      await probing.isReachable(at: "v1/categories")
    }
    let seen = try LocalDatabase.catalogSeen(in: dataDirectory)
    // Pending orders are no part of the history: each is looked up at the shop before it counts.
    let history = StoreHistory(
      database: seen, timeline: { try await probing.send(.get("v1/history")) }, report: report)
    history.whenReplaced { _, database in
      try database.script("DELETE FROM answer; DELETE FROM product")
    }
    let client = APIClient(
      configuration: configuration, connectivity: connectivity, history: history, clock: clock,
      logger: logger)
    let local = LocalCatalog(
      database: seen, now: now, rows: ReadableRows(report: report), history: history)
    database = try databases.catalog(in: dataDirectory)
    uses = LastUses(database: database, now: now, clock: clock) { customers, database in
      try database.execute("DELETE FROM basketLine WHERE \("customer", in: customers)")
    }
    catalog = CachedCatalog(
      remote: RemoteShop(client: client, access: access, payee: payee, report: report),
      local: local,
      connectivity: connectivity, now: now)
    self.access = access
    address = named
    self.connectivity = connectivity
    reconnection = ServiceReconnection(connectivity: connectivity, clock: clock)
    pictures = CatalogPictures(
      apiURL: apiURL, seen: local,
      cache: PictureCache(
        configuration: .init(
          directory: dataDirectory.appending(path: "catalog-pictures"), origins: [apiURL]),
        clock: clock, logger: logger))
  }

  /// Deletes the saved orders of accounts that are not signed in any more. Attempts to order whose outcome is not known
  /// stay, and so do baskets.
  ///
  /// - Throws: `Problem.notStored`.
  public func forgetAccounts(except signedIn: Set<String>) async throws {
    try await catalog.local.forgetAccounts(except: signedIn)
  }

  /// Deletes the baskets of people who do not come back, until the task is cancelled; see `LastUses`.
  public func run() async { await uses.run() }

  /// The actions of this visitor, with texts in this language. The basket is that of their account, while they are signed
  /// in.
  ///
  /// - Parameter language: As in `Accept-Language`, such as `es`.
  public func actions(for visitor: String, language: String) -> CatalogActions {
    let shop = CachedShop(catalog: catalog, visitor: visitor, language: language)
    let baskets = SQLiteBasketRepository(
      database: database, visitor: visitor, access: access, told: changes,
      uses: uses, address: address)
    return CatalogActions(products: shop, baskets: baskets, orders: shop)
  }
}
