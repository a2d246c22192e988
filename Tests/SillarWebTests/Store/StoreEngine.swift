import Foundation
import Programs
import Sillar
import SillarPostgreSQL
import SillarSQL
import SillarTesting
import TestServers
import Testing

@testable import SillarWeb

/// An engine that the contract of ``HostStore`` is tested with.
enum StoreEngine: CaseIterable {
  case memory, file, postgreSQL

  /// Runs a test with a new store, whose date a clock moves.
  func withStore(
    _ clock: TestClock = TestClock(), _ limits: HostStore.Limits = HostStore.Limits(),
    _ test: (HostStore) async throws -> Void
  ) async throws {
    try await withStores(clock, limits) { open in try await test(open()) }
  }

  /// Runs a test with what opens a new store, and opens it again as the next program does. The one before still has what it kept.
  func withStores(
    _ clock: TestClock = TestClock(), _ limits: HostStore.Limits = HostStore.Limits(),
    _ test: (_ open: () throws -> HostStore) async throws -> Void
  ) async throws {
    func store(in database: any SQLDatabase) -> HostStore {
      HostStore(database: database, limits: limits, now: clock.wallClock, logger: .silent)
    }
    switch self {
    case .memory:
      let memory = HostStore(logger: .silent)
      try await test { store(in: try #require(memory.database)) }
    case .file:
      try await withFolder { folder in
        try await test {
          try HostStore(in: folder, limits: limits, now: clock.wallClock, logger: .silent)
        }
      }
    case .postgreSQL:
      var migrations = Migrations()
      HostStore.registerMigrations(in: &migrations)
      let database = try PostgreSQLDatabase(
        "host \(UUID())", at: try await PostgreSQLServer.shared().address, migrations: migrations
      ) { StoreFailure(reason: $0) }
      try await test { store(in: database) }
    }
  }
}

extension HostStore.Limits {
  init(_ change: (inout HostStore.Limits) -> Void) {
    self.init()
    change(&self)
  }
}

extension HostStore {
  /// What is stored now.
  func stored(_ table: String = "window_memory") async throws -> Int {
    await finish()
    return try await database?.read { try $0.value(SQL(raw: "SELECT count(*) FROM \(table)")) } ?? 0
  }

  func storedSessions() async throws -> Int { try await stored("host_session") }

  /// The identifiers of the saved windows, in their order.
  func storedWindows() async throws -> [String] {
    await finish()
    return try await database?.read { try $0.values("SELECT id FROM window_memory ORDER BY id") }
      ?? []
  }

  /// Makes the store refuse all changes to a table, as on a full disk.
  func refuseWrites(to table: String) async throws {
    try await database?.write { database in
      try database.script(
        """
        ALTER TABLE \(table) RENAME TO kept_\(table);
        CREATE VIEW \(table) AS SELECT DISTINCT * FROM kept_\(table);
        """)
    }
  }

  func acceptWrites(to table: String) async throws {
    try await database?.write { database in
      try database.script("DROP VIEW \(table); ALTER TABLE kept_\(table) RENAME TO \(table);")
    }
  }

  /// Stores the session of a visitor who has come back.
  @discardableResult
  func visit(
    _ visitor: String, secret: String? = nil, address: String = "10.0.0.1"
  ) async -> SessionKeeper.Session {
    let session = sessions.begin(secret ?? "of " + visitor, visitor: visitor, address: address)
    sessions.keep(session)
    await finish()
    return session
  }
}

extension SavedWindows {
  /// The text of a window that a host would open; nil for none. It does not count as a try.
  func window(_ name: SavedWindowName) async -> String? {
    let saved = await open(name)
    noteOpened(name)
    return if case .memory(let text) = saved { text } else { nil }
  }
}
