import Foundation
import Sillar
import SillarSQL
import SillarTesting
import TestServers

@testable import SillarWeb

/// An engine that the contract of ``HostStore`` is tested with.
enum StoreEngine: CaseIterable {
  case memory, file

  /// Runs a test with a new store, whose date a clock moves.
  func withStore(
    _ clock: TestClock = TestClock(), _ limits: HostStore.Limits = HostStore.Limits(),
    _ test: (HostStore) async throws -> Void
  ) async throws {
    switch self {
    case .memory: try await test(HostStore(limits: limits, now: clock.wallClock, logger: .silent))
    case .file:
      try await withFolder { folder in
        let store = try HostStore(
          in: folder, limits: limits, now: clock.wallClock, logger: .silent)
        try await test(store)
      }
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
      for change in ["INSERT", "UPDATE", "DELETE"] {
        try database.script(
          """
          CREATE TRIGGER no_\(change)_\(table) BEFORE \(change) ON \(table)
          BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END;
          """)
      }
    }
  }

  func acceptWrites(to table: String) async throws {
    try await database?.write { database in
      for change in ["INSERT", "UPDATE", "DELETE"] {
        try database.script("DROP TRIGGER no_\(change)_\(table)")
      }
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
