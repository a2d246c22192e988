public import SillarData
public import Work
public import WorkInfra

extension WorkService {
  /// Sends what waits, until somebody's entries are as they should be.
  public func send(of person: Person, until isDone: ([OutboxEntry]) -> Bool) async throws {
    let running = Task { await run() }
    for await _ in outbox.changes {
      if isDone(try await outbox.entries(of: person.id.rawValue)) { break }
    }
    running.cancel()
    await running.value
  }
}
