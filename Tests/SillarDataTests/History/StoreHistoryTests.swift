import Foundation
import SillarData
import Synchronization
import TestServers
import Testing

/// The fate of saved data when the history of the service has changed.
@Suite(.eachEngine) struct StoreHistoryTests {
  struct Failure: Error { let reason: String }
  struct Offline: Error {}

  private let first = StoreTimeline.Epoch(id: "e1", after: 0)

  /// One saved name from the service.
  private struct Names {
    let database: any SQLDatabase
    let history: StoreHistory

    init(_ folder: URL, timeline: @escaping StoreHistory.Timeline) throws {
      var migrations = Migrations()
      StoreHistory.registerMigration(in: &migrations)
      migrations.add("names") { try $0.script("CREATE TABLE name (name TEXT)") }
      database = try SQLEngine.open("names", in: folder, migrations: migrations) {
        Failure(reason: $0)
      }
      history = StoreHistory(database: database, timeline: timeline)
      history.whenReplaced { _, database in try database.execute("DELETE FROM name") }
    }

    func keep(_ name: String, from epoch: String, _ number: Int64, store: String = "s")
      async throws
    {
      try await history.learn(StorePosition(store: store, epoch: epoch, number: number))
      try await database.write { [history] database in
        try history.note(in: database)
        try database.execute("INSERT INTO name VALUES (\(name))")
      }
    }

    var kept: [String] {
      get async throws {
        try await database.read { try $0.values("SELECT name FROM name", as: String.self) }
      }
    }
  }

  @Test(arguments: ["a b 1", "a b 1 2", "a b", "a b x", "a b -1", ""])
  func `a header that is no position is none`(_ field: String) {
    #expect((StorePosition(field) != nil) == (field == "a b 1"))
  }

  @Test func `an ordinary restart of the service forgets nothing, however often it comes`()
    async throws
  {
    try await withFolder { folder in
      let timeline = StoreTimeline(
        store: "s", epochs: [first, .init(id: "e2", after: 20), .init(id: "e3", after: 20)])
      let names = try Names(folder) { timeline }
      try await names.keep("Ada", from: "e1", 20)
      try await names.keep("Ben", from: "e3", 21)
      #expect(try await names.kept == ["Ada", "Ben"])
    }
  }

  @Test func `after a restore, what was kept is forgotten before anything else is kept, once`()
    async throws
  {
    try await withFolder { folder in
      // The backup was made at 20.
      let timeline = StoreTimeline(store: "s", epochs: [first, .init(id: "e2", after: 20)])
      let asked = Mutex(0)
      func open() throws -> Names {
        try Names(folder) {
          asked.withLock { $0 += 1 }
          return timeline
        }
      }
      let names = try open()
      try await names.keep("Ada", from: "e1", 10)
      try await names.keep("Ben", from: "e1", 24)
      let replacements = names.history.replacements
      async let told: Void? = replacements.first { _ in true }
      try await names.keep("Carla", from: "e2", 21)
      #expect(await told != nil)
      #expect(try await names.kept == ["Carla"])
      // The same after a restart, when the new history has grown beyond the old number.
      try await open().keep("Diego", from: "e2", 30)
      #expect(try await names.kept == ["Carla", "Diego"])
      #expect(asked.withLock { $0 } == 1)
    }
  }

  @Test func `another service has another history`() async throws {
    try await withFolder { folder in
      let names = try Names(folder) { StoreTimeline(store: "other", epochs: [first]) }
      try await names.keep("Ada", from: "e1", 1)
      try await names.keep("Ben", from: "e1", 1, store: "other")
      #expect(try await names.kept == ["Ben"])
    }
  }

  @Test func `an answer from before the restore that comes late is not kept`() async throws {
    try await withFolder { folder in
      let timeline = StoreTimeline(store: "s", epochs: [first, .init(id: "e2", after: 20)])
      let names = try Names(folder) { timeline }
      try await names.keep("Ada", from: "e1", 24)
      try await names.keep("Ben", from: "e2", 21)
      await #expect(throws: StoreReplaced.self) { try await names.keep("Carla", from: "e1", 25) }
      #expect(try await names.kept == ["Ben"])
    }
  }

  @Test func `while the history cannot be had, nothing is forgotten and nothing kept`()
    async throws
  {
    try await withFolder { folder in
      let isOffline = Mutex(true)
      let names = try Names(folder) {
        if isOffline.withLock({ $0 }) { throw Offline() }
        return StoreTimeline(store: "s", epochs: [first, .init(id: "e2", after: 20)])
      }
      try await names.keep("Ada", from: "e1", 24)
      await #expect(throws: Offline.self) { try await names.keep("Ben", from: "e2", 21) }
      #expect(try await names.kept == ["Ada"])
      isOffline.withLock { $0 = false }
      try await names.keep("Ben", from: "e2", 21)
      #expect(try await names.kept == ["Ben"])
    }
  }
}
