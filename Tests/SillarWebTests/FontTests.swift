import Chromium
import NIOCore
import NIOHTTP1
import Scripted
import Sillar
import Testing

@testable import SillarWeb

/// The fonts that a flavor ships.
@Suite struct FontTests {
  fileprivate static let style = #"{ "type": { "families": ["Probe Sans", "sans-serif"] } }"#

  @Test func `a font comes from the app itself, for a year, under a digest`() async throws {
    let files = ["flavor/style.json": Self.style]
    let fonts: [String: [UInt8]] = [
      "flavor/fonts/Probe Sans 200-900.woff2": [1, 2, 3],
      "flavor/fonts/Probe Sans 400 italic.woff2": [4],
    ]
    try await WebFlavor.run(files, bytes: fonts, at: "/m") { server in
      let browser = server.browser()
      let first = try await browser.get("/m/")
      #expect(
        first.headers.first(name: "content-security-policy")?.contains("font-src 'self'") == true)
      // The page has its styles in it all the same.
      let style = first.page.first("<style data-file=[^>]*>(.*?)</style>")
      let faces = TestPage(html: style).all("@font-face\\{(.*?)\\}")
      let addresses = faces.map {
        TestPage(html: $0).first(#"src:url\(([^)]*)\) format\("woff2"\)"#)
      }
      #expect(
        faces.count == 2
          && faces[0].hasPrefix("font-family:\"Probe Sans\";font-weight:200 900;font-display:swap;")
          && faces[1].hasPrefix(
            "font-family:\"Probe Sans\";font-weight:400;font-style:italic;font-display:swap;")
      )
      for (address, bytes) in zip(addresses, [[1, 2, 3], [4]] as [[UInt8]]) {
        #expect(address.hasPrefix("/m/-/font-"))
        let answer = try await browser.get(address)
        #expect(answer.headers["content-type"] == ["font/woff2"])
        #expect(answer.headers["cache-control"] == ["public, max-age=31536000, immutable"])
        #expect(Array(buffer: answer.bytes) == bytes)
      }
    }
  }

  @Test(arguments: [
    ("Prob Sans 400.woff2", "did you mean \"Probe Sans\"?"),
    ("Probe Sans 400.ttf", "a font is named after its family and weight"),
    ("700.woff2", "a font is named after its family and weight"),
    ("Probe Sans 0.woff2", "a font is named after its family and weight"),
    ("Probe Sans 900-200.woff2", "a font is named after its family and weight"),
  ])
  func `a font that no text would be written with stops the start`(name: String, problem: String)
    async throws
  {
    await #expect {
      try await WebFlavor.run(
        ["flavor/style.json": Self.style], bytes: ["flavor/fonts/\(name)": [1]]
      ) { _ in }
    } throws: { "\($0)".contains(name) && "\($0)".contains(problem) }
  }

  @Suite(.browser, .serialized, .timeLimit(.minutes(2))) struct InBrowser {
    @Test func `a page is written in the flavor's font`() async throws {
      let fonts = ["flavor/fonts/Probe Sans.woff2": try ProbeFont.woff2()]
      try await WebFlavor.run(["flavor/style.json": FontTests.style], bytes: fonts) { server in
        let page = try await newPage()
        try await page.openLive("http://127.0.0.1:\(server.port)/")
        // The browser takes a font for what it is only if it can read it.
        let load = "document.fonts.load('16px \"Probe Sans\"')"
        let faces = "\(load).then((faces) => faces.map(({ status }) => status).join())"
        #expect(try await page.evaluate(faces).string == "loaded")
        let family = try await page.evaluate("getComputedStyle(document.body).fontFamily").string
        #expect(family == "\"Probe Sans\", sans-serif")
        #expect(page.consoleErrors.isEmpty)
      }
    }
  }
}
