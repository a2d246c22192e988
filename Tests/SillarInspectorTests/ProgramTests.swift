import SillarHost
import SillarInspector
import SillarTesting
import Synchronization
import Testing

@Suite struct ProgramTests {
  private final class Counts: Sendable {
    let figures = Mutex<[ProgramFigure]>([])
  }

  @Test func `outboxes and caches are shown as they change`() async throws {
    let (counts, changes, clock) = (Counts(), WakeUp(), TestClock())
    let inspector = Inspector(changes: changes, figures: { counts.figures.withLock { $0 } })
    try await Watched.look(inspector, clock, at: "/program") { app in
      try await app.see("The program has no outbox.")
      try await app.see("No cache has been read yet.")
      try await app.advance(by: .seconds(1))
      counts.figures.withLock {
        $0 = [
          ProgramFigure("sillar_outbox_waiting", value: 3),
          ProgramFigure("sillar_cache_reads_total", dimension: "hit", value: 1_200),
          ProgramFigure("something_else", value: 99),
        ]
      }
      changes.signal()
      try await app.catchUp()
      try await app.see("Commands that wait")
      try await app.see("Looks for a saved value: hit")
      try await app.see("1,200")
      try await app.dontSee("99")
    }
  }
}
