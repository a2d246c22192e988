import Chromium
import Foundation
import NIOCore
import NIOHTTP1
import Sillar
import TestServers
import Testing

@testable import SillarWeb

/// What a browser needs to install an app on a device.
@Suite struct InstallTests {
  private struct Manifest: Decodable {
    struct Icon: Decodable, Equatable {
      let sizes: String
      let type: String
      let purpose: String
      let src: String
    }
    struct Shortcut: Decodable, Equatable {
      let name: String
      let url: String
    }
    let id: String
    let name: String
    let shortName: String
    let description: String?
    let lang: String
    let dir: String
    let startUrl: String
    let scope: String
    let display: String
    let themeColor: String
    let backgroundColor: String
    let icons: [Icon]
    let shortcuts: [Shortcut]
  }

  struct BasketRoute: Route {
    var text = ""
    static let path = Path("/basket?q=:text", \.text, make: Self.init)
  }

  private enum Words: String, StringKey {
    static let module = "Shop"
    case basket
  }

  private static let texts = """
    { "sourceLanguage": "en", "version": "1.0", "strings": { "basket": { "localizations": {
      "en": { "stringUnit": { "state": "translated", "value": "Basket" } },
      "es": { "stringUnit": { "state": "translated", "value": "Cesta" } } } } } }
    """

  /// The beginning of a PNG of a size (PNG, 5.2 and 11.2.1).
  private static func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 1, width, 0, 0, 1, height]
  }

  private func manifest(
    at path: String, in language: String = "en", _ browser: TestBrowser
  ) async throws -> Manifest {
    let link = try await browser.page(path).first(#"<link rel="manifest" href="([^"]*)""#)
    let answer = try await browser.get(link, headers: ["accept-language": language])
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Manifest.self, from: Data(answer.body.utf8))
  }

  @Test func `an app has a manifest in each of its languages, below its own path`() async throws {
    try await WebFlavor.run(
      ["shop/Localizable.xcstrings": Self.texts], at: "/m", routes: [BasketRoute.self],
      shortcuts: [Words.basket: BasketRoute(), "Café": BasketRoute(text: "a&b")]
    ) { server in
      for (language, basket) in [("en", "Basket"), ("es", "Cesta")] {
        let manifest = try await manifest(at: "/m", in: language, server.browser())
        #expect(manifest.name == "Market" && manifest.shortName == "Market")
        #expect(manifest.lang == language && manifest.dir == "ltr")
        #expect(
          manifest.id == "/m/" && manifest.startUrl == "/m/?w=last" && manifest.scope == "/m/")
        #expect(manifest.display == "standalone")
        #expect(manifest.themeColor == "#f6f6f9" && manifest.backgroundColor == "#f6f6f9")
        #expect(
          manifest.shortcuts == [
            .init(name: basket, url: "/m/basket"), .init(name: "Café", url: "/m/basket?q=a%26b"),
          ])
      }
    }
  }

  @Test func `an app is described in the language of who reads it, where its flavor has a summary`()
    async throws
  {
    let summary = """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "app.summary": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "Things & more" } },
        "es": { "stringUnit": { "state": "translated", "value": "Cosas y más" } } } } } }
      """
    try await WebFlavor.run(["flavor/sillar/Localizable.xcstrings": summary]) { server in
      for (language, text) in [("en", "Things & more"), ("es", "Cosas y más")] {
        let browser = server.browser()
        #expect(try await manifest(at: "/", in: language, browser).description == text)
        let page = try await browser.get("/", headers: ["accept-language": language]).body
        let written = text.replacing("&", with: "&amp;")
        #expect(page.contains("<meta name=\"description\" content=\"\(written)\">"))
      }
    }
    try await WebFlavor.run { server in
      let browser = server.browser()
      #expect(try await manifest(at: "/", browser).description == nil)
      let page = try await browser.page("/")
      #expect(!page.contains("name=\"description\""))
    }
  }

  @Test func `a manifest is compressed, and comes once as long as it stays the same`() async throws
  {
    let shortcuts: KeyValuePairs<any Localizable, any Route> = [
      String(repeating: "Long ", count: 200): BasketRoute()
    ]
    try await WebFlavor.run(routes: [BasketRoute.self], shortcuts: shortcuts) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      let path = page.first(#"<link rel="manifest" href="([^"]*)""#)
      let answer = try await browser.get(path, headers: ["accept-encoding": "gzip"])
      #expect(answer.status == 200)
      #expect(answer.headers["content-type"] == ["application/manifest+json"])
      #expect(answer.headers["content-encoding"] == ["gzip"])
      #expect(answer.headers["vary"] == ["Accept-Language, Accept-Encoding"])
      #expect(answer.headers["cache-control"] == ["no-cache"])
      let tag = try #require(answer.headers.first(name: "etag"))
      let again = try await browser.get(path, headers: ["if-none-match": tag])
      #expect(again.status == 304 && again.body.isEmpty)
      #expect(again.headers["etag"] == [tag])
      let other = try await browser.get(path, headers: ["if-none-match": "W/\"other\""])
      #expect(other.status == 200 && other.body.hasPrefix("{"))
      let policy = try await browser.get("/").headers["content-security-policy"]
      #expect(policy.first?.contains("manifest-src 'self'") == true)
    }
  }

  @Test func `without files of its own an app is installed with its letter`() async throws {
    try await WebFlavor.run { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      #expect(!page.contains("apple-touch-icon"))
      let icons = try await manifest(at: "/", browser).icons
      #expect(icons.map(\.purpose) == ["any", "maskable"])
      #expect(icons.allSatisfy { $0.sizes == "any" && $0.type == "image/svg+xml" })
      for icon in icons {
        let answer = try await browser.get(icon.src)
        #expect(answer.headers["content-type"] == ["image/svg+xml"])
        #expect(answer.body.contains(">M</text>"))
      }
    }
  }

  @Test func `an icon stands in the middle of a square that a device cuts`() async throws {
    try await WebFlavor.run(["flavor/icon.svg": "<?xml version=\"1.0\"?><svg>own</svg>"]) {
      server in
      let browser = server.browser()
      let icons = try await manifest(at: "/", browser).icons
      let maskable = try await browser.get(icons[1].src).body
      #expect(maskable.contains("<path fill=\"#f6f6f9\"") && maskable.contains("><svg>own</svg>"))
      #expect(!maskable.contains("<?xml"))
    }
    try await WebFlavor.run([
      "flavor/icon.svg": "<svg>own</svg>", "flavor/icon-maskable.svg": "<svg>cut</svg>",
    ]) { server in
      let browser = server.browser()
      let icons = try await manifest(at: "/", browser).icons
      #expect(try await browser.get(icons[1].src).body == "<svg>cut</svg>")
    }
  }

  @Test func `pictures of an icon say their size, and one is for the home screen of iOS`()
    async throws
  {
    let files = [
      "flavor/icon.png": Self.png(0, 0), "flavor/icon-maskable.png": Self.png(44, 44),
    ]
    try await WebFlavor.run(bytes: files) { server in
      let browser = server.browser()
      let icons = try await manifest(at: "/", browser).icons.suffix(2)
      #expect(icons.map(\.sizes) == ["256x256", "300x300"])
      #expect(icons.map(\.purpose) == ["any", "maskable"])
      #expect(icons.allSatisfy { $0.type == "image/png" })
      let touch = try await browser.page("/").first(#"<link rel="apple-touch-icon" href="([^"]*)""#)
      #expect(touch == icons.last?.src)
      let answer = try await browser.get(touch)
      #expect(Array(buffer: answer.bytes) == Self.png(44, 44))
      #expect(answer.headers["content-type"] == ["image/png"])
    }
    // What is not square, or no such picture, is none.
    for bytes in [Self.png(0, 1), Array("picture".utf8), Array(Self.png(0, 0).dropLast())] {
      #expect(AppIcons.size(ofPNG: Data(bytes)) == nil)
    }
  }

  @Test func `a page says the color around it in both modes, and goes up to the edges`()
    async throws
  {
    try await WebFlavor.run { server in
      let page = try await server.browser().page("/")
      #expect(
        page.contains(
          "<meta name=\"theme-color\" content=\"#121218\" media=\"(prefers-color-scheme:dark)\">"
            + "<meta name=\"theme-color\" content=\"#f6f6f9\">"))
      #expect(page.contains("initial-scale=1,viewport-fit=cover\">"))
      // A page without a window is not what one would install.
      #expect(try await server.browser().page("/nowhere").contains("rel=\"manifest\"") == false)
    }
  }
}

/// An app that a browser could install.
@Suite(.browser, .serialized, .timeLimit(.minutes(2))) struct InstallBrowserTests {
  @Test func `a browser finds all that it needs to install an app, and leaves room at the edges`()
    async throws
  {
    try await WebFlavor.run { server in
      let page = try await newPage()
      try await page.openLive("http://127.0.0.1:\(server.port)/")
      let app = try await page.installation()
      // A test's pages leave nothing behind, so that they cannot be installed. Nothing else is missing.
      #expect(app.name == "Market" && app.problems == ["in-incognito"], "\(app)")
      // A phone with a camera at its top, and a line to swipe at its bottom.
      try await page.setSafeArea(top: 50, bottom: 30)
      let bar = try await page.evaluate(
        "document.querySelector('.home').getBoundingClientRect().top")
      #expect((bar.double ?? 0) >= 50)
      #expect(page.consoleErrors.isEmpty)
    }
  }
}
