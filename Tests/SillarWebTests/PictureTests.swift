import NIOHTTP1
import Scripted
import Sillar
import Testing

@testable import SillarWeb

@Suite struct PictureTests {
  private struct Store: PictureStore {
    struct Gone: Error {}

    func picture(named name: String) async throws -> StoredPicture? {
      switch name {
      case "logo", "a b/../é?#%":
        StoredPicture(data: Array("<svg/>".utf8), contentType: "image/svg+xml")
      case "page": StoredPicture(data: Array("<p>".utf8), contentType: "text/html")
      case "both": StoredPicture(data: Array("<p>".utf8), contentType: "image/png, text/html")
      case "split": StoredPicture(data: [], contentType: "image/png\r\nX-Bad: 1")
      case "broken": throw Gone()
      default: nil
      }
    }
  }

  private func run(_ test: @escaping @Sendable (TestBrowser) async throws -> Void) async throws {
    let app = try ScriptedApp {
      Screen("s", path: "/", ScriptedPresenter(0)) { _ in
        Picture(.stored("a b/../é?#%"), description: "Strange")
      }
    }
    var settings = WebHost.Settings()
    settings.pictureOrigins = ["https://images.example.com"]
    let host = WebHost(app: app, at: "/p", settings: settings, pictures: Store(), logger: .silent)
    try await HostServer.run(host) { try await test($0.browser()) }
  }

  @Test func `a picture comes by the name that the page has for it`() async throws {
    try await run { browser in
      let answer = try await browser.get("/p")
      #expect(
        answer.headers.first(name: "content-security-policy")?
          .contains("img-src 'self' https://images.example.com;") == true)
      let picture = try await browser.get(answer.page.first(#"<img [^>]*src="([^"]*)""#))
      #expect(picture.status == 200)
      #expect(picture.body == "<svg/>")
    }
  }

  @Test func `a picture that is opened by itself can do nothing`() async throws {
    try await run { browser in
      let picture = try await browser.get("/p/-/pictures/logo")
      #expect(picture.headers["content-type"] == ["image/svg+xml"])
      #expect(picture.headers["x-content-type-options"] == ["nosniff"])
      let policy = picture.headers.first(name: "content-security-policy") ?? ""
      #expect(policy.contains("default-src 'none'") && policy.contains("sandbox"))
      #expect(!policy.contains("allow-"))
      #expect(picture.headers["set-cookie"].isEmpty)
    }
  }

  @Test func `what is no picture is not there, and a store that fails says so`() async throws {
    try await run { browser in
      for name in [
        "missing", "page", "both", "split", "%FF", "..%2f..%2fetc%2fpasswd", "logo/x", "",
      ] {
        let answer = try await browser.get("/p/-/pictures/\(name)")
        #expect(answer.status == 404, "\(name)")
        #expect(!answer.headers.contains(name: "x-bad"))
        #expect(!answer.body.contains("<p>") || answer.body.contains("Nothing here"))
      }
      let broken = try await browser.get("/p/-/pictures/broken")
      #expect(broken.status == 502)
      #expect(broken.body.isEmpty)
    }
  }

  /// Shows each visitor a picture of their own.
  private struct Portraits: PictureStore {
    func picture(named name: String) async throws -> StoredPicture? { nil }

    func picture(named name: String, for visitor: Visitor) async throws -> StoredPicture? {
      guard name == visitor.id else { return nil }
      return StoredPicture(data: Array("mine".utf8), contentType: "image/png")
    }
  }

  @Test func `a picture for one visitor is there for them alone, and in no shared cache`()
    async throws
  {
    let app = try ScriptedApp {
      Screen("s", path: "/", ScriptedPresenter(0)) { _ in Text("Hello") }
    }
    let host = WebHost(app: app, pictures: Portraits(), logger: .silent)
    try await HostServer.run(host) { server in
      let browser = server.browser()
      _ = try await browser.page("/")
      let session = try #require(await host.session(of: browser))
      let address = "/-/pictures/" + session.visitor
      let mine = try await browser.get(address)
      #expect(mine.status == 200 && mine.body == "mine")
      #expect(mine.headers.first(name: "cache-control")?.contains("private") == true)
      #expect(mine.headers.first(name: "cache-control")?.contains("no-store") == true)
      #expect(mine.headers.first(name: "vary") == "Cookie")
      let stranger = server.browser()
      #expect(try await stranger.get(address).status == 404)
      _ = try await stranger.page("/")
      let refused = try await stranger.get(address)
      #expect(refused.status == 404)
      #expect(refused.headers.first(name: "cache-control") == "no-store")
    }
  }
}
