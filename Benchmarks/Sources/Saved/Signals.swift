import Foundation
import Measured
import Sillar
import SillarData
import SillarHost
import SillarModel
import SillarPostgreSQL
import SillarSQL
import Synchronization

/// A command of one process wakes windows of two, which share a PostgreSQL database: those that show its subject, and no others.
///
/// Each process is an outbox with connections of its own; half of the windows of each subject are at either. What one tells comes to
/// the other through the server, as between any two processes.
enum Signals {
  private struct NoRetry: Reconnection {
    func wait(afterFailures failures: Int) async { try? await Task.sleep(for: .seconds(3600)) }
  }

  /// What windows have shown, and who was woken.
  private final class Board: Sendable {
    struct State {
      var woken: Set<Int> = []
      var shown: [Int: Int] = [:]
      var last = ContinuousClock.now
    }

    private let state = Mutex(State())

    /// Returns those that were woken since the last call.
    func takeWoken() -> Set<Int> {
      state.withLock { state in
        defer { state.woken = [] }
        return state.woken
      }
    }

    func wake(_ window: Int) { state.withLock { _ = $0.woken.insert(window) } }

    func show(_ count: Int, in window: Int) {
      let now = ContinuousClock.now
      state.withLock { state in
        if state.shown.updateValue(count, forKey: window) != count { state.last = now }
      }
    }

    /// The time at which the last of these windows has shown a number; nil as long as one does not.
    func time(_ count: Int, in windows: [Int]) -> ContinuousClock.Instant? {
      state.withLock { state in
        windows.allSatisfy { state.shown[$0] == count } ? state.last : nil
      }
    }
  }

  private static let owner = "ada"
  private static let rounds = 20
  /// The time in which a window would be woken that is not meant.
  private static let pause = Duration.milliseconds(300)

  static func measure() async throws {
    guard let server = ProcessInfo.processInfo.environment["POSTGRESQL"] else { return }
    for count in [1, 100, 1_000] { try await measure(count, at: server) }
  }

  /// - Parameter count: The number of windows of each of two subjects.
  private static func measure(_ count: Int, at server: String) async throws {
    let name = "signals \(UUID())"
    let processes = try [makeOutbox(name, at: server), makeOutbox(name, at: server)]
    let board = Board()
    let (meant, others) = (Array(0..<count), Array(count..<2 * count))
    let running = processes.map { process in Task { await process.work.run() } }
    let open = (meant + others).map { window in
      // The first is at the process that does not write.
      let process = processes[(window + 1) % 2]
      return Task {
        try await show(list: window < count ? 1 : 2, of: process, in: window, on: board)
      }
    }
    // The first command of a subject is being sent for good, so that those after it wait and change once.
    for list in [1, 2] {
      try await processes[0].outbox.enqueue(Outboxes.Note(list: list, text: ""), owner: owner)
    }
    _ = try await wait(for: 1, in: meant + others, on: board)
    try await Task.sleep(for: .seconds(1))
    var times: [Int] = []
    var (woken, wrong) = (0, 0)
    for round in 1...rounds {
      _ = board.takeWoken()
      let start = ContinuousClock.now
      try await processes[0].outbox.enqueue(Outboxes.Note(list: 1, text: ""), owner: owner)
      let end = try await wait(for: round + 1, in: meant, on: board)
      times.append((end - start).nanoseconds)
      try await Task.sleep(for: pause)
      let all = board.takeWoken()
      woken += all.intersection(meant).count
      wrong += all.subtracting(meant).count
    }
    for task in open { task.cancel() }
    for task in open { try await task.value }
    for task in running { task.cancel() }
    for task in running { await task.value }
    Saved.report("signals.\(count).woken", woken / rounds)
    Saved.report("signals.\(count).others", wrong)
    Saved.report("signals.\(count).last", times.percentile(0.5))
  }

  private struct Process: Sendable {
    let outbox: Outbox
    let work: AppWork
    let database: PostgreSQLDatabase
  }

  private static func makeOutbox(_ name: String, at server: String) throws -> Process {
    var migrations = Migrations()
    Outbox.registerMigration(in: &migrations)
    let database = try PostgreSQLDatabase(name, at: server, migrations: migrations) { Failure($0) }
    let handler = OutboxHandler(for: Outboxes.Note.self) { _, _ in
      try await Task.sleep(for: .seconds(3600))
    } undo: { _, _ in
    }
    let work = AppWork()
    let outbox = Outbox(
      database: database, handlers: [handler], reconnection: NoRetry(), work: work)
    return Process(outbox: outbox, work: work, database: database)
  }

  /// Runs a window as a host does, until the task is cancelled.
  private static func show(
    list: Int, of process: Process, in number: Int, on board: Board
  ) async throws {
    let subject = Outboxes.Note(list: list, text: "").subject
    let app = try OneScreenApp.following {
      process.outbox.changes(of: owner, on: subject)
    } read: {
      board.wake(number)
      let count = try? await process.database.read { database in
        try database.value(
          "SELECT count(*) FROM outbox WHERE owner = \(owner) AND subject = \(subject)",
          as: Int.self)
      }
      return count ?? 0
    }
    let window = Window(app: app, visitor: Visitor(id: "\(number)"))
    guard await window.start(at: "/") else { throw Failure("the app does not start") }
    var seen = 0
    while !Task.isCancelled {
      let shown = await window.render { $0.root.number }
      board.show(shown ?? 0, in: number)
      seen = await window.changes(after: seen)
    }
    await window.end()
  }

  private static func wait(
    for count: Int, in windows: [Int], on board: Board
  ) async throws -> ContinuousClock.Instant {
    let patience = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < patience {
      if let time = board.time(count, in: windows) { return time }
      try await Task.sleep(for: .milliseconds(1))
    }
    throw Failure("not all of \(windows.count) windows show \(count) commands")
  }
}

extension RenderedNode {
  /// The number that it shows.
  fileprivate var number: Int? {
    var found: Int?
    forEachChild { node in
      if case .text(let text, _) = node.content { found = Int(text) ?? found }
      found = node.number ?? found
    }
    return found
  }
}
