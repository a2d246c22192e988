public import BackendModel
public import Foundation
public import Logging
public import SillarData

/// Accounts, requests and quotes in one database.
///
/// Opening the store creates the database if necessary and migrates its tables; existing data stays. For a demonstration it
/// adds accounts whose password is public, with sample requests in a new store; otherwise it closes such accounts. The
/// file `quotes.key` has the secret for the fingerprints of requests and the texts of devices.
/// Several programs may have the same database open: a write waits for the writes of the others.
///
///     let store = try await QuotesStore(in: storage, isDemo: true)
///     let request = try await store.read { records in try records.request(id) }
public struct QuotesStore: Sendable {
  /// Notifies listeners when a member has new events.
  public let bell = EventBell<Member.ID>()
  let database: any SQLDatabase
  let keptAnswers: KeptAnswers
  let devices: DeviceTexts
  private let others: OtherProcesses
  let readable: ReadableRows
  let now: @Sendable () -> Date
  let domainEvents: DomainEvents

  /// - Parameters:
  ///   - isDemo: true to offer the accounts of the demonstration.
  ///   - passwordRounds: the cost of their password.
  ///   - now: returns the time, which decides when quotes expire.
  ///   - logger: logs rows that cannot be read.
  ///   - sink: takes the domain events, such as that an offer is accepted, while the storage's
  ///     work runs.
  /// - Throws: `DatabaseUnavailable` when the database cannot be opened, is damaged, or is missing;
  ///   ``StoreError`` when it cannot be written; ``ContentError`` when the content is wrong.
  public init(
    in storage: BackendStorage, isDemo: Bool, passwordRounds: Int = ScryptPasswords.rounds,
    now: @escaping @Sendable () -> Date = { Date() },
    logger: Logger = Logger(label: "backend.quotes"),
    sink: @escaping DomainEvents.Sink = { _, _ in }
  ) async throws {
    var content = try QuotesContent.bundled
    if passwordRounds != ScryptPasswords.rounds {
      content.password = try ScryptPasswords(rounds: passwordRounds).hash(QuotesContent.password)
    }
    try await self.init(
      in: storage, content: content, isDemo: isDemo, now: now, logger: logger, sink: sink)
  }

  init(
    in storage: BackendStorage, content: QuotesContent, isDemo: Bool = true,
    now: @escaping @Sendable () -> Date, logger: Logger = Logger(label: "backend.quotes"),
    sink: @escaping DomainEvents.Sink = { _, _ in }
  ) async throws {
    self.now = now
    readable = ReadableRows(logger)
    let keyFile = storage.file("quotes.key")
    devices = DeviceTexts(secret: try SecretFile.read(keyFile, byteCount: 32))
    keptAnswers = KeptAnswers(fingerprints: try RequestFingerprints(keyFile: keyFile))
    // Durable, so that every answer sent to a client survives a power cut.
    database = try storage.database(
      "quotes", of: "requests, quotes and chats", QuotesSchema.migrations, isDurable: true)
    others = bell.hearing(database)
    domainEvents = DomainEvents(
      database: database, work: storage.work, now: now, logger: logger, sink: sink)
    try await database.write { [self] database in
      let records = records(in: database)
      try StoreEpochs.begin(after: try records.lastEvent(), in: database)
      if isDemo { try content.write(to: records) } else { try content.close(in: records) }
    }
  }

  /// The members of the demonstration, whose password is public.
  public static var demoMembers: [Member] {
    get throws { try QuotesContent.bundled.accounts.compactMap(\.member) }
  }
}
