import Foundation
import Logging
import Scripted
import SillarData
import SillarModel
import Synchronization
import TestServers

/// Writes a line into a list: the command of these tests.
struct AddLine: OutboxCommand {
  static let kind = "add-line"
  static let version = 2

  let list: String
  let text: String

  var subject: String { "list/\(list)" }
}

/// Makes a list, with its title as its first line.
struct MakeList: OutboxCommand {
  static let kind = "make-list"
  static let version = 1

  let list: String

  var subject: String { "list/\(list)" }
  var title: AddLine { AddLine(list: list, text: "# \(list)") }
}

/// A service that executes each idempotency key once, with faults that the test plans.
final class NotebookService: Sendable {
  enum Fault: Sendable {
    /// The request is lost before it is executed.
    case before
    /// The request is executed, and the response is lost.
    case after
    case refused
    case conflict
  }

  struct Refusal: Error, Hashable {}
  struct Silence: Error, Hashable {}

  private struct State {
    var lines: [String: [String]] = [:]
    var done: Set<String> = []
    var asked: [String] = []
    var faults: [Fault?] = []
    var gate: Gate?
  }

  private let state = Mutex(State())
  /// A value for each request that has arrived.
  let arrivals: AsyncStream<Void>
  private let arrived: AsyncStream<Void>.Continuation

  init() { (arrivals, arrived) = AsyncStream.makeStream() }

  /// The written lines by list, in order.
  var lines: [String: [String]] { state.withLock { $0.lines } }
  /// Each text that was sent, with its idempotency key.
  var asked: [String] { state.withLock { $0.asked } }

  /// Sets the faults of the next requests; nil for none.
  func plan(_ faults: Fault?...) { state.withLock { $0.faults += faults } }

  func hold() -> Gate {
    let gate = Gate()
    state.withLock { $0.gate = gate }
    return gate
  }

  func add(_ command: AddLine, _ delivery: OutboxDelivery) async throws -> Int {
    let gate = state.withLock { state in
      state.asked.append("\(command.text) \(delivery.key)")
      return state.gate
    }
    arrived.yield()
    await gate?.pass()
    return try state.withLock { state in
      let fault = state.faults.isEmpty ? nil : state.faults.removeFirst()
      switch fault {
      case .before: throw Silence()
      case .refused: throw Refusal()
      case .conflict where !delivery.overrides: throw OutboxConflict()
      default: break
      }
      if state.done.insert(delivery.key).inserted {
        state.lines[command.list, default: []].append(command.text)
      }
      if fault == .after { throw Silence() }
      return state.lines[command.list]?.count ?? 0
    }
  }
}

/// Retries at once.
struct AtOnce: Reconnection {
  func wait(afterFailures failures: Int) async { await Task.yield() }
}

/// A notebook on a disk: the lines that its user sees, and the outbox beside them.
struct Notebook: Sendable {
  struct Failure: Error { let reason: String }
  /// The service has not received the request.
  struct NotSent: Error {}
  /// The service asks to retry later.
  struct Later: Error { let time: Duration }
  /// The network between the notebook and its service.
  typealias Network =
    @Sendable (_ request: @escaping @Sendable () async throws -> Int) async throws -> Int

  let database: any SQLDatabase
  let outbox: Outbox
  let work = AppWork()

  init(
    in folder: URL, service: NotebookService, conflict: OutboxConflict.Policy = .ask,
    reconnection: any Reconnection = AtOnce(), parallel: Int = 4,
    keys: Counter = Counter(), now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock(),
    processClock: any Clock<Duration> = ContinuousClock(),
    isUnsent: @escaping @Sendable (any Error) -> Bool = { $0 is NotSent },
    onStep: (@Sendable (LocalDatabase.Step) throws -> Void)? = nil,
    over network: @escaping Network = { try await $0() },
    report: @escaping @Sendable (String) -> Void = { _ in }, logger: Logger = quiet
  ) throws {
    var migrations = Migrations()
    migrations.add("lines") { database in
      try database.script(
        """
        CREATE TABLE line (
          place BIGINT PRIMARY KEY, list TEXT NOT NULL, text TEXT NOT NULL, number BIGINT)
        """)
    }
    Outbox.registerMigration(in: &migrations)
    // Not durable: these tests kill programs, but do not cut the power, and a slow disk would delay them.
    database = try SQLEngine.open(
      "notebook", in: folder, migrations: migrations, onStep: onStep
    ) { Failure(reason: $0) }
    let handler = OutboxHandler(for: AddLine.self, conflict: conflict) { line, delivery in
      try await network { try await service.add(line, delivery) }
    } applied: { line, number, database in
      try database.execute(
        "UPDATE line SET number = \(number) WHERE list = \(line.list) AND text = \(line.text)")
    } undo: { line, database in
      try database.execute("DELETE FROM line WHERE list = \(line.list) AND text = \(line.text)")
    }
    let making = OutboxHandler(for: MakeList.self, makesSubject: true) { list, delivery in
      try await network { try await service.add(list.title, delivery) }
    } undo: { list, database in
      try database.execute(
        "DELETE FROM line WHERE list = \(list.list) AND text = \(list.title.text)")
    }
    outbox = Outbox(
      database: database, handlers: [handler, making], reconnection: reconnection, work: work,
      refusal: { $0 is NotebookService.Refusal ? "\($0)" : nil }, isUnsent: isUnsent,
      retryAfter: { ($0 as? Later)?.time }, clock: clock,
      processClock: processClock, parallel: parallel, now: now,
      makeKey: { "k\(keys.next())" }, report: report, logger: logger)
  }

  @discardableResult
  func add(_ text: String, to list: String = "a", owner: String = "ada") async throws -> Int64 {
    try await outbox.enqueue(AddLine(list: list, text: text), owner: owner) { database in
      try database.execute(Self.line(text, in: list))
    }
  }

  @discardableResult
  func make(_ list: String, owner: String = "ada") async throws -> Int64 {
    let command = MakeList(list: list)
    return try await outbox.enqueue(command, owner: owner) { database in
      try database.execute(Self.line(command.title.text, in: list))
    }
  }

  private static func line(_ text: String, in list: String) -> SQL {
    """
    INSERT INTO line (place, list, text)
    SELECT coalesce(max(place), 0) + 1, \(list), \(text) FROM line
    """
  }

  /// The lines that the user sees, each with its number at the service once it has one.
  func shown() async throws -> [String] {
    try await database.read { database in
      try database.rows("SELECT text, number FROM line ORDER BY place") { row in
        let number: Int? = try row["number"]
        return "\(try row["text"] as String) \(number.map { "\($0)" } ?? "…")"
      }
    }
  }

  /// The lines of each list, in order.
  func texts() async throws -> [String: [String]] {
    try await database.read { database in
      var texts: [String: [String]] = [:]
      _ = try database.rows("SELECT list, text FROM line ORDER BY place") { row in
        texts[try row["list"], default: []].append(try row["text"])
      }
      return texts
    }
  }

  /// The text of a command in the outbox.
  func text(of id: OutboxEntry.ID) async throws -> String? {
    try await database.read { database in
      try database.value("SELECT payload FROM outbox WHERE id = \(id)", as: Data.self)
        .map { try JSONDecoder().decode(AddLine.self, from: $0).text }
    }
  }

  /// The states of the entries in the outbox.
  func states(of owner: String = "ada") async throws -> [OutboxEntry.State] {
    try await outbox.entries(of: owner).map(\.state)
  }

  /// Runs the outbox until the condition holds for its entries.
  func run(
    of owner: String = "ada", until isDone: @escaping ([OutboxEntry]) -> Bool
  ) async throws {
    let running = Task { await work.run() }
    for await _ in outbox.changes where try await isDone(outbox.entries(of: owner)) { break }
    running.cancel()
    await running.value
  }
}

final class Counter: Sendable {
  private let count: Mutex<Int>

  init(from first: Int = 0) { count = Mutex(first) }

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
