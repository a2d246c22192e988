public import Foundation
public import Logging
public import SillarModel

/// Deletes what a feature keeps for people who do not come back.
///
/// A feature notes each use of what it keeps for an owner. While the work runs, at its start and each hour, the rows of those
/// are deleted whose last use is too long ago, and the oldest of the strangers when there are too many.
///
/// ```swift
/// func makeUses(of database: any SQLDatabase, _ work: AppWork) -> LastUses {
///   LastUses(database: database, work: work) { owners, database in
///     try database.execute("DELETE FROM note WHERE \("owner", in: owners)")
///   }
/// }
/// ```
public struct LastUses: Sendable {
  /// Deletes the rows of some owners.
  public typealias Delete = @Sendable (_ owners: [String], SQLTransaction) throws -> Void

  /// The age and the number of what is kept.
  public struct Limits: Sendable {
    /// The time after the last use for which a stranger's rows are kept: less than the session lives by which they are a
    /// stranger's.
    public var stranger = TimeInterval(30 * 86_400)
    /// The same for an account.
    public var account = TimeInterval(365 * 86_400)
    /// The number of strangers for whom rows are kept. Above it, the oldest last uses go first.
    public var maximumStrangers = 100_000
    /// The same for the strangers at one address, so that they push out nothing of others.
    public var maximumAtAddress = 10_000

    public init() {}
  }

  /// A use that follows a noted one within this time need not be noted.
  static let precision = TimeInterval(86_400)
  private static let pause = Duration.seconds(3600)
  /// The owners of one transaction, so that others need not wait long.
  private static let batch = 500

  /// The time after the first use in which a program has begun to sweep.
  private static let patience = Duration.seconds(60)

  private let database: any SQLDatabase
  private let limits: Limits
  private let now: @Sendable () -> Date
  private let clock: any Clock<Duration>
  private let logger: Logger
  private let delete: Delete
  private let awaitedRun: AwaitedRun

  /// - Parameters:
  ///   - database: The database of the rows; ``registerMigration(in:)`` makes the table of uses.
  ///   - work: Sweeps while it runs.
  ///   - clock: Measures the hour between two sweeps.
  ///   - logger: Gets a warning, once, when uses are noted for longer than a minute and the work does not run.
  ///   - file: The file of the feature, which the warning names.
  public init(
    database: any SQLDatabase, work: AppWork, limits: Limits = Limits(),
    now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock(),
    logger: Logger = Logger(label: "sillar.data.uses"), file: String = #fileID,
    delete: @escaping Delete
  ) {
    self.database = database
    self.limits = limits
    self.now = now
    self.clock = clock
    self.logger = logger
    self.delete = delete
    awaitedRun = AwaitedRun(
      "What people leave behind is kept for ever", for: "the LastUses of \(file)")
    work.add { [self] in await run() }
  }

  /// Adds the table of uses to those of a database.
  public static func registerMigration(in migrations: inout Migrations) {
    migrations.add("last uses") { database in
      try database.script(
        """
        CREATE TABLE lastUse (
          owner TEXT PRIMARY KEY, isStranger BIGINT NOT NULL, usedAt DOUBLE PRECISION NOT NULL
        );
        CREATE INDEX lastUseAge ON lastUse (isStranger, usedAt);
        """)
    }
    migrations.add("addresses of last uses") {
      try $0.script("ALTER TABLE lastUse ADD COLUMN address TEXT")
    }
  }

  /// Notes a use in the transaction of a change.
  ///
  /// - Parameter address: From where a stranger comes; nil if it is unknown.
  public func note(
    _ owner: String, isStranger: Bool, at address: String? = nil, in database: SQLTransaction
  ) throws {
    try database.execute(
      """
      INSERT INTO lastUse (owner, isStranger, usedAt, address)
      VALUES (\(owner), \(isStranger), \(now()), \(isStranger ? address : nil))
      ON CONFLICT (owner) DO UPDATE SET
        isStranger = excluded.isStranger, usedAt = excluded.usedAt, address = excluded.address
      """)
    let mistake = awaitedRun.mistake(
      at: .seconds(now().timeIntervalSinceReferenceDate), patience: Self.patience)
    if let mistake { logger.warning("\(mistake)") }
  }

  /// Notes that what is kept for an owner was read, at most once a day. It writes nothing for an owner for whom nothing
  /// is kept. A use that cannot be noted does not fail the read.
  public func noteRead(_ owner: String) async {
    let now = now()
    let before = now.addingTimeInterval(-Self.precision)
    let last = try? await database.readBriefly { database in
      try database.value("SELECT usedAt FROM lastUse WHERE owner = \(owner)", as: Date.self)
    }
    guard let last, last < before else { return }
    _ = try? await database.write {
      try $0.execute("UPDATE lastUse SET usedAt = \(now) WHERE owner = \(owner)")
    }
  }

  /// Sweeps at once and then each hour, until the task is cancelled. The log has a sweep that fails; the next one does its
  /// work.
  private func run() async {
    awaitedRun.begin()
    while !Task.isCancelled {
      try? await sweep()
      guard (try? await clock.sleep(for: Self.pause)) != nil else { return }
    }
  }

  /// Deletes what is too old, or too much.
  ///
  /// - Throws: An error of the database, or of `delete`.
  public func sweep() async throws {
    let now = now()
    while try await database.write({ try sweepSome(at: now, in: $0) }) {}
  }

  private func sweepSome(at now: Date, in database: SQLTransaction) throws -> Bool {
    var owners: [String] = []
    for (isStranger, life) in [(1, limits.stranger), (0, limits.account)] {
      let oldest = now.addingTimeInterval(-life)
      owners += try database.values(
        """
        SELECT owner FROM lastUse WHERE isStranger = \(isStranger) AND usedAt < \(oldest)
        LIMIT \(Self.batch)
        """)
    }
    if owners.isEmpty {
      owners = try database.values(
        """
        SELECT owner FROM (
          SELECT owner, row_number() OVER (PARTITION BY address ORDER BY usedAt DESC, owner) AS place
          FROM lastUse WHERE isStranger = 1 AND address IS NOT NULL
        ) AS ranked WHERE place > \(limits.maximumAtAddress) LIMIT \(Self.batch)
        """)
    }
    if owners.isEmpty {
      let count: Int = try database.value("SELECT count(*) FROM lastUse WHERE isStranger = 1") ?? 0
      let more = min(count - limits.maximumStrangers, Self.batch)
      guard more > 0 else { return false }
      owners = try database.values(
        "SELECT owner FROM lastUse WHERE isStranger = 1 ORDER BY usedAt, owner LIMIT \(more)")
    }
    try delete(owners, database)
    try database.execute("DELETE FROM lastUse WHERE \("owner", in: owners)")
    return true
  }
}
