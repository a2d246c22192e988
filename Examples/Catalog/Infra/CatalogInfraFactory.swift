public import CatalogModel
import Foundation
public import SillarData

/// Builds the infrastructure of the shop: its service, SQLite and a folder of pictures. One per program; actions are
/// per visitor and language.
///
/// ```swift
/// func actions(for visitor: String, _ access: AccountAccess, _ market: RemoteService) throws -> CatalogActions {
///   try CatalogInfraFactory(service: market, access: access).actions(for: visitor, language: "es")
/// }
/// ```
public struct CatalogInfraFactory: Sendable {
  public let service: RemoteService
  public let pictures: CatalogPictures
  private let catalog: CachedCatalog
  private let access: AccountAccess
  private let database: any SQLDatabase
  let uses: LastUses
  private let changes = BasketChanges()

  /// - Parameters:
  ///   - service: With `v1/products`. A basket counts for the client that the service names.
  ///   - payee: The shop whose prices are shown, and that is paid for orders, by its name at the service; nil for the
  ///     service's default.
  ///   - access: The accounts of visitors. Everyone may look at products; orders need an account.
  /// - Throws: `DatabaseUnavailable`.
  public init(service: RemoteService, payee: String? = nil, access: AccountAccess) throws {
    let seen = try LocalDatabase.catalogSeen(in: service.folder)
    // Pending orders are no part of the history: each is looked up at the shop before it counts.
    let (market, history) = service.saved(in: seen) { database in
      try database.script("DELETE FROM answer; DELETE FROM product")
    }
    let local = LocalCatalog(
      database: seen, now: service.now, rows: ReadableRows(report: service.report),
      history: history)
    database = try service.databases.catalog(in: service.folder)
    uses = LastUses(
      database: database, work: service.work, now: service.now, clock: service.clock
    ) { customers, database in
      try database.execute("DELETE FROM basketLine WHERE \("customer", in: customers)")
    }
    catalog = CachedCatalog(
      remote: RemoteShop(
        client: market.client, access: access, payee: payee, report: service.report),
      local: local, connectivity: service.connectivity)
    pictures = CatalogPictures(
      apiURL: service.url, seen: local, cache: service.pictures(in: "catalog-pictures"))
    self.service = service
    self.access = access
  }

  /// Deletes the saved orders of accounts that are not signed in any more. Attempts to order whose outcome is not known
  /// stay, and so do baskets.
  ///
  /// - Throws: `Problem.notStored`.
  public func forgetAccounts(except signedIn: Set<String>) async throws {
    try await catalog.local.forgetAccounts(except: signedIn)
  }

  /// The actions of this visitor, with texts in this language. The basket is that of their account, while they are signed
  /// in.
  ///
  /// - Parameter language: As in `Accept-Language`, such as `es`.
  public func actions(for visitor: String, language: String) -> CatalogActions {
    let shop = CachedShop(catalog: catalog, visitor: visitor, language: language)
    let baskets = SQLiteBasketRepository(
      database: database, visitor: visitor, access: access, told: changes,
      uses: uses, address: service.client.configuration.client)
    return CatalogActions(products: shop, baskets: baskets, orders: shop)
  }
}
