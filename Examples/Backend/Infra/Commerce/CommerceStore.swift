import BackendModel
public import Foundation
import GRDB
public import Logging
import SillarData

/// The shop, payments and wallets in one SQLite file, with a ledger that every movement of money is in.
///
/// Opening the store creates the file if need be, brings its tables up to date and renews what is said
/// about products; new products are added. Stock, orders, accounts and all else stay. Beside the file,
/// `….key` has the secret that the fingerprints of cards are made with. Several programs may have the
/// same file open: a write waits for those of the others.
///
///     let store = try await CommerceStore(at: folder.appending(path: "commerce.sqlite"))
///     let product = try await store.read(as: nil) { records in try records.product(id) }
public struct CommerceStore: Sendable {
  let pool: DatabasePool
  let keptAnswers: KeptAnswers
  let pictures = ContentPictures("market")
  let welcome: Welcome
  let bell = EventBell<CustomerID>()
  let damage: DamageLog
  let now: @Sendable () -> Date

  /// - Parameters:
  ///   - file: where the database is or is to be; its folder must exist.
  ///   - now: tells the time, which decides when orders expire.
  ///   - logger: is told of rows that cannot be read.
  /// - Throws: `DatabaseUnavailable` when the file cannot be opened, is damaged, or has gone;
  ///   ``ContentError`` when the content is wrong.
  public init(
    at file: URL, now: @escaping @Sendable () -> Date = { Date() },
    logger: Logger = Logger(label: "backend.commerce")
  ) async throws {
    let content = try MarketContent.bundled
    try await self.init(
      at: file, catalog: MarketCatalog(content.categories, content.products), now: now,
      logger: logger)
  }

  init(
    at file: URL, catalog: MarketCatalog, now: @escaping @Sendable () -> Date = { Date() },
    logger: Logger = Logger(label: "backend.commerce")
  ) async throws {
    damage = DamageLog(logger)
    let wallet = try WalletContent.bundled
    welcome = wallet.welcome
    self.now = now
    // Only a durable one lets an answer that was given survive a power cut.
    let database = DatabaseFile(
      at: file, .authoritative("orders, payments and accounts"),
      migrations: CommerceSchema.migrator, isDurable: true, patience: .seconds(60))
    pool = try await database.open { pool in
      try await pool.write { db in
        try StoreEpochs.begin(in: db)
        try catalog.write(to: db)
        for person in wallet.people { try StoredRecords.renew(person, in: db) }
      }
    }
    let keyFile = file.deletingPathExtension().appendingPathExtension("key")
    keptAnswers = KeptAnswers(
      owner: "customer", fingerprints: try RequestFingerprints(keyFile: keyFile))
  }

  /// Ends the use of the file. Only needed where the file is to be removed while the program runs on.
  public func close() throws {
    try pool.close()
  }
}
