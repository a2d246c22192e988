import NIOHTTP1
import Scripted
import Sillar
import SillarHost
import Testing

@testable import SillarWeb

@Suite struct PageTests {
  @Test func `the first answer is a whole page, and one window`() async throws {
    let app = try ScriptedApp {
      Screen("hello", path: "/", ScriptedPresenter(0)) { _ in Text("Hi") }
    }
    let host = WebHost(app: app, logger: .silent)
    try await HostServer.run(host) { server in
      let browser = server.browser()
      let answer = try await browser.get("/")
      #expect(answer.status == 200)
      #expect(answer.body.hasPrefix("<!doctype html>"))
      #expect(answer.body.hasSuffix("</html>"))
      #expect(answer.page.element("Hi") != "")
      #expect(answer.headers["content-type"] == ["text/html; charset=utf-8"])
      let socket = try await browser.socket(answer.page)
      #expect(try await socket.next().r == answer.page.revision)
      #expect(app.windows.count == 1)
      #expect(host.windowCount == 1)
    }
  }

  @Test func `a browser that comes back paints nothing before its script knows the window`()
    async throws
  {
    try await HostServer.run(try .gallery()) { server in
      let browser = server.browser()
      let (first, second) = (try await browser.get("/").body, try await browser.get("/").body)
      #expect(!first.contains("blocking"))
      #expect(second.contains(" defer blocking=\"render\"></script>"))
    }
  }

  @Test func `a page may run the host's script and nothing else, in no frame`() async throws {
    try await HostServer.run(try .gallery()) { server in
      let browser = server.browser()
      _ = try await browser.get("/")
      let answer = try await browser.get("/")
      let policy = answer.headers.first(name: "content-security-policy") ?? ""
      #expect(policy.contains("default-src 'none'"))
      #expect(policy.contains("script-src 'self'; style-src 'self'; img-src 'self';"))
      #expect(policy.contains("frame-ancestors 'none'"))
      #expect(!policy.contains("unsafe"))
      #expect(answer.headers["x-content-type-options"] == ["nosniff"])
      #expect(answer.headers["cache-control"] == ["no-store"])
      // All files that a page names exist, and may be cached forever, but for how the app is installed.
      for address in answer.page.all(#"(?:src|href)="([^"]*/-/[^"]*\.[^"]*)""#) {
        let file = try await server.browser().get(address)
        #expect(file.status == 200, "\(address)")
        #expect(file.headers.first(name: "cache-control")?.contains("immutable") == true)
        #expect(file.headers["x-content-type-options"] == ["nosniff"])
      }
      for inline in ["<script>", "<style", " style=", " onclick=", "javascript:"] {
        #expect(!answer.body.contains(inline))
      }
    }
  }

  @Test func `a browser gets one cookie, which its scripts cannot read`() async throws {
    try await HostServer.run(try .gallery(at: "/g")) { server in
      let browser = server.browser()
      let answer = try await browser.get("/g")
      let cookie = try #require(answer.headers.first(name: "set-cookie"))
      #expect(cookie.contains("; HttpOnly"))
      #expect(cookie.contains("; SameSite=Lax"))
      #expect(cookie.contains("; Path=/g;"))
      #expect(!cookie.contains("Secure"))
      // 16 random bytes and 32 of a signature, in Base64.
      let value = try #require(browser.cookie.values.first).split(separator: ".")
      #expect(value.map(\.count) == [22, 43])
      #expect(try await browser.get("/g").headers["set-cookie"].isEmpty)
      let other = server.browser()
      _ = try await other.get("/g")
      #expect(other.cookie != browser.cookie)
    }
  }

  @Test func `a cookie that the host has not made is worth nothing`() async throws {
    try await HostServer.run(try .gallery()) { server in
      let browser = server.browser()
      _ = try await browser.get("/")
      let (name, real) = try #require(browser.cookie.first)
      // One in a thousand signatures ends with AA.
      let other = real.dropLast(2) + (real.hasSuffix("AA") ? "QQ" : "AA")
      for forged in ["x.y", "", ".", "..", other, "a" + real, "\(real).\(real)"] {
        let thief = TestBrowser(port: server.port, cookies: [name: "\(forged)"])
        #expect(try await !thief.get("/").headers["set-cookie"].isEmpty, "\(forged)")
      }
    }
  }

  @Test func `behind TLS the cookie is secure, and pages without TLS are strangers`() async throws {
    var settings = WebHost.Settings()
    settings.publicURL = PublicURL("https://shop.example")
    let host = try WebHost.gallery(settings, logger: .silent)
    try await HostServer.run(host) { server in
      let browser = TestBrowser(port: server.port, host: "shop.example")
      let answer = try await browser.get("/")
      #expect(answer.headers.first(name: "set-cookie")?.hasSuffix("; Secure") == true)
      let plain = try await browser.socket(answer.page, origin: "http://shop.example")
      #expect(try await plain.client.closeCode() == 4002)
      let secure = try await browser.socket(answer.page, origin: "https://shop.example")
      #expect(try await secure.next().r != nil)
    }
  }

  @Test func `a path opens its screen, whatever else is in the address`() async throws {
    try await HostServer.run(try .gallery(at: "/g")) { server in
      for address in ["/g/rows", "/g/rows/", "/g/rows?utm_source=x", "/g/r%6Fws"] {
        let page = try await server.browser().page(address)
        #expect(page.title == "1000 rows · Gallery", "\(address)")
        #expect(page.path == "/g/rows")
      }
    }
  }

  @Test func `an address that is none shows the way home`() async throws {
    try await HostServer.run(try .gallery(at: "/g")) { server in
      for address in ["/g/nowhere", "/g/-/nothing", "/g/..%2f..%2fetc", "/g/rows%00"] {
        let answer = try await server.browser().get(address)
        #expect(answer.status == 404, "\(address)")
        #expect(answer.body.contains(#"href="/g/""#), "\(address)")
        #expect(answer.headers.contains(name: "content-security-policy"))
      }
    }
  }

  @Test func `a path of any letters survives links, pages, forms and sockets`() async throws {
    let strange = "/topics/café & 100%?<b>"
    let app = try ScriptedApp { path, navigator in
      guard path == "/" || path == strange else { return false }
      let screen = Screen("s", path: path, ScriptedPresenter(0)) { _ in
        Link("Go", to: Address(segments: ["topics", "café & 100%?<b>"]).description)
        Text(path == "/" ? "Home" : "There")
        Button("Stay", send: .tap(""))
      }
      navigator.replaceAll(with: [screen])
      return true
    }
    try await HostServer.run(WebHost(app: app, logger: .silent)) { server in
      let browser = server.browser()
      let home = try await browser.page("/")
      let address = home.first(#"<a id="[\d.]+" href="([^"]*)""#)
      #expect(address == "/topics/caf%C3%A9%20&amp;%20100%25%3F%3Cb%3E")
      let raw = address.replacing("&amp;", with: "&")
      let there = try await browser.page(raw)
      #expect(there.element("There") != "")
      #expect(there.path == address)
      let answer = try await browser.post(there, press: there.button("Stay"))
      #expect(answer.location == raw + "?w=\(there.window)")
      #expect(try await browser.page(answer.location).element("There") != "")
      let socket = try await browser.socket(home)
      _ = try await socket.next()
      try await socket.send(#"{"o":"\#(raw)"}"#)
      #expect(try await socket.nextChange().l?.p == raw)
    }
  }

  @Test func `a path that looks like another host stays on this one`() async throws {
    let app = try ScriptedApp { path, navigator in
      navigator.replaceAll(with: [
        Screen("any", path: path, ScriptedPresenter(0)) { _ in Button("Stay", send: .tap("")) }
      ])
      return true
    }
    try await HostServer.run(WebHost(app: app, logger: .silent)) { server in
      let browser = server.browser()
      for path in ["//evil.example/x", "/%2Fevil.example/x", "/%5Cevil.example", "/a%0D%0AX-Bad:1"]
      {
        let page = try await browser.page(path)
        let answer = try await browser.post(page, press: page.button("Stay"))
        #expect(answer.status == 303)
        #expect(!answer.location.hasPrefix("//") && !answer.location.hasPrefix("/\\"), "\(path)")
        #expect(!answer.headers.contains(name: "x-bad"))
        #expect(!page.path.hasPrefix("//"))
      }
    }
  }

  @Test func `a path that is the beginning of another's is another app`() async throws {
    func app(_ name: String) throws -> WebHost {
      let app = try ScriptedApp(name: name) {
        Screen("s", path: "/", ScriptedPresenter(0)) { _ in Text("This is \(name)") }
      }
      return WebHost(app: app, at: "/\(name)", logger: .silent)
    }
    try await HostServer.run(app("a"), app("ab")) { server in
      let browser = server.browser()
      for name in ["a", "ab"] {
        let page = try await browser.page("/\(name)/")
        #expect(page.contains("This is \(name)<"))
        #expect(page.path == "/\(name)/")
      }
      #expect(try await browser.get("/b").status == 404)
      #expect(try await browser.get("/a/b").status == 404)
    }
  }

  @Test func `who asks for a head only gets no window`() async throws {
    let host = try WebHost.gallery()
    try await HostServer.run(host) { server in
      let browser = server.browser()
      let found = try await browser.request(.HEAD, "/rows")
      #expect(found.status == 200)
      #expect(found.headers.contains(name: "content-security-policy"))
      #expect(found.body.isEmpty)
      #expect(try await browser.request(.HEAD, "/nowhere").status == 404)
      #expect(try await browser.request(.HEAD, "/healthz").status == 200)
      #expect(host.windowCount == 0)
    }
  }

  @Test func `a page that waits looks again at the same window by itself`() async throws {
    var settings = WebHost.Settings()
    settings.firstPageWait = .zero
    let app = try ScriptedApp {
      Screen("wait", path: "/", ScriptedPresenter(0)) { _ in Progress("Loading") }
    }
    let host = WebHost(app: app, settings: settings, logger: .silent)
    try await HostServer.run(host) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      let address = page.first(#"<noscript><meta http-equiv="refresh" content="2;url=([^"]*)""#)
      let answer = try await browser.get(address)
      #expect(answer.status == 303)
      #expect(try await browser.page(answer.location).window == page.window)
      #expect(app.windows.count == 1)
      // A stranger has no access to the window.
      let form = String(address.prefix { $0 != "?" })
      #expect(try await server.browser().get(form).location == "/")
      // A browser that keeps no cookie would get one page that waits after the other.
      let refusal = try await server.browser().get(address)
      #expect(refusal.status == 403 && refusal.body.contains("needs a cookie"))
    }
  }

  @Test func `the health check says ok`() async throws {
    try await HostServer.run(try .gallery()) { server in
      let answer = try await server.browser().get("/healthz")
      #expect(answer.status == 200)
      #expect(answer.body == "ok\n")
    }
  }
}
