import CoreMetrics
public import Foundation
public import Logging
public import SillarSQL
import Synchronization

/// What hosts keep for people: the sessions of browsers, their locks and subscriptions, and the memories of windows.
///
/// ```swift
/// func host(_ app: any App, in folder: URL) throws -> WebHost {
///   WebHost(app: app, store: try HostStore(in: folder))
/// }
/// ```
///
/// A host with a store saves its windows: they outlive their process, and come back when their browser does. Hosts with the
/// same store, the same ``WebHost/Settings/secret`` and the same path for cookies share their visitors. One process at a time
/// uses the folder of a store: it locks `program.lock` there until it ends.
///
/// Nobody fills the disk: ``Limits`` says how much is kept of whom, and how long. What is over a limit is dropped, the oldest
/// first, strangers before people who are signed in; the log says so once a minute, and metrics count it
/// (`sillar_kept_windows`, `sillar_kept_bytes`, `sillar_kept_sessions`, `sillar_kept_dropped_total` by reason).
public final class HostStore: Sendable {
  /// The name of the file, without `.sqlite`.
  static let fileName = "host"

  private let base: StoreBase
  let sessions: Sessions
  let windows: SavedWindows
  let subscriptions: Subscriptions
  let preferences: AccountPreferences
  let processes: HostProcesses
  private let lastUpkeep = Mutex(Date.distantPast)

  /// A store in the file `host.sqlite` of a folder, which only the user of the process may read. A file that is damaged is
  /// moved aside with `.damaged` at the end of its name: visitors then count as new.
  ///
  /// - Parameters:
  ///   - now: The current date, for the ends of sessions and the ages of windows.
  /// - Throws: `FolderInUse`, which names the process, when another one uses the folder; `DatabaseUnavailable` when the file
  ///   can neither be opened nor made.
  public convenience init(
    in folder: URL, limits: Limits = Limits(), now: @escaping @Sendable () -> Date = { Date() },
    logger: Logger = Logger(label: "sillar.web.store")
  ) throws {
    try FolderOwner(logger: logger).own(folder)
    let database = try LocalDatabase(
      Self.fileName, in: folder, content: "sessions and windows", replacesDamaged: true,
      isPrivate: true, migrations: Self.migrations, logger: logger
    ) { StoreFailure(reason: $0) }
    self.init(database, limits, now, logger)
  }

  /// A store in the database `host` of a program, such as on a server, where several processes share it.
  ///
  /// ```swift
  /// func store(_ databases: any Databases, in folder: URL) throws -> HostStore {
  ///   try HostStore(of: databases, in: folder)
  /// }
  /// ```
  ///
  /// - Throws: `DatabaseUnavailable`.
  public convenience init(
    of databases: any Databases, in folder: URL, limits: Limits = Limits(),
    now: @escaping @Sendable () -> Date = { Date() },
    logger: Logger = Logger(label: "sillar.web.store")
  ) throws {
    let database = try databases.open(
      Self.fileName, in: folder, content: "sessions and windows", isDurable: true,
      isPrivate: true, migrations: Self.migrations, logger: logger
    ) { StoreFailure(reason: $0) }
    self.init(database, limits, now, logger)
  }

  /// A store in a database of any engine. Several processes share one on a server, such as a `PostgreSQLDatabase`: any of them
  /// goes on with any window.
  ///
  /// ```swift
  /// func store(_ open: (Migrations) throws -> any SQLDatabase) throws -> HostStore {
  ///   var migrations = Migrations()
  ///   HostStore.registerMigrations(in: &migrations)
  ///   return HostStore(database: try open(migrations))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - database: A database with the tables of ``registerMigrations(in:)``.
  ///   - now: The current date, for the ends of sessions and the ages of windows.
  public convenience init(
    database: any SQLDatabase, limits: Limits = Limits(),
    now: @escaping @Sendable () -> Date = { Date() },
    logger: Logger = Logger(label: "sillar.web.store")
  ) {
    self.init(database, limits, now, logger)
  }

  /// A store in memory, which ends with the process.
  public convenience init(
    limits: Limits = Limits(), now: @escaping @Sendable () -> Date = { Date() },
    logger: Logger = Logger(label: "sillar.web.store")
  ) {
    let database = try? LocalDatabase(
      inMemory: Self.fileName, migrations: Self.migrations, logger: logger
    ) { StoreFailure(reason: $0) }
    self.init(database, limits, now, logger)
  }

  /// - Parameter database: Nil where SQLite has no memory for a database: then no session outlives its windows.
  private init(
    _ database: (any SQLDatabase)?, _ limits: Limits, _ now: @escaping @Sendable () -> Date,
    _ logger: Logger
  ) {
    base = StoreBase(database: database, limits: limits, drops: Drops(logger), now: now)
    sessions = Sessions(base)
    // The oldest process has the first name.
    let id = "\(Int(Date().timeIntervalSince1970 * 1_000)) \(UUID())"
    windows = SavedWindows(base, owner: id)
    processes = HostProcesses(id: id, windows, base.database)
    subscriptions = Subscriptions(base)
    preferences = AccountPreferences(base: base)
    processes.onSession { [sessions] in await sessions.follow($0) }
  }

  var database: (any SQLDatabase)? { base.database }

  /// True if other processes may use the store at the same time: they must find what a page needs.
  var isShared: Bool { base.isShared }

  /// Ends the sessions whose time is over; once a minute also drops what is too old, counts what is kept, and says in the
  /// log what was dropped. Every host of the store calls it.
  func keepHouse() async {
    await sessions.endExpired()
    let date = base.now()
    let isDue = lastUpkeep.withLock { last in
      guard date >= last + 60 else { return false }
      last = date
      return true
    }
    guard isDue else { return }
    await windows.sweep()
    await sessions.sweep()
    await preferences.sweep()
    base.drops.report()
  }

  /// Returns when all that was to be stored is stored.
  func finish() async { await windows.finish() }

  /// Stores what still waits, as ``finish()`` does, and logs the number of dropped windows.
  func end() async {
    await finish()
    base.drops.report()
  }

  /// The keys that sign cookies and forms, which the processes of a shared store share; nil for the store of one process. They
  /// are made at the first start.
  ///
  /// ```swift
  /// func settings(for store: HostStore) async throws -> WebHost.Settings {
  ///   var settings = WebHost.Settings()
  ///   if let keys = try await store.sharedKeys() {
  ///     (settings.secret, settings.previousSecret) = (keys.current, keys.previous)
  ///   }
  ///   return settings
  /// }
  /// ```
  ///
  /// - Throws: An error when the database cannot be used.
  public func sharedKeys() async throws -> (current: [UInt8], previous: [UInt8]?)? {
    guard let database, isShared else { return nil }
    let new = SessionKeeper.encode(SessionKeeper.randomBytes(32))
    let keys = try await database.write { database in
      try database.execute(
        "INSERT INTO host_key (name, bytes) VALUES ('cookie', \(new)) ON CONFLICT (name) DO NOTHING"
      )
      let keys = try database.rows(
        "SELECT name, bytes FROM host_key WHERE name IN ('cookie', 'cookie.previous')"
      ) { row in (try row["name"] as String, try row["bytes"] as String) }
      return Dictionary(keys) { first, _ in first }
    }
    let bytes = keys.compactMapValues { SessionKeeper.decode($0[...]).map(Array.init) }
      .filter { $0.value.count == 32 }
    guard let current = bytes["cookie"] else {
      throw StoreFailure(reason: "the key 'cookie' in the table host_key does not have 32 bytes")
    }
    return (current, bytes["cookie.previous"])
  }

  /// Adds the tables of a store to those of a database.
  public static func registerMigrations(in migrations: inout Migrations) {
    migrations.add("sessions and windows") { database in
      try database.script(SessionTable.schema + SavedWindows.schema)
    }
    migrations.add("tries to open a window") { try $0.script(SavedWindows.openings) }
    migrations.add("subscriptions") { try $0.script(Subscriptions.schema) }
    migrations.add("processes") { try HostProcesses.create($0) }
    migrations.add("preferences") { try $0.script(AccountPreferences.schema) }
  }

  private static var migrations: Migrations {
    var migrations = Migrations()
    registerMigrations(in: &migrations)
    return migrations
  }
}

/// What the parts of a store share.
struct StoreBase: Sendable {
  /// Nil where nothing can be stored.
  let database: (any SQLDatabase)?
  let limits: HostStore.Limits
  let drops: Drops
  let now: @Sendable () -> Date

  /// True if other processes may use the database at the same time.
  var isShared: Bool { database?.isShared ?? false }
}

/// A store cannot be read or written now; its database has said so in the log.
struct StoreFailure: Error { let reason: String }

/// Counts what is dropped, or not kept at all, and why.
final class Drops: Sendable {
  /// The reason for which something is not kept. The raw value is a metric's dimension.
  enum Reason: String, CaseIterable {
    /// The memory of one window is larger than a window's may be.
    case windowTooLarge = "window-too-large"
    case session, client, app, all, damaged
    /// A stranger's window is too old.
    case age
    case sessionsOfAddress = "sessions-of-address"
    case sessionsInAll = "sessions-in-all"
    case subscriptions, preferences
  }

  private let logger: Logger
  private let counts = Mutex<[Reason: Int]>([:])

  init(_ logger: Logger) { self.logger = logger }

  func note(_ reason: Reason, _ count: Int = 1) {
    guard count > 0 else { return }
    counts.withLock { $0[reason, default: 0] += count }
    Counter(label: "sillar_kept_dropped_total", dimensions: [("reason", reason.rawValue)])
      .increment(by: Int64(count))
  }

  /// Says in the log what was dropped since the last line. What is only old is no news.
  func report() {
    let counts = counts.withLock { counts in
      defer { counts = [:] }
      return counts.filter { $0.key != .age }
    }
    guard !counts.isEmpty else { return }
    logger.warning(
      "Sessions, saved windows or subscriptions were dropped: a limit of the store is reached, or they are damaged",
      metadata: counts.reduce(into: [:]) { $0[$1.key.rawValue] = "\($1.value)" })
  }
}
