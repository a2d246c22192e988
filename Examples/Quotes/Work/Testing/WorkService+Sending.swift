public import SillarData
public import SillarModel
public import Work
public import WorkInfra

extension WorkService {
  /// Sends the outbox until the condition holds for a person's entries.
  public func send(of person: Person, until isDone: ([OutboxEntry]) -> Bool) async throws {
    let running = Task { await run() }
    for await _ in outbox.changes {
      if isDone(try await outbox.entries(of: person.id.rawValue)) { break }
    }
    running.cancel()
    await running.value
  }
}

/// The first reading that is live, or has a problem.
public func answer<Value>(_ readings: Readings<Value>) async throws -> Reading<Value> {
  for try await reading in readings where reading.savedAt == nil || reading.problem != nil {
    return reading
  }
  throw CancellationError()
}
