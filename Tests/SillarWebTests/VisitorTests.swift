import NIOHTTP1
import Scripted
import Sillar
import SillarModel
import Synchronization
import Testing

@testable import SillarWeb

/// The visitors that a host tells apart.
@Suite struct VisitorTests {
  private final class Visitors: Sendable {
    private let state = Mutex<[Visitor]>([])
    func add(_ visitor: Visitor) { state.withLock { $0.append(visitor) } }
    var all: [Visitor] { state.withLock { $0 } }
  }

  private func host(
    _ name: String, _ visitors: Visitors, sessionPath: String?,
    store: HostStore? = nil, proxies: [AddressRange] = []
  ) throws -> WebHost {
    var settings = WebHost.Settings()
    settings.trustedProxies = proxies
    settings.secret = Array(repeating: 7, count: 32)
    settings.sessionPath = sessionPath
    let flavor = try Flavor(
      name: name, configuration: Configuration(flavor: name, providers: []))
    let app = ScriptedApp(flavor) { visitor, path, navigator in
      guard path == "/" else { return false }
      visitors.add(visitor)
      navigator.replaceAll(with: [WebFlavor.plain(name)])
      return true
    }
    return WebHost(app: app, at: "/\(name)", settings: settings, store: store, logger: .silent)
  }

  @Test func `two hosts of one server share a visitor when they share the cookie's path`()
    async throws
  {
    let visitors = Visitors()
    let store = HostStore()
    let hosts = try ["market", "wallet"].map {
      try host($0, visitors, sessionPath: "/", store: store)
    }
    try await HostServer.run(hosts[0], hosts[1]) { server in
      let browser = server.browser()
      let answer = try await browser.get("/market")
      #expect(answer.headers.first(name: "set-cookie")?.contains("; Path=/;") == true)
      #expect(try await browser.get("/wallet").headers["set-cookie"].isEmpty)
      #expect(Set(visitors.all.map(\.id)).count == 1)
      // A window belongs to one host only.
      let other = try await browser.get("/wallet/?w=\(answer.page.window)")
      #expect(other.page.window != answer.page.window)
      #expect(other.page.title == "wallet")
      // Another browser is another visitor.
      _ = try await server.browser().get("/market")
      #expect(Set(visitors.all.map(\.id)).count == 2)
    }
  }

  @Test func `without it each host has a cookie of its own`() async throws {
    let visitors = Visitors()
    let hosts = try ["market", "wallet"].map { try host($0, visitors, sessionPath: nil) }
    try await HostServer.run(hosts[0], hosts[1]) { server in
      for name in ["market", "wallet"] {
        let cookie = try await server.browser().get("/\(name)").headers.first(name: "set-cookie")
        #expect(cookie?.contains("; Path=/\(name);") == true)
      }
    }
  }

  @Test func `an app hears the visitor's languages, the preferred one first`() async throws {
    let visitors = Visitors()
    let host = try host("market", visitors, sessionPath: nil)
    try await HostServer.run(host) { server in
      _ = try await server.browser().get(
        "/market", headers: ["accept-language": "en;q=0.5, es-AR, de;q=0"])
      #expect(visitors.all.map(\.languages) == [["es-AR", "en"]])
    }
  }

  @Test func `an app hears the visitor's address, unless it is that of this computer`()
    async throws
  {
    let visitors = Visitors()
    let host = try host(
      "market", visitors, sessionPath: nil,
      proxies: [AddressRange("127.0.0.1")].compactMap { $0 })
    try await HostServer.run(host) { server in
      for address in ["203.0.113.7", "2001:db8:1:2:3::4", "127.0.0.1", nil] {
        let headers = address.map { ["x-forwarded-for": $0] } ?? [:]
        _ = try await server.browser().get("/market", headers: headers)
      }
      #expect(visitors.all.map(\.address) == ["203.0.113.7", "2001:db8:1:2::/64", nil, nil])
    }
  }

  @Test(.timeLimit(.minutes(1))) func `an app runs once, from the server's start to its end`()
    async throws
  {
    let log = Log()
    let (gate, work) = (Gate(), AppWork())
    work.add {
      log.add("runs")
      await gate.pass()
      log.add(Task.isCancelled ? "cancelled" : "passed")
    }
    let flavor = try Flavor(
      name: "Test", configuration: Configuration(flavor: "Test", providers: []), work: work)
    let app = ScriptedApp(flavor) { _, _, navigator in
      navigator.replaceAll(with: [WebFlavor.plain()])
      return true
    }
    try await HostServer.run(WebHost(app: app, logger: .silent)) { server in
      for _ in 0..<3 { _ = try await server.browser().get("/") }
      #expect(try await eventually { log.lines == ["runs"] })
    }
    #expect(log.lines == ["runs", "cancelled"])
  }
}
