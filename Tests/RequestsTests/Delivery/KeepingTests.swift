import RequestsDelivery
import RequestsModel
import Scripted
import Sillar
import SillarTesting
import Testing
import Work
import WorkDelivery

struct KeepingTests {
  /// A disk that takes as long as the test wants.
  private struct SlowDrafts: RequestDraftsDataManager {
    let gate = Gate()
    let log: Log

    func load() async throws -> RequestDraft? {
      var draft = finishedDraft()
      draft.step = .description
      return draft
    }
    func save(_ draft: RequestDraft) async throws {
      log.add("save \(draft.step)")
      await gate.pass()
    }
    func discard() async throws { log.add("discard") }
  }

  private struct Form: App {
    let drafts: SlowDrafts
    let requests: NoRequests
    let flavour: Flavour

    init(drafts: SlowDrafts, requests: NoRequests) throws {
      self.drafts = drafts
      self.requests = requests
      flavour = try Flavour(
        name: "Homeowner", languages: ["en"], modules: [WorkModule.module, RequestsModule.module],
        configuration: Configuration(flavour: "Homeowner", providers: []))
    }

    func makeCoordinator(for visitor: Visitor, navigator: Navigator) -> any Sillar.Coordinator {
      RequestsCoordinator(
        navigator: navigator,
        actions: RequestsActions(person: ana, requests: requests, drafts: drafts),
        words: flavour.localisation(for: visitor), reconnection: Never(), clock: TestClock(),
        openRequest: { _ in }, showUnsent: {})
    }
  }

  @Test(arguments: [true, false])
  func `a tap while the draft is being kept counts, and nothing is kept after it`(
    _ creates: Bool
  ) async throws {
    let log = Log()
    let drafts = SlowDrafts(log: log)
    let requests = NoRequests(log: log)
    try await TestHost.open(Form(drafts: drafts, requests: requests), at: "/new") { app in
      try await app.type("Now", into: "In a few words")
      if creates {
        for _ in 0..<4 { try await app.tap("Continue") }
        try await app.tap("Ask for offers", times: 2)
      } else {
        try await app.tap("Discard this request")
        try await app.tap("Discard")
      }
      #expect(log.lines == ["save description"])
      drafts.gate.open()
      try await app.see("# Your requests")
      #expect(log.lines.last == (creates ? "create r1" : "discard"))
      #expect(log.lines.count { $0 == "create r1" } == (creates ? 1 : 0))
    }
  }
}
