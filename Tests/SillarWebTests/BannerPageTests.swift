import Chromium
import Observation
import Scripted
import Sillar
import Testing

@testable import SillarWeb

/// A page on which a behavior's banner comes and goes.
@Suite(.browser, .serialized, .timeLimit(.minutes(2))) struct BannerPageTests {
  @Observable final class Weather: Behavior {
    var banner: LocalizedText?
  }

  private static func lines(_ count: Int) -> Screen {
    let weather = Weather()
    let presenter = ScriptedPresenter(count) { _, _ in
      weather.banner = weather.banner == nil ? "Rain is coming" : nil
    }
    return Screen("lines", path: "/", presenter, behaviors: [weather]) { count in
      Text("Lines", .title)
      Button("Look out", send: .tap("look"))
      for line in 0..<count { Text("Line \(line + 1)").id(line) }
    }
  }

  @Test(arguments: [2, 200])
  func `a banner comes and goes in view, and moves nothing`(lines: Int) async throws {
    let host = try WebHost(app: ScriptedApp { Self.lines(lines) }, logger: .silent)
    try await HostServer.run(host) { server in
      let page = try await newPage(viewport: .phone)
      try await page.openLive("http://127.0.0.1:\(server.port)/")
      if lines > 100 { try await page.evaluate("scrollTo(0, 500)") }
      let places = """
        JSON.stringify([...document.querySelectorAll('main h1, main button, main p')]
          .filter((node) => !node.closest('.alert')).map((node) => Math.round(node.getBoundingClientRect().top)))
        """
      let before = try await page.evaluate(places)
      let look = "document.querySelector('main button').click()"
      try await page.evaluate(look)
      try await page.waitFor("Rain is coming")
      #expect(try await page.evaluate(places) == before)
      let bottom = try await page.evaluate(
        "document.querySelector('.alert').getBoundingClientRect().bottom")
      #expect(try await bottom.double ?? .infinity <= page.evaluate("innerHeight").double ?? 0)
      try await page.evaluate(look)
      try await page.waitForNo("Rain is coming")
      #expect(try await page.evaluate(places) == before)
    }
  }
}
