import Chromium
import NIOHTTP1
import Testing

@testable import SillarWeb

/// Pages that load themselves: a few times, and then they say what is wrong.
@Suite(.browser, .serialized, .timeLimit(.minutes(2))) struct SelfLoadingTests {
  /// A host whose cookie does not come back: browsers send it for another path alone.
  private func forgetful(_ host: (WebHost.Settings) throws -> WebHost) rethrows -> WebHost {
    var settings = WebHost.Settings()
    settings.sessionPath = "/elsewhere"
    return try host(settings)
  }

  private func documents(_ page: Page) -> Int {
    page.responses.count { $0.kind == "Document" }
  }

  /// A page that may load itself meanwhile has no body for a moment.
  private func waitUntilLive(_ page: Page) async throws {
    try await page.waitUntil("document.body?.classList.contains('live')")
  }

  /// What a browser that keeps nothing for a site says to a script that wants to keep something there.
  private static let blockedStorage = """
    for (const name of ["sessionStorage", "localStorage", "indexedDB"])
      Object.defineProperty(window, name, { get() { throw new DOMException("Access is denied", "SecurityError"); } });
    """

  @Test(arguments: [(false, false), (true, false), (false, true), (true, true)])
  func `a page whose cookie does not come back loads itself three times, then says so`(
    isKept: Bool, isStorageBlocked: Bool
  ) async throws {
    let host = try forgetful {
      try .gallery($0, store: isKept ? HostStore() : nil)
    }
    try await HostServer.run(host) { server in
      let page = try await newPage()
      // It waits one second and then four.
      try await page.runFirst(
        """
        {
          const { setTimeout } = window;
          window.setTimeout = (work, time) => setTimeout(work, time / 10);
        }
        """)
      if isStorageBlocked { try await page.runFirst(Self.blockedStorage) }
      try await page.open("http://127.0.0.1:\(server.port)/")
      try await page.waitFor(
        "needs a cookie that your browser does not keep", within: .seconds(30))
      #expect(documents(page) == 4)
      // A form needs the cookie, too, and its answer says so.
      try await page.click("Tap")
      try await page.waitFor("Cookies are needed")
      #expect(page.documentResponse?.status == 403)
    }
  }

  @Test func `two tabs with room for one do not take it from each other for ever`() async throws {
    var settings = WebHost.Settings()
    settings.limits.maximumWindowsPerSession = 1
    let host = try WebHost.gallery(settings)
    try await HostServer.run(host) { server in
      let address = "http://127.0.0.1:\(server.port)/"
      let page = try await newPage()
      let other = try await page.context.newPage()
      try await page.openLive(address)
      try await other.open(address)
      try await page.waitFor("Too many tabs are open", within: .seconds(30))
      try await waitUntilLive(other)
      #expect(documents(page) == 1)
      #expect(documents(other) == 1)
      try await page.reload()
      try await waitUntilLive(page)
      try await other.waitFor("Too many tabs are open", within: .seconds(30))
    }
  }

  @Test func `a page that somebody loads again, five times, has its window each time`()
    async throws
  {
    let desk = SavedDesk()
    try await HostServer.run(try desk.host()) { server in
      let page = try await newPage()
      try await page.openLive("http://127.0.0.1:\(server.port)/")
      try await page.fill(.text("Name"), with: "Ana")
      try await page.waitFor("Hello Ana")
      for _ in 0..<5 {
        try await page.reload()
        try await page.waitUntil("!location.search && document.body?.classList.contains('live')")
        try await page.waitFor("Hello Ana")
      }
    }
  }
}
