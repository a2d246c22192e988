import Foundation
import SillarData
import SillarModel
import Synchronization
import TestServers
import Testing

/// Changes that the service has taken, and loses by a restore from a backup.
@Suite(.eachEngine) struct OutboxLossTests {
  struct Failure: Error { let reason: String }

  /// A service with one list, whose answers contain its position in its history.
  private final class Service: Sendable {
    private struct State {
      var lines: [String] = []
      var keys: Set<String> = []
      var epochs = [StoreTimeline.Epoch(id: "e0", after: 0)]
      var backup: [String]?
      var restoresAfterNext = false
    }

    private let state = Mutex(State())

    var lines: [String] { state.withLock { $0.lines } }
    var timeline: StoreTimeline { state.withLock { StoreTimeline(store: "s", epochs: $0.epochs) } }

    func add(_ text: String, _ key: String) -> StorePosition? {
      state.withLock { state in
        if state.keys.insert(key).inserted { state.lines.append(text) }
        let position = Self.position(state)
        guard state.restoresAfterNext else { return position }
        state.restoresAfterNext = false
        Self.restore(&state)
        return position
      }
    }

    func makeBackup() { state.withLock { $0.backup = $0.lines } }
    func restore() { state.withLock { Self.restore(&$0) } }
    /// Restores the backup right after the next write, so its line is lost when the answer arrives.
    func restoreAfterNext() { state.withLock { $0.restoresAfterNext = true } }
    var position: StorePosition? { state.withLock { Self.position($0) } }

    private static func position(_ state: State) -> StorePosition {
      StorePosition(
        store: "s", epoch: state.epochs.last?.id ?? "", number: Int64(state.lines.count))
    }

    private static func restore(_ state: inout State) {
      state.lines = state.backup ?? []
      state.keys = []
      state.epochs.append(
        StoreTimeline.Epoch(id: "e\(state.epochs.count)", after: Int64(state.lines.count)))
    }
  }

  /// The lines beside the outbox: each stays until the service has it.
  private struct Pad {
    let database: any SQLDatabase
    let history: StoreHistory
    let outbox: Outbox
    let work = AppWork()

    init(_ folder: URL, _ service: Service, keys: Counter) throws {
      var migrations = Migrations()
      Outbox.registerMigration(in: &migrations)
      StoreHistory.registerMigration(in: &migrations)
      migrations.add("lines") { try $0.script("CREATE TABLE line (text TEXT)") }
      database = try SQLEngine.open("pad", in: folder, migrations: migrations) {
        Failure(reason: $0)
      }
      let history = StoreHistory(database: database, timeline: { service.timeline })
      let loss = OutboxLoss<AddLine> { line, _ in
        Data(line.text.utf8)
      } restore: { _, memory, database in
        try database.execute("INSERT INTO line VALUES (\(String(decoding: memory, as: UTF8.self)))")
      }
      let handler = OutboxHandler(for: AddLine.self, loss: loss) { line, delivery in
        try await history.learn(service.add(line.text, delivery.key))
      } applied: { line, _, database in
        try Self.remove(line, database)
      } undo: { line, database in
        try Self.remove(line, database)
      }
      self.history = history
      outbox = Outbox(
        database: database, handlers: [handler], reconnection: AtOnce(), work: work,
        history: history, makeKey: { "k\(keys.next())" })
    }

    private static func remove(_ line: AddLine, _ database: SQLTransaction) throws {
      try database.execute("DELETE FROM line WHERE text = \(line.text)")
    }

    func add(_ text: String) async throws {
      try await outbox.enqueue(AddLine(list: "a", text: text), owner: "ada") { database in
        try database.execute("INSERT INTO line VALUES (\(text))")
      }
    }

    func send(until isDone: @escaping ([OutboxEntry]) -> Bool = { $0.isEmpty }) async throws {
      let running = Task { await work.run() }
      for await _ in outbox.changes where try await isDone(outbox.entries(of: "ada")) { break }
      running.cancel()
      await running.value
    }

    var unsent: [String] {
      get async throws {
        try await database.read { try $0.values("SELECT text FROM line", as: String.self) }
      }
    }
  }

  @Test func `what the service took and lost is not sent by itself, and is sent again when asked`()
    async throws
  {
    let service = Service()
    let keys = Counter()
    try await withFolder { folder in
      let before = try Pad(folder, service, keys: keys)
      try await before.add("kept")
      try await before.send()
      service.makeBackup()
      for text in ["one", "two"] { try await before.add(text) }
      try await before.send()
      #expect(try await before.unsent == [])
      service.restore()
      #expect(service.lines == ["kept"])
      // The loss is found with the next answer, also after a restart.
      let pad = try Pad(folder, service, keys: keys)
      try await pad.history.learn(service.position)
      let lost = try await pad.outbox.entries(of: "ada")
      #expect(
        lost.map(\.state) == [.parked(.refused(Outbox.lost)), .parked(.refused(Outbox.lost))])
      #expect(try await pad.unsent == ["one", "two"])
      try await pad.add("new")
      try await pad.send { $0.count == 2 }
      #expect(service.lines == ["kept", "new"])
      try await pad.outbox.retry(lost[1].id)
      try await pad.send { $0.count == 1 }
      try await pad.outbox.discard(lost[0].id)
      #expect(service.lines == ["kept", "new", "two"])
      #expect(try await pad.unsent == [])
    }
  }

  @Test func `an answer that the restore overtakes is not believed: it is sent again, once`()
    async throws
  {
    let service = Service()
    try await withFolder { folder in
      let pad = try Pad(folder, service, keys: Counter())
      try await pad.add("kept")
      try await pad.send()
      service.makeBackup()
      service.restore()
      service.restoreAfterNext()
      try await pad.add("one")
      try await pad.send()
      #expect(service.lines == ["kept", "one"])
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `what is found at the service after all is not said to be lost, and screens hear of it`()
    async throws
  {
    let service = Service()
    try await withFolder { folder in
      let pad = try Pad(folder, service, keys: Counter())
      for text in ["one", "two"] { try await pad.add(text) }
      try await pad.send()
      service.restore()
      try await pad.history.learn(service.position)
      let outbox = pad.outbox
      var changes = outbox.changes.makeAsyncIterator()
      #expect(await changes.next() != nil)
      try await pad.database.write { database in
        try outbox.found(AddLine.self, of: "ada", in: database) { $0.text == "one" }
      }
      #expect(await changes.next() != nil)
      #expect(try await pad.unsent == ["two"])
      #expect(try await outbox.entries(of: "ada").count == 1)
    }
  }
}
