import CoreMetrics
import Foundation
import SillarSQL
import Synchronization

/// The name of a saved window: nobody else finds it.
struct SavedWindowName: Hashable, Sendable {
  let app: String
  let visitor: String
  let window: String

  /// True if all parts are of letters, digits, hyphens and underscores, as those that hosts make: a request may name any.
  var isValid: Bool {
    [app, visitor, window].allSatisfy { part in
      (1...100).contains(part.utf8.count)
        && part.utf8.allSatisfy { $0.isLetterOrDigit || "-_".utf8.contains($0) }
    }
  }

  /// The condition for the window's row.
  fileprivate var row: SQL { "id = \(window) AND app = \(app) AND visitor = \(visitor)" }
}

/// The memories of windows in a ``HostStore``. It does not know what they contain.
final class SavedWindows: Sendable {
  static let schema = """
    CREATE TABLE window_memory (
      id TEXT NOT NULL PRIMARY KEY, app TEXT NOT NULL, visitor TEXT NOT NULL, payer TEXT NOT NULL,
      is_member BIGINT NOT NULL, saved DOUBLE PRECISION NOT NULL, bytes BIGINT NOT NULL,
      memory TEXT NOT NULL
    );
    CREATE INDEX window_memory_visitor ON window_memory (visitor, app, saved, bytes);
    CREATE INDEX window_memory_payer ON window_memory (payer, saved, bytes);
    CREATE INDEX window_memory_age ON window_memory (is_member, saved);
    CREATE INDEX window_memory_app ON window_memory (app, is_member, saved, bytes);
    CREATE TABLE damaged_window (
      id TEXT NOT NULL PRIMARY KEY, app TEXT NOT NULL, found DOUBLE PRECISION NOT NULL,
      memory TEXT NOT NULL
    );

    """
  static let openings = "ALTER TABLE window_memory ADD COLUMN openings BIGINT NOT NULL DEFAULT 0"
  /// Tries to open a window of which none came to its end, after which it counts as damaged: it may end the process.
  private static let maximumOpenings = 3
  /// Damaged windows that are kept for the operator.
  private static let maximumDamaged = 100

  /// Windows and bytes.
  private struct Usage: Sendable {
    var windows = 0
    var bytes = 0

    static func + (one: Usage, other: Usage) -> Usage {
      Usage(windows: one.windows + other.windows, bytes: one.bytes + other.bytes)
    }
  }

  /// What was saved for a window.
  enum Saved {
    case memory(String)
    /// It was tried more than once to open the window, and none of the tries came to its end.
    case dangerous
    /// Another process has it.
    case elsewhere
    /// The server of the database cannot be reached.
    case unreachable
    case none
  }

  private let base: StoreBase
  /// This process, which owns the windows that it saves.
  private let owner: String
  /// The usage of each app, as far as it is known without counting: what is dropped with a session still counts.
  private let usage = Mutex<[String: Usage]>([:])

  init(_ base: StoreBase, owner: String) {
    self.base = base
    self.owner = owner
  }

  // MARK: One window

  /// Saves a window some time later, in place of what was saved for it before. Drops what is then over a limit.
  ///
  /// - Parameters:
  ///   - isLast: True if the process lets the window go with it.
  ///   - saved: Called when it is on the disk, with true; with false if another process has the window: nothing is saved then.
  ///   - whenFailed: Called if it could not be saved.
  func save(
    _ memory: String, as name: SavedWindowName, of payer: Client.Payer, isLast: Bool = false,
    saved: @escaping @Sendable (_ isOwn: Bool) -> Void = { _ in },
    whenFailed: @escaping @Sendable () -> Void = {}
  ) {
    guard name.isValid else { return }
    let bytes = memory.utf8.count
    guard bytes <= base.limits.bytesPerWindow else { return base.drops.note(.windowTooLarge) }
    let date = base.now()
    base.database?.writeLater { [self] database in
      let before = try database.first(
        "SELECT bytes, payer, owner FROM window_memory WHERE id = \(name.window)"
      ) { row in
        (
          bytes: try row["bytes"] as Int, payer: try row["payer"] as String,
          owner: try row["owner"] as String
        )
      }
      let count = try database.execute(
        """
        INSERT INTO window_memory (id, app, visitor, payer, is_member, saved, bytes, memory, owner)
        VALUES (\(name.window), \(name.app), \(name.visitor), \(payer.text), \(!payer.isStranger),
          \(date), \(bytes), \(memory), \(isLast ? "" : owner))
        ON CONFLICT (id) DO UPDATE SET payer = excluded.payer, is_member = excluded.is_member,
          saved = excluded.saved, bytes = excluded.bytes, memory = excluded.memory,
          owner = excluded.owner
        WHERE window_memory.app = excluded.app AND window_memory.visitor = excluded.visitor
          AND window_memory.owner = \(owner)
        """)
      guard count > 0 else {
        // What the session before has saved goes with that session, and is nobody's sign that the window is.
        if base.isShared, before?.owner != owner { database.afterTransaction { saved(false) } }
        return
      }
      let growth = bytes - (before?.bytes ?? 0)
      add(Usage(windows: before == nil ? 1 : 0, bytes: growth), to: name.app)
      // Most saves are of a window that is as large as before.
      if growth > 0 || before?.payer != payer.text {
        try makeRoom(besides: name, of: payer, database)
      }
      database.afterTransaction { saved(true) }
    } whenFailed: { _ in
      whenFailed()
    }
  }

  /// What was saved last for a window that is to be opened now, also a moment ago; nil if there is nothing. Notes the try on
  /// the disk, until ``noteOpened(_:)`` is called: what ends the process, or keeps it from going on, is not tried again and again.
  ///
  /// A window of another process that has not ended is not opened.
  func open(_ name: SavedWindowName) async -> Saved {
    guard name.isValid, let database = base.database else { return .none }
    let isFree: SQL = database.isShared ? "(owner = \(owner) OR \(HostProcesses.isFree))" : "1 = 1"
    let opened = try? await database.write { [owner] database in
      try database.execute(
        """
        UPDATE window_memory SET openings = openings + 1, owner = \(owner)
        WHERE \(name.row) AND \(isFree)
        """)
    }
    // A full disk notes nothing, and has the window all the same.
    if opened == nil, database.isShared { return .unreachable }
    do {
      let saved = try await database.readBriefly { database in
        try database.first(
          "SELECT memory, openings FROM window_memory WHERE \(name.row)"
        ) { row in (memory: try row["memory"] as String, openings: try row["openings"] as Int) }
      }
      guard let saved else { return .none }
      if opened == 0 { return .elsewhere }
      return saved.openings > Self.maximumOpenings ? .dangerous : .memory(saved.memory)
    } catch {
      return database.isShared ? .unreachable : .none
    }
  }

  /// True if something was saved of a window, also a moment ago.
  func has(_ name: SavedWindowName) async -> Bool {
    guard name.isValid, let database = base.database else { return false }
    await finish()
    let count: Int?? = try? await database.readBriefly {
      try $0.value("SELECT count(*) FROM window_memory WHERE \(name.row)")
    }
    return (count ?? 0) ?? 0 > 0
  }

  /// The window of a visitor that was saved last, such as when its page was closed; nil if there is none.
  func last(of visitor: String, in app: String) async -> String? {
    guard let database = base.database else { return nil }
    await finish()
    return try? await database.readBriefly { database in
      try database.value(
        """
        SELECT id FROM window_memory WHERE visitor = \(visitor) AND app = \(app)
        ORDER BY saved DESC LIMIT 1
        """, as: String.self)
    }
  }

  /// Lets a window go that this process does not show.
  ///
  /// - Returns: True if it was this process's.
  func release(_ window: String) async -> Bool {
    let count = try? await base.database?.write { [owner] database in
      try database.execute(
        "UPDATE window_memory SET owner = '' WHERE id = \(window) AND owner = \(owner)")
    }
    return count ?? 0 > 0
  }

  /// Notes that a window has been opened.
  func noteOpened(_ name: SavedWindowName) {
    guard name.isValid else { return }
    base.database?.writeLater { database in
      try database.execute("UPDATE window_memory SET openings = 0 WHERE \(name.row)")
    }
  }

  func remove(_ name: SavedWindowName) {
    guard name.isValid else { return }
    base.database?.writeLater { database in
      try database.execute("DELETE FROM window_memory WHERE \(name.row)")
    }
  }

  /// Puts a window aside that cannot be read: it comes back no more, and is kept for the operator.
  func putAside(_ name: SavedWindowName) {
    guard name.isValid else { return }
    base.drops.note(.damaged)
    let date = base.now()
    base.database?.writeLater { database in
      try database.execute(
        """
        INSERT INTO damaged_window (id, app, found, memory)
        SELECT id, app, \(date), memory FROM window_memory
        WHERE \(name.row)
        ON CONFLICT (id) DO UPDATE SET found = excluded.found, memory = excluded.memory
        """)
      try database.execute(
        """
        DELETE FROM damaged_window WHERE id NOT IN
          (SELECT id FROM damaged_window ORDER BY found DESC LIMIT \(Self.maximumDamaged))
        """)
      try database.execute("DELETE FROM window_memory WHERE id = \(name.window)")
    }
  }

  /// Returns when everything is saved or removed that was asked for before.
  func finish() async { try? await base.database?.write { _ in } }

  // MARK: All windows of a session

  /// Removes the windows of a visitor, in the transaction that ends the session.
  static func removeAll(of visitor: String, _ database: SQLTransaction) throws {
    try database.execute("DELETE FROM window_memory WHERE visitor = \(visitor)")
  }

  // MARK: The budget

  /// Drops the strangers' windows that are too old, and counts all.
  func sweep() async {
    let before = base.now() - base.limits.strangersWindowLifetime / .seconds(1)
    let swept = try? await base.database?.write { [self] database in
      let count = try database.execute(
        "DELETE FROM window_memory WHERE is_member = \(false) AND saved < \(before)")
      try recount(database)
      return count
    }
    base.drops.note(.age, swept ?? 0)
    for (app, usage) in usage.withLock({ $0 }) {
      Gauge(label: "sillar_kept_windows", dimensions: [("app", app)]).record(usage.windows)
      Gauge(label: "sillar_kept_bytes", dimensions: [("app", app)]).record(usage.bytes)
    }
  }

  private func add(_ more: Usage, to app: String) {
    usage.withLock { $0[app, default: Usage()] = $0[app, default: Usage()] + more }
  }

  private func recount(_ database: SQLTransaction) throws {
    let apps = try database.rows(
      "SELECT app, count(*) AS windows, sum(bytes) AS bytes FROM window_memory GROUP BY app"
    ) { row in
      (try row["app"] as String, Usage(windows: try row["windows"], bytes: try row["bytes"]))
    }
    let counted = Dictionary(apps) { first, _ in first }
    // An app whose windows have all gone has none.
    usage.withLock { $0 = $0.mapValues { _ in Usage() }.merging(counted) { $1 } }
  }

  /// Drops windows until all limits hold. Never drops the one that was saved just now.
  private func makeRoom(
    besides name: SavedWindowName, of payer: Client.Payer, _ database: SQLTransaction
  ) throws {
    try drop(
      .session, "visitor = \(name.visitor) AND app = \(name.app)", besides: name,
      Usage(windows: base.limits.windowsPerSession, bytes: base.limits.bytesPerSession), database)
    try drop(
      .client, "payer = \(payer.text)", besides: name,
      Usage(windows: base.limits.windowsPerClient, bytes: base.limits.bytesPerClient), database)
    let all = Usage(windows: base.limits.windows, bytes: base.limits.bytes)
    let half = Usage(windows: base.limits.windows / 2, bytes: base.limits.bytes / 2)
    func isOver(_ part: Int = 1, of parts: Int = 1) -> Bool {
      let usage = usage.withLock { $0 }
      let (own, sum) = (usage[name.app] ?? Usage(), usage.values.reduce(Usage(), +))
      return own.bytes > half.bytes / parts * part || own.windows > half.windows * part / parts
        || sum.bytes > all.bytes / parts * part || sum.windows > all.windows * part / parts
    }
    // Other processes save windows, too.
    if base.isShared, isOver(9, of: 10) { try recount(database) }
    guard isOver() else { return }
    // What was dropped with sessions is counted still.
    try recount(database)
    guard isOver() else { return }
    try drop(.app, "app = \(name.app)", besides: name, half, database)
    try drop(.all, "1 = 1", besides: name, all, database)
    try recount(database)
  }

  /// Drops those of some windows that were saved longest ago, strangers' first, until they are within a limit.
  private func drop(
    _ reason: Drops.Reason, _ condition: SQL, besides name: SavedWindowName, _ limit: Usage,
    _ database: SQLTransaction
  ) throws {
    let counted = try database.first(
      "SELECT count(*) AS windows, sum(bytes) AS bytes FROM window_memory WHERE \(condition)"
    ) { row in
      Usage(windows: try row["windows"], bytes: (try row["bytes"] as Int?) ?? 0)
    }
    guard var used = counted else { return }
    while used.windows > limit.windows || used.bytes > limit.bytes {
      let oldest = try database.rows(
        """
        SELECT id, bytes FROM window_memory WHERE \(condition) AND id <> \(name.window)
        ORDER BY is_member, saved LIMIT 50
        """
      ) { row in (id: try row["id"] as String, bytes: try row["bytes"] as Int) }
      if oldest.isEmpty { return }
      for window in oldest where used.windows > limit.windows || used.bytes > limit.bytes {
        try database.execute("DELETE FROM window_memory WHERE id = \(window.id)")
        used = used + Usage(windows: -1, bytes: -window.bytes)
        database.afterTransaction { [base] in base.drops.note(reason) }
      }
    }
  }
}

extension Client.Payer {
  /// The payer in the store.
  var text: String {
    switch self {
    case .strangers(let address): "address \(address)"
    case .account(let account): "account \(account)"
    case .named(let name): "client \(name)"
    }
  }

  var isStranger: Bool { if case .account = self { false } else { true } }
}
