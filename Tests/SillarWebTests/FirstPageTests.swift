import Chromium
import Crypto
import Foundation
import NIOHTTP1
import Scripted
import Sillar
import Testing

@testable import SillarWeb

/// The first page of a browser, which has its styles and its script in it, and the pages after it, which name files.
@Suite struct FirstPageTests {
  private static let name = #"<(?:link rel="stylesheet" href|script src)="([^"]*)""#
  private static let part = #"<(?:style|script) data-file="([^"]*)""#

  /// The version of the files of a host, which the script in a page puts into its cookie.
  private func version(_ page: TestPage) -> String { page.first(#""version":"([^"]*)""#) }

  @Test
  func `a first page asks for no file before it is shown, and allows what is in it by its hash`()
    async throws
  {
    let style = ".card{color:red}\r\n.bar{color:blue}\r"
    try await WebFlavor.run(["flavor/web.css": style]) { server in
      let answer = try await server.browser().get("/")
      let page = answer.page
      #expect(page.all(Self.name) == [])
      let files = page.all(Self.part)
      #expect(files.count == 3)
      let texts = page.all("<(?:style|script) data-file=[^>]*>(.*?)</(?:style|script)>")
      #expect(texts.count == 3 && texts[1] == ".card{color:red}\n.bar{color:blue}\n")
      #expect(page.html.hasSuffix("</script></body></html>"))
      let hashes = texts.map { text in
        "'sha256-\(Data(SHA256.hash(data: Data(text.utf8))).base64EncodedString())'"
      }
      let policy = answer.headers.first(name: "content-security-policy") ?? ""
      // The script has the texts of a language, and the policy allows it in each.
      let scripts =
        policy.firstMatch(of: /script-src 'self'((?: 'sha256-[^']*')+);/)?.output.1 ?? ""
      #expect(scripts.split(separator: " ").count == 2 && scripts.contains(hashes[2]))
      #expect(policy.contains(" style-src 'self' \(hashes[..<2].joined(separator: " ")); "))
      #expect(!policy.contains("unsafe"))
      let head = try await server.browser().request(.HEAD, "/")
      #expect(head.headers["content-security-policy"] == [policy])
      // They are there as files, too.
      for file in files {
        #expect(try await server.browser().get(file).status == 200, "\(file)")
      }
    }
  }

  @Test func `the page of an error has its styles in it, too`() async throws {
    try await WebFlavor.run { server in
      let answer = try await server.browser().get("/nowhere")
      #expect(answer.status == 404 && answer.page.all(Self.name) == [])
      #expect(answer.page.sheets.count == 1)
      let policy = answer.headers.first(name: "content-security-policy") ?? ""
      #expect(policy.contains(" style-src 'self' 'sha256-"))
    }
  }

  @Test func `a browser that has the files gets their names, until they change`() async throws {
    let versions = Log()
    for color in ["red", "red", "blue"] {
      try await WebFlavor.run(["shop/web.css": ".s-shop-shelf{color:\(color)}"]) { server in
        let browser = server.browser()
        if let known = versions.lines.first { browser.set(cookie: "files", known) }
        let page = try await browser.page("/")
        versions.add(version(page))
        #expect(page.sheets.count == 1)
        #expect(page.all(Self.name).isEmpty == (versions.lines.count != 2))
      }
    }
    let (red, named, blue) = (versions.lines[0], versions.lines[1], versions.lines[2])
    #expect(named == "" && red != "" && blue != "" && red != blue)
  }

  @Test func `an app at another path, or at the root, has files of its own`() async throws {
    func host(at path: String) throws -> WebHost {
      try WebHost(
        app: ScriptedApp { WebFlavor.plain() }, at: path, logger: .silent)
    }
    try await HostServer.run(host(at: "/a"), host(at: "/b")) { server in
      let (a, b) = (
        version(try await server.browser().page("/a")),
        version(try await server.browser().page("/b"))
      )
      #expect(a != b)
      for (cookies, named) in [
        (["files=\(a)"], ["/a"]), (["files=\(b)"], ["/b"]),
        (["files=\(b)", "files=\(a)"], ["/a", "/b"]),
      ] {
        for path in ["/a", "/b"] {
          let page = try await server.browser()
            .get(path, headers: ["cookie": cookies.joined(separator: "; ")]).page
          #expect(page.all(Self.part).isEmpty == named.contains(path), "\(path), \(cookies)")
        }
      }
    }
  }

  @Test func `a browser that runs no script gets the names of files from its second page on`()
    async throws
  {
    try await HostServer.run(try .gallery()) { server in
      let browser = server.browser()
      let first = try await browser.page("/")
      #expect(first.all(Self.name).isEmpty && first.all(Self.part).count == 2)
      let second = try await browser.page("/")
      #expect(second.all(Self.name).count == 2 && second.all(Self.part).isEmpty)
      // The script has come, and has not got the files yet.
      browser.set(cookie: "zone", "Europe/Zurich")
      let third = try await browser.page("/")
      #expect(third.all(Self.name).isEmpty && third.all(Self.part).count == 2)
    }
  }

  @Test(arguments: [
    "a{background:URL(/-/resources/shop/card.svg)}", "@import 'other.css';", "\u{FEFF}a{}",
    "a{background:image-set('card.svg' 1x)}", "a::after{content:'</STYLE>'}", "a{}\0",
  ])
  func `a style sheet that would be another in a page stays a file, in its place`(
    style: String
  ) async throws {
    try await WebFlavor.run(["flavor/web.css": style]) { server in
      let page = try await server.browser().page("/")
      #expect(page.all(Self.name).count == 1 && page.all(Self.part).count == 2)
      #expect(page.all(Self.name).first?.hasPrefix("/-/brand.") == true)
      #expect(page.sheets.count == 2 && page.sheets.last == page.all(Self.name).first)
    }
  }

  /// How a page looks: what its elements have from style sheets.
  private static let looks = """
    JSON.stringify([...document.querySelectorAll("body, body *")].map((element) => {
      const { color, backgroundColor, font, padding, display } = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.localName, color, backgroundColor, font, padding, display, x, y, width, height];
    }).filter(([name, , , , , display]) => name !== "script" && display !== "none"))
    """
  private static let sheets = "document.querySelectorAll('link[rel=stylesheet]').length"

  @Suite(.browser, .serialized, .timeLimit(.minutes(2))) struct InBrowser {
    @Test(arguments: [ColorScheme.light, .dark])
    func `the second page looks like the first, and gets no file over the line`(
      colors: ColorScheme
    ) async throws {
      let files = ["flavor/web.css": ".bar{padding-block:11px}"]
      try await WebFlavor.run(files, at: "/m") { server in
        let page = try await newPage()
        try await page.setColorScheme(colors)
        try await page.openLive("http://127.0.0.1:\(server.port)/m/")
        let first = try await page.evaluate(looks).string
        #expect(try await page.evaluate(sheets).int == 0)
        #expect(first?.contains("11px") == true)
        // What it gets after it is live, but for what keeps it on the device.
        try await page.waitUntil("document.cookie.includes('files=')")
        let taken =
          "performance.getEntriesByType('resource').filter(({ name }) => /\\.(css|js)$/.test(name) && !/keep/.test(name))"
        let ways = try await page.evaluate("\(taken).map((file) => file.initiatorType).join()")
        #expect(ways.string == "fetch,fetch,fetch")
        try await page.openLive("http://127.0.0.1:\(server.port)/m/")
        #expect(try await page.evaluate(sheets).int == 2)
        #expect(try await page.evaluate(looks).string == first)
        #expect(try await page.evaluate("\(taken).length").int == 3)
        #expect(
          try await page.evaluate("\(taken).filter((file) => file.transferSize).length").int == 0)
        #expect(page.consoleErrors.isEmpty)
      }
    }

    @Test func `without JavaScript the second page looks like the first`() async throws {
      try await WebFlavor.run { server in
        let page = try await newPage(javaScript: false)
        try await page.open("http://127.0.0.1:\(server.port)/")
        let first = try await page.evaluate(looks).string
        #expect(try await page.evaluate(sheets).int == 0)
        try await page.waitForLoad { try await page.click("Do") }
        #expect(try await page.evaluate(sheets).int == 1)
        #expect(try await page.evaluate(looks).string == first)
        #expect(page.consoleErrors.isEmpty)
      }
    }
  }
}
