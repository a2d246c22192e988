import Chromium
import Foundation
import HTTPTypes
import Scripted
import Sillar
import Testing

@testable import SillarWeb

/// Times are in the visitor's time zone, wherever the server is.
@Suite(.browser, .serialized, .timeLimit(.minutes(2))) struct TimeZoneTests {
  private static func clock() -> Screen {
    let noon = Date(timeIntervalSince1970: 1_800_014_400)  // 2027-01-15 12:00 UTC
    let presenter = ScriptedPresenter(0) { $0.value += $1 == .tap("+") ? 1 : 0 }
    return Screen("clock", path: "/", presenter) {
      Text("Count: \($0)")
      Text(LocalizedText.dateAndTime(noon))
      Button("+", send: .tap("+"))
    }
  }

  private func run(_ test: @escaping @Sendable (RunningServer) async throws -> Void) async throws {
    try await HostServer.run(
      WebHost(app: ScriptedApp(screen: Self.clock), logger: .silent), test: test)
  }

  @Test
  func `a browser on its first visit is shown its own time at once, and without asking later`()
    async throws
  {
    try await run { server in
      let page = try await newPage()
      try await page.setTimeZone("Asia/Tokyo")
      try await page.openLive("http://127.0.0.1:\(server.port)/")
      try await page.waitFor("Jan 15, 2027 at 9:00")
      try await page.click("+")
      try await page.waitFor("Count: 1")
      try await page.waitFor("Jan 15, 2027 at 9:00")
      // The next page is in this time zone.
      let text = try await page.evaluate(
        "(async () => (await (await fetch('/')).text()).includes('at 9:00'))()")
      #expect(text.bool == true)
      #expect(page.consoleErrors.isEmpty)
    }
  }

  @Test func `a browser that says nothing, or something that is no time zone, is shown the app's`()
    async throws
  {
    try await run { server in
      let browser = server.browser()
      #expect(try await browser.get("/").page.contains("Jan 15, 2027 at 12:00"))
      for zone in ["", "Nowhere/Land", "../../etc/passwd", String(repeating: "a", count: 1000)] {
        let answer = try await browser.get("/", headers: ["cookie": "zone=\(zone)"])
        #expect(answer.status == 200)
        #expect(answer.page.contains("Jan 15, 2027 at 12:00"), "\(zone.prefix(40))")
      }
    }
  }
}
