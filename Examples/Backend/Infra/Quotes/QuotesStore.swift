public import BackendModel
public import Foundation
import GRDB
public import Logging
import SillarData

/// Accounts, requests and quotes in one SQLite file.
///
/// Opening the store creates the file if need be, brings its tables up to date and adds the demo accounts,
/// with something to look at; nothing that is there changes. Beside the file, `….key` has the secret that
/// tokens are made with. Several programs may have the same file open: a write waits for those of the others.
///
///     let store = try await QuotesStore(at: folder.appending(path: "quotes.sqlite"))
///     let request = try await store.read { records in try records.request(id) }
public struct QuotesStore: Sendable {
  static let role = DatabaseFile.Role.authoritative("requests, quotes and chats")

  /// Rings when there are new events for someone.
  public let bell = EventBell<Member.ID>()
  let pool: DatabasePool
  let keptAnswers: KeptAnswers
  let tokens: SessionTokens
  let damage: DamageLog
  let now: @Sendable () -> Date

  /// - Parameters:
  ///   - file: where the database is or is to be; its folder must exist.
  ///   - now: tells the time, which decides when sessions and quotes expire.
  ///   - logger: is told of rows that cannot be read.
  /// - Throws: `DatabaseUnavailable` when the file cannot be opened, is damaged, or has gone;
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
    // Only a durable one lets an answer that was given survive a power cut.
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

  /// Ends the use of the file. Only needed where the file is to be removed while the program runs on.
  public func close() throws {
    try pool.close()
  }
}
