import SillarTesting
import Synchronization
import Testing

@testable import SillarWeb

/// Windows of a host whose store cannot be written for a time.
@Suite(.timeLimit(.minutes(1))) struct UnsavedWindowTests {
  @Test func `a text that was typed while no window could be saved is saved once one can be`()
    async throws
  {
    let clock = TestClock()
    let desk = SavedDesk(clock: clock)
    let host = try desk.host()
    try await HostServer.run(host) { server in
      let browser = server.browser()
      let (page, socket) = try await browser.livePage("/")
      let window = try #require(host.windows.window(page.window))
      let name = host.name(window.session, window.id)
      @Sendable func isSaved(_ text: String) async -> Bool {
        await desk.store.windows.window(name)?.contains(text) == true
      }
      let field = page.field("Name").dropFirst()
      try await socket.send(#"{"e":"\#(field)","v":"Ana","n":1,"r":\#(page.revision)}"#)
      #expect(try await eventually { await isSaved("Ana") })
      try await socket.send(#"{"e":"\#(field)","v":"Bea","n":2,"r":\#(page.revision)}"#)
      #expect(try await eventually { await window.isSaveDue })
      try await desk.store.refuseWrites(to: "window_memory")
      // As before a tap.
      await host.saveNow(window)
      try await desk.store.acceptWrites(to: "window_memory")
      #expect(await !isSaved("Bea"))
      #expect(try await eventually { host.unsaved.withLock { !$0.isEmpty } })
      let looks = Mutexed(0)
      #expect(
        try await eventually(within: .seconds(20)) {
          // The time between two looks of the host for what is due. The page would be gone after many.
          if looks.value < 6 { await clock.advance(by: .seconds(5)) }
          looks.change { $0 += 1 }
          return await isSaved("Bea")
        })
    }
  }
}
