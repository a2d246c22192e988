import Chromium
import Observation
import Scripted
import Sillar
import Testing

@testable import SillarWeb

/// A page whose screen keeps the device awake.
@Suite(.browser, .serialized, .timeLimit(.minutes(2))) struct AwakePageTests {
  @Observable final class Playing: Behavior {
    var keepsDeviceAwake = false
  }

  private static func video() -> Screen {
    let playing = Playing()
    let presenter = ScriptedPresenter("Still") { presenter, event in
      playing.keepsDeviceAwake = event == .tap("play")
      presenter.value = playing.keepsDeviceAwake ? "Playing" : "Still"
    }
    return Screen("video", path: "/", presenter, behaviors: [playing]) { text in
      Text(text)
      Button("Play", send: .tap("play"))
      Button("Pause", send: .tap("pause"))
    }
  }

  private func run(
    wakeLock: String, _ test: @escaping @Sendable (Page) async throws -> Void
  ) async throws {
    let host = try WebHost(app: ScriptedApp(screen: Self.video), logger: .silent)
    try await HostServer.run(host) { server in
      let page = try await newPage()
      try await page.openLive("http://127.0.0.1:\(server.port)/")
      try await page.evaluate(
        """
        globalThis.calls = [];
        Object.defineProperty(navigator, 'wakeLock', { value: \(wakeLock), configurable: true });
        """)
      try await test(page)
      #expect(page.consoleErrors.isEmpty)
    }
  }

  private func hide(_ isHidden: Bool, _ page: Page) async throws {
    try await page.evaluate(
      """
      Object.defineProperty(document, 'hidden', { value: \(isHidden), configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      """)
  }

  @Test func `the browser is asked for a lock as long as the page is seen, and gets it back`()
    async throws
  {
    // The browser's own wake locks, with a log of their ends.
    let lock = """
      ((own) => ({
        request: async (kind) => {
          const lock = await own.request(kind);
          calls.push(lock.type);
          lock.onrelease = () => { calls.push('release'); };
          return lock;
        }
      }))(navigator.wakeLock)
      """
    try await run(wakeLock: lock) { page in
      var calls = ""
      func wait(for call: String) async throws {
        calls += (calls.isEmpty ? "" : " ") + call
        try await page.waitUntil("calls.join(' ') === '\(calls)'")
      }
      try await page.click("Play")
      try await wait(for: "screen")
      try await hide(true, page)
      try await wait(for: "release")
      try await hide(false, page)
      try await wait(for: "screen")
      try await page.click("Pause")
      try await wait(for: "release")
      // No lock is requested while no behavior keeps the device awake.
      try await hide(true, page)
      try await hide(false, page)
      try await page.click("Play")
      try await wait(for: "screen")
    }
  }

  @Test(arguments: ["undefined", "{ request: async () => { throw new Error('refused'); } }"])
  func `a browser without locks, or one that refuses, shows the screen all the same`(
    _ wakeLock: String
  ) async throws {
    try await run(wakeLock: wakeLock) { page in
      try await page.click("Play")
      try await page.waitFor("Playing")
      try await page.click("Pause")
      try await page.waitFor("Still")
    }
  }
}
