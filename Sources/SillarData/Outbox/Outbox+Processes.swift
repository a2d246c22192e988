import Foundation
import SillarModel
import Synchronization

// Several processes send the commands of one database. Each command belongs to the process that it was given to, which waits
// while an earlier one on its subject belongs to another: so no two send the same command, and the order holds. Each process
// counts in a row of its own while it lives. When the others have seen the same count three times, they take its commands over.
// A process that was only slow finds that its commands are not its own any more. What both have sent under the same key is done
// once.
//
// Rows that are locked and skipped (`FOR UPDATE SKIP LOCKED`) would give each command to whoever is free, and would need a
// transaction that is open while a command is sent.
extension Outbox {
  /// The channel on which processes tell each other about changes.
  static let channel = "outbox"
  private static let table = "outboxProcess"
  /// The time between two counts.
  private static let beat: Duration = .seconds(2)
  /// The number of times that the others see the same count of a process that has ended.
  private static let mostSilent = 3

  static func createProcesses(_ database: SQLTransaction) throws {
    try database.script("ALTER TABLE outbox ADD COLUMN process TEXT NOT NULL DEFAULT ''")
    // In SQLite there is one process.
    if database.engine == .postgreSQL {
      try database.script("CREATE INDEX outboxByProcess ON outbox (process)")
    }
    try DatabaseProcesses.create(table, database)
  }

  /// Registers this process, and takes what no process sends.
  ///
  /// - Returns: The waiting commands that are now its own.
  func join() async throws -> [OutboxRow] {
    try await database.write { [self] database in
      try processes.join(database)
      return try takeOver(database)
    }
  }

  /// Takes the commands of processes that are not registered, or not any more. Those that this program cannot read are nobody's
  /// until one that can read them starts.
  ///
  /// - Returns: The waiting commands that are now this process's own.
  private func takeOver(_ database: SQLTransaction) throws -> [OutboxRow] {
    for row in try OutboxRow.load(Self.isOrphaned, database) {
      let next = isReadable(row) ? process : ""
      guard row.process != next else { continue }
      try database.execute("UPDATE outbox SET process = \(next) WHERE id = \(row.id)")
    }
    return try OutboxRow.load(
      "process = \(process) AND state = \(OutboxRow.State.waiting)", database)
  }

  private static var isOrphaned: SQL {
    """
    state = \(OutboxRow.State.waiting)
    AND \(DatabaseProcesses.isOrphan("outbox.process", table))
    """
  }

  /// A command on the same subject that is to be sent first.
  struct Earlier: Sendable {
    let id: Int64
    /// True for one that this process has taken over and not queued yet.
    let isOwn: Bool
    /// The number of changes that were heard before it was found.
    let heard: Int
  }

  func earlier(than row: OutboxRow, _ heard: Int, _ database: SQLTransaction) throws -> Earlier? {
    guard self.database.isShared, let id = row.id else { return nil }
    let rows = try OutboxRow.load(
      """
      owner = \(row.owner) AND subject = \(row.subject) AND id < \(id)
        AND state = \(OutboxRow.State.waiting) AND process <> ''
      """, database)
    // Its own that it cannot read hold up none.
    let first = rows.first { $0.process != process || isReadable($0) }
    return first.map { Earlier(id: $0.id ?? 0, isOwn: $0.process == process, heard: heard) }
  }

  /// Sends a command after an earlier one: of this process, or when another has told of its subject.
  func setAside(_ id: Int64, _ line: OutboxQueue.Line, _ earlier: Earlier) {
    state.withLock { state in
      if earlier.isOwn { state.queue.add(earlier.id, to: line) }
      // It may have been told since.
      if earlier.isOwn || state.heard != earlier.heard {
        state.queue.add(id, to: line)
      } else {
        state.elsewhere[line, default: []].insert(id)
      }
      state.queue.finished(line)
    }
  }

  /// Follows the other processes until the task is cancelled.
  func share() async {
    await withDiscardingTaskGroup { group in
      group.addTask { [self] in
        for await signal in database.signals(on: Self.channel) { await hear(signal) }
      }
      group.addTask { [self] in
        var seen = DatabaseProcesses.Seen()
        while (try? await processClock.sleep(for: Self.beat)) != nil { await count(&seen) }
      }
    }
    await processes.leave { try $0.tellOthers("", on: Self.channel) }
  }

  private func hear(_ signal: SQLSignal) async {
    let line =
      if case .told(let text) = signal { OutboxQueue.Line(told: text) } else {
        nil as OutboxQueue.Line?
      }
    sendAgain(line)
    await endDiscarded(on: line)
    // A process has ended, or may have.
    if line == nil { await takeOver() }
    tell(line.map { [$0] })
  }

  /// Queues the commands that were set aside.
  ///
  /// - Parameter line: Nil for all lines.
  private func sendAgain(_ line: OutboxQueue.Line?) {
    state.withLock { state in
      state.heard += 1
      let lines = line.map { [$0] } ?? Array(state.elsewhere.keys)
      for line in lines {
        for id in state.elsewhere.removeValue(forKey: line) ?? [] { state.queue.add(id, to: line) }
      }
    }
  }

  /// Ends the attempts of this process to send commands that another one has discarded.
  ///
  /// - Parameter line: Nil for all lines.
  private func endDiscarded(on line: OutboxQueue.Line?) async {
    let attempts = state.withLock { state in
      state.attempts.filter { line == nil || $0.value.line == line }.mapValues(\.end)
    }
    guard !attempts.isEmpty else { return }
    let stored = try? await database.read { database in
      try database.values("SELECT id FROM outbox WHERE \("id", in: attempts.keys)", as: Int64.self)
    }
    guard let stored else { return }
    for (id, end) in attempts where !stored.contains(id) { end.finish() }
  }

  private func takeOver() async {
    do {
      queue(try await join())
    } catch {
      report("the commands of other processes could not be taken over: \(error)")
    }
  }

  /// Counts, and takes over what nobody sends.
  private func count(_ seen: inout DatabaseProcesses.Seen) async {
    do {
      let hasEnded = try await processes.count(&seen)
      let hasOrphans = try await database.read { database in
        try database.value(
          "SELECT count(*) FROM outbox WHERE \(Self.isOrphaned) AND process <> ''", as: Int.self)
          ?? 0 > 0
      }
      if hasEnded || hasOrphans { await takeOver() }
    } catch {
      report("the other processes of the outbox could not be followed: \(error)")
    }
    // Whatever was told and not heard.
    sendAgain(nil)
    state.withLock { $0.wake }?.yield()
  }

  private var processes: DatabaseProcesses {
    DatabaseProcesses(Self.table, id: process, mostSilent: Self.mostSilent, in: database)
  }
}

extension OutboxQueue.Line {
  /// Tells other processes, when the transaction is stored, that a command of the line has changed.
  func tellOthers(_ database: SQLTransaction) throws {
    try database.tellOthers(
      String(decoding: JSONEncoder().encode([owner, subject]), as: UTF8.self), on: Outbox.channel)
  }

  /// - Parameter text: What ``tellOthers(_:)`` has told.
  fileprivate init?(told text: String) {
    guard let parts = try? JSONDecoder().decode([String].self, from: Data(text.utf8)),
      parts.count == 2
    else { return nil }
    self.init(owner: parts[0], subject: parts[1])
  }
}
