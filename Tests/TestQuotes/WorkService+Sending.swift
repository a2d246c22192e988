package import SillarData
package import Work
package import WorkInfra

extension WorkService {
  /// Sends what waits, until somebody's entries are as they should be.
  package func send(of person: Person, until isDone: ([OutboxEntry]) -> Bool) async throws {
    let running = Task { await run() }
    for await _ in outbox.changes {
      if isDone(try await outbox.entries(of: person.id.rawValue)) { break }
    }
    running.cancel()
    await running.value
  }
}
