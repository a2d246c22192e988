public import BackendModel
public import Foundation
import GRDB
public import Logging
import SillarData

/// Accounts, requests and quotes in one SQLite file.
///
/// Opening the store creates the file if necessary and migrates its tables; existing data stays. For a demonstration it
/// adds accounts whose password is public, with sample requests in a new store; otherwise it closes such accounts. The
/// file `….key` beside it has the secret for the fingerprints of requests and the texts of devices.
/// Several programs may have the same file open: a write waits for the writes of the others.
///
///     let store = try await QuotesStore(at: folder.appending(path: "quotes.sqlite"), isDemo: true)
///     let request = try await store.read { records in try records.request(id) }
public struct QuotesStore: Sendable {
  static let role = DatabaseFile.Role.authoritative("requests, quotes and chats")

  /// Notifies listeners when a member has new events.
  public let bell = EventBell<Member.ID>()
  let pool: DatabasePool
  let keptAnswers: KeptAnswers
  let devices: DeviceTexts
  let damage: DamageLog
  let now: @Sendable () -> Date

  /// - Parameters:
  ///   - file: the location of the database; its folder must exist.
  ///   - isDemo: true to offer the accounts of the demonstration.
  ///   - passwordRounds: the cost of their password.
  ///   - now: returns the time, which decides when quotes expire.
  ///   - logger: logs rows that cannot be read.
  /// - Throws: `DatabaseUnavailable` when the file cannot be opened, is damaged, or is missing;
  ///   ``ContentError`` when the content is wrong.
  public init(
    at file: URL, isDemo: Bool, passwordRounds: Int = ScryptPasswords.rounds,
    now: @escaping @Sendable () -> Date = { Date() },
    logger: Logger = Logger(label: "backend.quotes")
  ) async throws {
    var content = try QuotesContent.bundled
    if passwordRounds != ScryptPasswords.rounds {
      content.password = try ScryptPasswords(rounds: passwordRounds).hash(QuotesContent.password)
    }
    try await self.init(
      at: file, content: content, isDemo: isDemo, now: now, logger: logger)
  }

  init(
    at file: URL, content: QuotesContent, isDemo: Bool = true,
    now: @escaping @Sendable () -> Date, logger: Logger = Logger(label: "backend.quotes")
  ) async throws {
    self.now = now
    let damage = DamageLog(logger)
    self.damage = damage
    let keyFile = file.deletingPathExtension().appendingPathExtension("key")
    let devices = DeviceTexts(secret: try SecretFile.read(keyFile, byteCount: 32))
    self.devices = devices
    keptAnswers = KeptAnswers(
      owner: "member", fingerprints: try RequestFingerprints(keyFile: keyFile))
    // Durable, so that every answer sent to a client survives a power cut.
    let database = StoreFile(
      at: file, Self.role, migrations: QuotesSchema.migrator,
      alsoKnown: LiveSchema.migrator.migrations, isDurable: true)
    pool = try await database.open { [bell] pool in
      try await pool.write { db in
        try StoreEpochs.begin(in: db)
        let time = Date(timeIntervalSince1970: TimeInterval(now().seconds))
        let records = StoredQuotes(
          db: db, now: time, devices: devices, bell: bell, damage: damage)
        if isDemo { try content.write(to: records) } else { try content.close(in: records) }
      }
    }
  }

  /// The members of the demonstration, whose password is public.
  public static var demoMembers: [Member] {
    get throws { try QuotesContent.bundled.accounts.compactMap(\.member) }
  }

  /// Closes the file. Only needed to remove the file while the program keeps running.
  public func close() throws {
    try pool.close()
  }
}
