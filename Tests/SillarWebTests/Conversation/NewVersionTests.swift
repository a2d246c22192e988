import Chromium
import Sillar
import Testing
import WebDriver

@testable import SillarWeb

extension ConversationTests {
  /// Pages of an app whose server goes on with another version of it. In Chromium.
  @Suite struct NewVersions {
    /// An app, its line, and the server of its next version.
    private struct Deployment {
      let page: Page
      let line: Cable
      let next: Int
      /// What was tapped and sent.
      let done: Mutexed<[String]>
      let version: String
      var url: String { "http://127.0.0.1:\(line.port)/" }
    }

    /// Opens a page of the app, to which somebody has come back.
    private static func run(_ test: @escaping @Sendable (Deployment) async throws -> Void)
      async throws
    {
      let (done, store) = (Mutexed<[String]>([]), HostStore())
      // The texts of another language are in other files.
      @Sendable func host(_ languages: [String]) throws -> WebHost {
        var settings = WebHost.Settings()
        settings.secret = SignInHost.secret
        let app = try DeviceHistories.app(done, languages)
        return WebHost(app: app, settings: settings, store: store, logger: .silent)
      }
      let old = try host(["en"])
      try await HostServer.run(old) { first in
        try await HostServer.run(host(["en", "es"])) { second in
          try await Engine.chromium.run { tab in
            let line = try Cable(to: first.port)
            let deployment = Deployment(
              page: try #require(tab as? Page), line: line, next: second.port, done: done,
              version: old.assets.version)
            try await deployment.page.come(to: deployment.url)
            try await test(deployment)
          }
        }
      }
    }

    @Test
    func `after a deployment a page loads itself once, with what was typed and tapped`()
      async throws
    {
      try await Self.run { deployment in
        let (page, line, done) = (deployment.page, deployment.line, deployment.done)
        line.cut()
        try await page.click("Tap")
        try await page.fill("Message", with: "typed")
        try line.mend(to: deployment.next)
        try await page.expectNext(deployment.version, with: "typed")
        #expect(try await eventually { done.value == ["tap"] })
        try await page.click("Send")
        #expect(try await eventually { done.value == ["tap", "typed"] })
        try await page.waitUntilItsWorkerHasTakenOver()
      }
    }

    /// The worker waits for 250 ms, and has a screen of each of the windows at the same address.
    @Test
    func `on a slow line each tab of the version before loads itself once, with what was typed`()
      async throws
    {
      try await Self.run { deployment in
        let (line, url) = (deployment.line, deployment.url)
        let closed = try await deployment.page.context.newPage()
        try await closed.come(to: url)
        try await closed.close()
        let other = try await deployment.page.context.newPage()
        try await other.come(to: url)
        let tabs = [(deployment.page, "one"), (other, "two")]
        line.cut()
        for (tab, text) in tabs { try await tab.fill("Message", with: text) }
        line.slow(up: .init(delay: .milliseconds(200)), down: .init(delay: .milliseconds(200)))
        try line.mend(to: deployment.next)
        for (tab, text) in tabs { try await tab.expectNext(deployment.version, with: text) }
        for (tab, _) in tabs { try await tab.click("Send") }
        let done = deployment.done
        #expect(try await eventually { done.value.sorted() == ["one", "two"] })
      }
    }

    /// As a tab that a browser has frozen: it does not ask for its line.
    @Test(arguments: [true, false])
    func `a tab that stays with the version before shows no more of it once another has the next`(
      _ isReloaded: Bool
    ) async throws {
      try await Self.run { deployment in
        let (page, line, done) = (deployment.page, deployment.line, deployment.done)
        let other = try await page.context.newPage()
        try await page.evaluate(
          "void (window.Socket = WebSocket, WebSocket = class { constructor() { throw new Error(); } })"
        )
        line.cut()
        try line.mend(to: deployment.next)
        try await other.openLive(deployment.url)
        try await other.waitUntilKept("Message")
        // Until then the worker of before shows the screens of its version.
        try await other.waitUntilItsWorkerHasTakenOver()
        try await page.fill("Message", with: "typed")
        if isReloaded {
          line.cut()
          // Its window's screen went with the version; what another tab has at the address is of the next one.
          try await page.reload()
          try await page.waitUntilLive()
          try line.mend()
        } else {
          try await page.evaluate("void (WebSocket = Socket, dispatchEvent(new Event('online')))")
        }
        try await page.expectNext(deployment.version, with: "typed")
        try await page.click("Send")
        #expect(try await eventually { done.value == ["typed"] })
      }
    }
  }
}

extension Page {
  /// Opens an app, and comes back to it: the window of somebody who does so is kept. Notes the version of each document
  /// that is shown.
  fileprivate func come(to url: String) async throws {
    try await runFirst(
      """
      document.addEventListener('DOMContentLoaded', () => {
        const { dataset: { version, kept }, classList } = document.body;
        // A kept page of another window is hidden, and gives way to this one's.
        if (!version || kept && classList.contains('adopting')) return;
        sessionStorage.versions = JSON.stringify([...JSON.parse(sessionStorage.versions ?? "[]"), version]);
      });
      """)
    try await openLive(url)
    try await reload()
    try await waitUntilLive()
    try await waitUntilKept("Message")
    try await evaluate("void (sessionStorage.versions = '[]')")
  }

  /// Waits until nothing of another version than the page's is kept: the version's worker removes it.
  fileprivate func waitUntilItsWorkerHasTakenOver() async throws {
    try await waitUntil(
      "caches.keys().then(names => names.every(name => name.split(' ')[2] === document.body.dataset.version))"
    )
  }

  /// Expects the page to be one of another version, after one document of it and none of this one, with a text in its field.
  fileprivate func expectNext(_ version: String, with text: String) async throws {
    let versions = "JSON.parse(sessionStorage.versions)"
    try await waitUntil(
      """
      \(versions).length > 0
        && document.body?.matches(`.live:not(.busy,.offline,[data-kept],[data-version='\(version)'])`)
      """)
    try await waitUntil("document.querySelector('textarea').value === '\(text)'")
    let shown = try await evaluate(versions).array.compactMap(\.string)
    #expect(shown.count == 1 && !shown.contains(version), "\(shown)")
  }
}
