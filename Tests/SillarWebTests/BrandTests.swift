import NIOHTTP1
import Scripted
import Sillar
import TestServers
import Testing

@testable import SillarWeb

/// The style of a flavor in a browser, and the files that it serves.
@Suite struct BrandTests {
  private static let files = [
    "flavor/web.css": ".bar{outline:0}", "flavor/logo.svg": "<svg>logo</svg>",
    "flavor/icon.svg": "<svg>icon</svg>", "flavor/shop/card.svg": "<svg>own</svg>",
    "flavor/shop/Localizable.xcstrings": "{ \"strings\": {} }", "flavor/settings.json": "{}",
    "shop/card.svg": "<svg>module</svg>", "shop/pictures/a b.svg": "<svg>cup</svg>",
    "shop/photo.png": "png", "shop/photo.jpg": "jpg", "shop/photo.webp": "webp",
    "shop/page.html": "<p>", "secret.svg": "secret",
  ]

  @Test func `a flavor's style, logo and icon are on its pages`() async throws {
    try await WebFlavor.run(Self.files, at: "/m") { server in
      let page = try await server.browser().page("/m")
      let sheets = page.sheets
      // The flavor's own style sheet comes last, so its rules win.
      let brand = try #require(sheets.last)
      #expect(brand.hasPrefix("/m/-/brand."))
      let logo = page.first(#"<img class="logo" alt="" src="([^"]*)""#)
      let icon = page.first(#"<link rel="icon"[^>]*href="([^"]*)""#)
      for (path, type, body) in [
        (brand, "text/css; charset=utf-8", ".bar{outline:0}"),
        (logo, "image/svg+xml", "<svg>logo</svg>"), (icon, "image/svg+xml", "<svg>icon</svg>"),
      ] {
        let answer = try await server.browser().get(path)
        #expect(answer.status == 200, "\(path)")
        #expect(answer.headers["content-type"] == [type])
        #expect(answer.headers["x-content-type-options"] == ["nosniff"])
        #expect(answer.headers.first(name: "cache-control")?.contains("immutable") == true)
        #expect(answer.body == body)
        // A logo that is opened as a page can run no scripts.
        let policy = answer.headers.first(name: "content-security-policy") ?? ""
        #expect(policy.contains("default-src 'none'") && policy.contains("sandbox"))
      }
      // An error page has the same style.
      let error = try await server.browser().page("/m/nowhere")
      #expect(error.contains(brand) && error.contains(logo) && error.contains(icon))
    }
  }

  @Test func `a flavor without files has its letter for an icon`() async throws {
    try await WebFlavor.run { server in
      let page = try await server.browser().page("/")
      #expect(!page.contains("brand.") && !page.contains("class=\"logo\""))
      let icon = try await server.browser().get(page.first(#"<link rel="icon"[^>]*href="([^"]*)""#))
      #expect(icon.body.contains(">M</text>"))
    }
  }

  @Test func `a picture of a module's comes by its name, the flavor's own before it`()
    async throws
  {
    let screen: @Sendable (Navigator) -> Screen = { _ in
      Screen("s", path: "/", ScriptedPresenter(0)) { _ in
        Picture(.resource("shop/card.svg"), description: "Card")
        Picture(.resource("shop/pictures/a b.svg"), description: "Cup")
      }
    }
    try await WebFlavor.run(Self.files, at: "/m", screen: screen) { server in
      let browser = server.browser()
      let pictures = try await browser.page("/m").all(#"<img [^>]*src="([^"]*)""#)
      #expect(pictures.suffix(2).first == "/m/-/resources/shop/card.svg")
      var bodies: [String] = []
      for path in pictures.suffix(2) {
        let answer = try await browser.get(path)
        #expect(answer.status == 200)
        #expect(answer.headers["content-type"] == ["image/svg+xml"])
        #expect(answer.headers["content-security-policy"].first?.contains("sandbox") == true)
        #expect(answer.headers["set-cookie"].isEmpty)
        bodies.append(answer.body)
      }
      #expect(bodies == ["<svg>own</svg>", "<svg>cup</svg>"])
      for (name, type) in [("png", "image/png"), ("jpg", "image/jpeg"), ("webp", "image/webp")] {
        let answer = try await browser.get("/m/-/resources/shop/photo.\(name)")
        #expect(answer.headers["content-type"] == [type])
        #expect(answer.body == name)
      }
    }
  }

  @Test func `what is no picture among the resources, or outside of them, is not there`()
    async throws
  {
    try await WebFlavor.run(Self.files) { server in
      for path in [
        "shop/Localizable.xcstrings", "settings.json", "web.css", "shop/page.html",
        "sillar/Localizable.xcstrings",
        "shop/none.svg", "shop", "shop/", "", "../secret.svg", "..%2fsecret.svg",
        "%2e%2e/secret.svg",
        "%2e%2e%2fsecret.svg", "shop/../../secret.svg", "shop/%2e%2e/%2e%2e/secret.svg",
        "shop%2f..%2f..%2fsecret.svg", "..%5csecret.svg", "%2fetc%2fpasswd.svg", "/etc/passwd",
        "shop/card.svg%00", "shop/card.svg%00.png", "%00.svg", "shop/card%FF.svg",
      ] {
        // The path as it is: other clients would remove the dots.
        let client = try await RawClient.connect(port: server.port)
        try await client.send(
          "GET /-/resources/\(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        let answer = try await client.allReceived()
        #expect(answer.hasPrefix("HTTP/1.1 404 "), "\(path): \(answer.prefix(30))")
        #expect(!answer.contains("secret") && !answer.contains("root:"))
      }
    }
  }
}
