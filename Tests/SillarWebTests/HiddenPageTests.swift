import Chromium
import Observation
import Scripted
import Sillar
import Testing

@testable import SillarWeb

/// A window whose page the user cannot see, such as one in another tab.
@Suite(.browser, .serialized, .timeLimit(.minutes(2))) struct HiddenPageTests {
  @Observable final class Cover: Behavior {
    private(set) var isHidden = false
    func windowDidLeaveFront(_ screen: Screen) { isHidden = true }
    func windowDidComeToFront(_ screen: Screen) { isHidden = false }
  }

  @Observable final class Secret: Presenter {
    private let cover: Cover
    var state: Bool { cover.isHidden }
    init(_ cover: Cover) { self.cover = cover }
    func handle(_ event: String) async {}
  }

  struct SecretView: View {
    func body(_ isHidden: Bool) -> [Node<String>] { Text(isHidden ? "Covered" : "Secret") }
  }

  private static func secret() -> Screen {
    let cover = Cover()
    return Screen(
      "secret", path: "/", view: SecretView(), presenter: Secret(cover), behaviors: [cover])
  }

  private func hide(_ isHidden: Bool, _ page: Page) async throws {
    try await page.evaluate(
      """
      Object.defineProperty(document, 'hidden', { value: \(isHidden), configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      """)
  }

  @Test func `a behavior covers what a hidden page shows, and a page that is seen again shows it`()
    async throws
  {
    let host = try WebHost(app: ScriptedApp(screen: Self.secret), logger: .silent)
    try await HostServer.run(host) { server in
      let page = try await newPage()
      try await page.openLive("http://127.0.0.1:\(server.port)/")
      try await page.waitFor("Secret")
      try await hide(true, page)
      try await page.waitFor("Covered")
      try await hide(false, page)
      try await page.waitFor("Secret")
      // A page that reconnects with another socket is visible.
      try await hide(true, page)
      try await page.waitFor("Covered")
      try await page.openLive("http://127.0.0.1:\(server.port)/")
      try await page.waitFor("Secret")
      #expect(page.consoleErrors.isEmpty)
    }
  }
}
