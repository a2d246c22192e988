public import BackendModel
public import Foundation
import GRDB
public import Logging
import SillarData

/// Accounts, requests and quotes in one SQLite file.
///
/// Opening the store creates the file if necessary, migrates its tables and adds the demo accounts, with
/// sample requests in a new store; existing data stays. The file `….key` beside it has the secret for tokens.
/// Several programs may have the same file open: a write waits for the writes of the others.
///
///     let store = try await QuotesStore(at: folder.appending(path: "quotes.sqlite"))
///     let request = try await store.read { records in try records.request(id) }
public struct QuotesStore: Sendable {
  static let role = DatabaseFile.Role.authoritative("requests, quotes and chats")

  /// Notifies listeners when a member has new events.
  public let bell = EventBell<Member.ID>()
  let pool: DatabasePool
  let keptAnswers: KeptAnswers
  let tokens: SessionTokens
  let damage: DamageLog
  let now: @Sendable () -> Date

  /// - Parameters:
  ///   - file: the location of the database; its folder must exist.
  ///   - now: returns the time, which decides when sessions and quotes expire.
  ///   - logger: logs rows that cannot be read.
  /// - Throws: `DatabaseUnavailable` when the file cannot be opened, is damaged, or is missing;
  ///   ``ContentError`` when the content is wrong.
  public init(
    at file: URL, now: @escaping @Sendable () -> Date = { Date() },
    logger: Logger = Logger(label: "backend.quotes")
  ) async throws {
    try await self.init(
      at: file, content: .bundled, now: now, logger: logger)
  }

  init(
    at file: URL, content: QuotesContent,
    now: @escaping @Sendable () -> Date, logger: Logger = Logger(label: "backend.quotes")
  ) async throws {
    self.now = now
    let damage = DamageLog(logger)
    self.damage = damage
    let keyFile = file.deletingPathExtension().appendingPathExtension("key")
    let tokens = SessionTokens(secret: try SecretFile.read(keyFile, byteCount: 32))
    self.tokens = tokens
    keptAnswers = KeptAnswers(
      owner: "member", fingerprints: try RequestFingerprints(keyFile: keyFile))
    // Durable, so that every answer sent to a client survives a power cut.
    let database = DatabaseFile(
      at: file, Self.role, migrations: QuotesSchema.migrator,
      alsoKnown: LiveSchema.migrator.migrations, isDurable: true, patience: .seconds(60))
    pool = try await database.open { [bell] pool in
      try await pool.write { db in
        try StoreEpochs.begin(in: db)
        let time = Date(timeIntervalSince1970: TimeInterval(now().seconds))
        let records = StoredQuotes(db: db, now: time, tokens: tokens, bell: bell, damage: damage)
        try content.write(to: records)
      }
    }
  }

  /// Closes the file. Only needed to remove the file while the program keeps running.
  public func close() throws {
    try pool.close()
  }
}
