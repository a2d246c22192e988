public import BackendModel
public import Foundation
import GRDB
public import Logging
import Money
import SillarData

/// The shop, payments and wallets in one SQLite file, with a ledger of every movement of money.
///
/// Opening the store creates the file if necessary, migrates its tables, updates the product texts and
/// adds new products. Stock, orders, accounts and all other data stay. The file `….key` beside it has the
/// secret for the fingerprints of cards. Several programs may have the same file open: a write waits for
/// the writes of the others.
///
///     let store = try await CommerceStore(at: folder.appending(path: "commerce.sqlite"))
///     let product = try await store.read(as: nil) { records in try records.product(id) }
public struct CommerceStore: Sendable {
  /// Readers of what belongs to a customer, and the writer.
  let pool: DatabasePool
  /// Readers of catalogs and searches: however many strangers search, the readers of ``pool`` stay free.
  let catalog: DatabasePool
  let keptAnswers: KeptAnswers
  let pictures = ContentPictures("market")
  let welcome: Welcome
  let names: [CustomerID: String]
  let cardLimit: Money
  let bell = EventBell<CustomerID>()
  let damage: DamageLog
  let now: @Sendable () -> Date

  /// - Parameters:
  ///   - file: the location of the database; its folder must exist.
  ///   - names: the names of members, for their wallets; everybody else gets a generated one.
  ///   - now: returns the time, which decides when orders expire.
  ///   - logger: logs rows that cannot be read.
  /// - Throws: `DatabaseUnavailable` when the file cannot be opened, is damaged, or is missing;
  ///   ``ContentError`` when the content is wrong.
  public init(
    at file: URL, names: [CustomerID: String] = [:],
    now: @escaping @Sendable () -> Date = { Date() },
    logger: Logger = Logger(label: "backend.commerce")
  ) async throws {
    let content = try MarketContent.bundled
    try await self.init(
      at: file, catalog: MarketCatalog(content.categories, content.products), names: names,
      now: now, logger: logger)
  }

  init(
    at file: URL, catalog: MarketCatalog, names: [CustomerID: String] = [:],
    cardLimit: Money = Pay.cardLimit,
    now: @escaping @Sendable () -> Date = { Date() },
    logger: Logger = Logger(label: "backend.commerce")
  ) async throws {
    damage = DamageLog(logger)
    let wallet = try WalletContent.bundled
    welcome = wallet.welcome
    self.names = names
    self.cardLimit = cardLimit
    self.now = now
    // Durable, so that every answer sent to a client survives a power cut.
    let database = StoreFile(
      at: file, .authoritative("orders, payments and accounts"),
      migrations: CommerceSchema.migrator, isDurable: true)
    pool = try await database.open { pool in
      try await pool.write { db in
        try StoreEpochs.begin(in: db)
        try catalog.write(to: db)
        for person in wallet.people { try StoredRecords.renew(person, in: db) }
      }
    }
    self.catalog = try database.open()
    let keyFile = file.deletingPathExtension().appendingPathExtension("key")
    keptAnswers = KeptAnswers(
      owner: "customer", fingerprints: try RequestFingerprints(keyFile: keyFile))
  }

  /// Closes the file. Only needed to remove the file while the program keeps running.
  public func close() throws {
    try catalog.close()
    try pool.close()
  }
}
