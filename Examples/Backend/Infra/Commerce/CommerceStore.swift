public import BackendModel
public import Foundation
public import Logging
import Money
public import SillarData

/// The shop, payments and wallets in one database, with a ledger of every movement of money.
///
/// Opening the store creates the database if necessary, migrates its tables, updates the product texts and
/// adds new products. Stock, orders, accounts and all other data stay. The file `commerce.key` has the
/// secret for the fingerprints of cards. Several programs may have the same database open: a write waits for
/// the writes of the others.
///
///     let store = try await CommerceStore(in: storage)
///     let product = try await store.read(as: nil) { records in try records.product(id) }
public struct CommerceStore: Sendable {
  /// Readers of what belongs to a customer, and the writer.
  let database: any SQLDatabase
  /// Readers of catalogs and searches: however many strangers search, the readers of ``database`` stay free.
  let catalog: any SQLDatabase
  let keptAnswers: KeptAnswers
  let pictures = ContentPictures("market")
  let welcome: Welcome
  let names: [CustomerID: String]
  let cardLimit: Money
  let bell = EventBell<CustomerID>()
  private let others: OtherProcesses
  let readable: ReadableRows
  let now: @Sendable () -> Date
  let events: DomainEvents

  /// - Parameters:
  ///   - names: the names of members, for their wallets; everybody else gets a generated one.
  ///   - now: returns the time, which decides when orders expire.
  ///   - logger: logs rows that cannot be read.
  ///   - sink: takes the domain events, such as that an order is paid, while the storage's work runs.
  /// - Throws: `DatabaseUnavailable` when the database cannot be opened, is damaged, or is missing;
  ///   ``StoreError`` when it cannot be written; ``ContentError`` when the content is wrong.
  public init(
    in storage: BackendStorage, names: [CustomerID: String] = [:],
    now: @escaping @Sendable () -> Date = { Date() },
    logger: Logger = Logger(label: "backend.commerce"),
    sink: @escaping DomainEvents.Sink = { _, _ in }
  ) async throws {
    let content = try MarketContent.bundled
    try await self.init(
      in: storage, catalog: MarketCatalog(content.categories, content.products), names: names,
      now: now, logger: logger, sink: sink)
  }

  init(
    in storage: BackendStorage, catalog: MarketCatalog, names: [CustomerID: String] = [:],
    cardLimit: Money = Pay.cardLimit,
    now: @escaping @Sendable () -> Date = { Date() },
    logger: Logger = Logger(label: "backend.commerce"),
    sink: @escaping DomainEvents.Sink = { _, _ in }
  ) async throws {
    readable = ReadableRows(logger)
    let wallet = try WalletContent.bundled
    welcome = wallet.welcome
    self.names = names
    self.cardLimit = cardLimit
    self.now = now
    keptAnswers = KeptAnswers(
      fingerprints: try RequestFingerprints(keyFile: storage.file("commerce.key")))
    // Durable, so that every answer sent to a client survives a power cut.
    func open() throws -> any SQLDatabase {
      try storage.database(
        "commerce", of: "orders, payments and accounts", CommerceSchema.migrations,
        isDurable: true)
    }
    database = try open()
    others = bell.hearing(database)
    events = DomainEvents(
      database: database, work: storage.work, now: now, logger: logger, sink: sink)
    self.catalog = try open()
    try await database.write { [self] database in
      try StoreEpochs.begin(in: database)
      try catalog.write(to: database)
      let records = records(in: database)
      for person in wallet.people { try records.renew(person) }
    }
  }
}
