import Foundation
import SillarTesting
import TestServers
import Testing

/// In any order of actions and faults, no command is lost or executed twice, and the order is kept.
struct OutboxHistoryTests {
  @Test(.timeLimit(.minutes(2)), arguments: 0..<200)
  func `a random history of commands, faults and restarts ends as it should`(
    _ seed: UInt64
  ) async throws {
    try await withFolder { folder in
      try await history(in: folder).run(seed: seed)
    }
  }

  private func history(in folder: URL) -> RandomHistory<NotebookHistory> {
    RandomHistory(length: 1...20) { try NotebookHistory(in: folder, &$0) }
      .step("add", weight: 10) { try await $0.add(&$1) }
      .step("take back", weight: 3) { try await $0.takeBack(&$1) }
      .step("pass", weight: 2) { _, _ in await Task.yield() }
      .step("kill", weight: 3) { $0.killSoon(&$1) }
      .step("restart") { world, _ in try await world.restart() }
      .step("fill the disk") { world, _ in try await world.fillDisk() }
      .step("free the disk") { world, _ in try await world.freeDisk() }
      .step("cut or restore the network", weight: 2) { $0.cutOrRestore(&$1) }
      .step("set the clock") { $0.jump(&$1) }
      .rest { try await $0.comeToRest() }
      .check("what the service has", expected: { $0.expected }, found: { $0.sent })
      .check("what the user sees", expected: { $0.expected }, found: { try await $0.shown() })
      .check("what has no answer", expected: { _ in [] }, found: { try await $0.unanswered() })
  }
}
