import CoreMetrics
import Foundation
import Logging
import SillarModel
import Synchronization

extension Outbox {
  /// Sends waiting and new commands until the task is cancelled.
  func run() async {
    awaitedRun.begin()
    let (signals, wake) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    state.withLock { state in
      state.queue.removeAll()
      state.wake = wake
    }
    await load()
    await withDiscardingTaskGroup { group in
      if database.isShared { group.addTask { [self] in await share() } }
      for await _ in signals {
        while let (id, line) = state.withLock({ $0.isHeld ? nil : $0.queue.take() }) {
          group.addTask { [self] in await deliver(id, line) }
        }
      }
    }
  }

  /// Queues the stored commands, such as those from before a restart.
  private func load() async {
    var failures = 0
    while !Task.isCancelled {
      do {
        let rows = try await waitingRows()
        for row in rows where !isReadable(row) {
          logger.warning(
            "A command cannot be read, and is kept",
            metadata: ["kind": "\(row.kind)", "version": "\(row.version)"])
        }
        queue(rows)
        return
      } catch {
        failures += 1
        report("the commands that wait could not be read: \(error)")
        await reconnection.wait(afterFailures: failures)
      }
    }
  }

  private func waitingRows() async throws -> [OutboxRow] {
    if database.isShared { return try await join() }
    return try await database.read { database in
      try OutboxRow.load("state = \(OutboxRow.State.waiting)", database)
    }
  }

  /// Queues commands that are stored, if this program can read them.
  func queue(_ rows: [OutboxRow]) {
    let readable = rows.filter { isReadable($0) }
    state.withLock { state in
      for row in readable { state.queue.add(row.id ?? 0, to: row.line) }
      state.wake?.yield()
    }
  }

  private enum Outcome {
    /// The command is done, parked or gone.
    case finished
    /// The command was changed, and is sent again at once.
    case again
    case failed(any Error)
    case after(Earlier)
  }

  private func deliver(_ id: Int64, _ line: OutboxQueue.Line) async {
    switch await attemptUnlessDiscarded(id, line) {
    case .finished:
      state.withLock { state in
        state.origins[id] = nil
        state.queue.finished(line)
      }
    case .again:
      state.withLock { state in
        state.queue.add(id, to: line)
        state.queue.finished(line)
      }
    case .after(let earlier): setAside(id, line, earlier)
    case .failed(let error):
      report("command \(id) will be sent again: \(error)")
      let failures = state.withLock { $0.queue.failed(id, line) }
      // Others are sent while this one waits, and one that is unsent can be discarded again.
      tell([line])
      await reconnection.wait(
        afterFailures: failures, atLeast: retryAfter(error) ?? .zero, clock: clock)
      state.withLock { $0.queue.release(line) }
    }
    tell([line])
  }

  /// Attempts to send a command, and ends the attempt when ``endAttempts(at:)`` says so.
  private func attemptUnlessDiscarded(_ id: Int64, _ line: OutboxQueue.Line) async -> Outcome {
    let (end, attempt) = AsyncStream.makeStream(of: Never.self)
    state.withLock { $0.attempts[id] = (line, attempt) }
    let outcome = await withTaskGroup(of: Outcome.self) { group in
      group.addTask { [self] in await self.attempt(id) }
      group.addTask {
        for await _ in end {}
        return .finished
      }
      let first = await group.next() ?? .finished
      group.cancelAll()
      return first
    }
    state.withLock { $0.attempts[id] = nil }
    return outcome
  }

  /// Ends the attempts to send commands that have been discarded. When it returns, none of them is sent any more.
  func endAttempts(at discarded: [OutboxRow]) async {
    let ids = Set(discarded.compactMap(\.id))
    for attempt in state.withLock({ $0.attempts.filter { ids.contains($0.key) }.values }) {
      attempt.end.finish()
    }
    for await _ in changes
    where state.withLock({ ids.isDisjoint(with: $0.attempts.keys) }) { break }
  }

  private func attempt(_ id: Int64) async -> Outcome {
    do {
      // Stored first: from now on the command may have been sent, even if this process ends.
      let heard = state.withLock { $0.heard }
      let (row, generation, first) = try await database.write {
        [self] database -> (OutboxRow, Int?, Earlier?) in
        var row = try Self.row(id, database)
        // Another process may have taken it over.
        guard row.state == .waiting, row.process == process else { throw OutboxError.noSuchEntry }
        let first = try earlier(than: row, heard, database)
        if first == nil {
          row.attempts += 1
          try row.update(database)
        }
        return (row, try history.map { _ in try StoreHistory.generation(in: database) }, first)
      }
      if let first { return .after(first) }
      // From now on the command cannot be discarded.
      tell([row.line])
      guard let handler = handlers[row.kind] else { return .finished }
      do {
        let applied = try await send(row, by: handler)
        try await database.write { [self] database in
          // The store may have been replaced since the answer: send again. Under the same key, it is done once.
          if let generation, try StoreHistory.generation(in: database) != generation {
            throw StoreReplaced()
          }
          // The command may have been discarded with all of its owner's.
          guard try row.delete(database) else { return }
          try remember(row, database)
          try applied(database)
        }
        return .finished
      } catch is OutboxConflict {
        return try await settle(row, handler)
      } catch {
        if let reason = refusal(error) {
          try await park(row, .refused, reason)
          return .finished
        }
        if isUnsent(error) {
          try await database.write { try row.noteUnsent($0) }
        }
        return .failed(error)
      }
    } catch OutboxError.noSuchEntry {
      return .finished
    } catch {
      return .failed(error)
    }
  }

  private func send(_ row: OutboxRow, by handler: OutboxHandler) async throws
    -> OutboxHandler.Applied
  {
    guard let traces else { return try await handler.send(row) }
    let origin = state.withLock { $0.origins[row.id ?? 0] }
    return try await traces.delivering(row, from: origin) { try await handler.send(row) }
  }

  /// Handles a conflict with another change, by the handler's policy.
  private func settle(_ row: OutboxRow, _ handler: OutboxHandler) async throws -> Outcome {
    switch handler.conflict {
    case .ask: try await park(row, .conflict, "")
    case .serverWins:
      try await database.write { database in
        try handler.undo(row, database)
        var changed = row
        changed.state = .overruled
        try changed.update(database, after: row)
      }
    // A second conflict in a row: the service cannot make this change hold.
    case .lastWriteWins where row.overrides: try await park(row, .conflict, "")
    case .lastWriteWins:
      // To override the other change is a different request, so it has a different key.
      let key = makeKey()
      try await database.write { database in
        var changed = row
        changed.overrides = true
        changed.key = key
        try changed.update(database, after: row)
      }
      return .again
    }
    return .finished
  }

  private func park(_ row: OutboxRow, _ state: OutboxRow.State, _ reason: String) async throws {
    try await database.write { database in
      var changed = row
      changed.state = state
      changed.reason = reason
      try changed.update(database, after: row)
    }
    // Only the kind of the subject is logged.
    let subject = row.subject.prefix { $0.isLetter }
    logger.notice(
      "A command is parked until its user decides",
      metadata: [
        "kind": "\(row.kind)", "subject": "\(subject)", "state": "\(state)", "reason": "\(reason)",
      ])
    Counter(label: "sillar_outbox_parked_total", dimensions: [("kind", row.kind)]).increment()
  }
}
