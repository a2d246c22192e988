import Foundation
import Programs
import SillarTesting
import TestServers
import Testing

/// In any order of actions and faults, a window ends up showing the service's lines and the unsent ones, each once.
struct LiveHistoryTests {
  @Test(.timeLimit(.minutes(2)), arguments: 0..<200)
  func `a random history of lines, faults, restores and restarts ends as it should`(
    _ seed: UInt64
  ) async throws {
    try await withFolder { folder in
      try await history(in: folder).run(seed: seed)
    }
  }

  @Test(.timeLimit(.minutes(2)), arguments: 200..<215)
  func `a random history ends as it should in PostgreSQL`(_ seed: UInt64) async throws {
    try await TestedEngine.postgreSQL.whileCurrent {
      try await withFolder { folder in
        try await history(in: folder).run(seed: seed)
      }
    }
  }

  private func history(in folder: URL) -> RandomHistory<ForumHistory> {
    RandomHistory(length: 1...25) { try ForumHistory(in: folder, &$0) }
      .step("say", weight: 8) { try await $0.say(&$1) }
      .step("write elsewhere", weight: 8) { $0.writeElsewhere(&$1) }
      .step("open a window", weight: 6) { try await $0.openWindow(&$1) }
      .step("close a window", weight: 2) { await $0.closeWindow(&$1) }
      .step("read earlier", weight: 3) { try await $0.readEarlier(&$1) }
      .step("an event comes twice", weight: 2) { $0.tellTwice(&$1) }
      .step("pass", weight: 4) { _, _ in for _ in 0..<20 { await Task.yield() } }
      .step("cut or restore the network", weight: 3) { $0.cutOrRestore(&$1) }
      .step("back up") { world, _ in world.backUp() }
      .step("restore the backup") { world, _ in world.restoreBackup() }
      .step("kill", weight: 2) { $0.killSoon(&$1) }
      .step("restart") { world, _ in try await world.restart() }
      .step("set the clock") { $0.jump(&$1) }
      .rest { try await $0.comeToRest() }
      .check("what is wrong", expected: { _ in [] }, found: { try await $0.wrong() })
      .check("complaints", expected: { _ in [] }, found: { $0.complaints })
      .check("what is shown", expected: { $0.atTheService() }, found: { $0.shown() })
  }
}
