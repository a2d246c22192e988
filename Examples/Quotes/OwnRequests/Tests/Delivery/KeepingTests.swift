import Kit
import OwnRequestsModel
import Scripted
import SillarData
import SillarTesting
import TestServers
import Testing
import WorkInfra
import WorkTesting

struct KeepingTests {
  /// A store of drafts that is as slow as the test wants.
  private struct SlowDrafts: RequestDrafts {
    let drafts: any RequestDrafts
    let gate = Gate()
    let log = Log()

    func load() async throws -> RequestDraft? { try await drafts.load() }
    func save(_ draft: RequestDraft) async throws {
      log.add("save \(draft.step)")
      await gate.pass()
      try await drafts.save(draft)
    }
    func discard() async throws { try await drafts.discard() }
  }

  @Test(arguments: [true, false])
  func `a tap while the draft is being kept counts, and nothing is kept after it`(
    _ creates: Bool
  ) async throws {
    try await withFolder { folder in
      var world = try World(try await refusingURL(), in: folder)
      let disk = world.actions(ana).drafts
      var begun = finishedDraft()
      begun.step = .description
      try await disk.save(begun)
      let drafts = SlowDrafts(drafts: disk)
      world.drafts = drafts
      try await world.watch(at: "/new") { app in
        try await app.type("Now", into: "In a few words")
        if creates {
          for _ in 0..<4 { try await app.tap("Continue") }
          try await app.tap("Ask for offers", times: 2)
        } else {
          try await app.tap("Discard this request")
          try await app.tap("Discard")
        }
        #expect(drafts.log.lines == ["save description"])
        drafts.gate.open()
        try await app.see(creates ? "# Now" : "# Your requests")
        let left = try await disk.load()
        #expect(left == nil)
        let entries = try await world.service.outbox.entries(of: "ana")
        #expect(entries.count == (creates ? 1 : 0))
      }
    }
  }
}
