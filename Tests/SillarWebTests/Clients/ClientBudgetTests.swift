import HTTPTypes
import Hummingbird
import Logging
import NIOHTTP1
import Scripted
import Sillar
import SillarTesting
import TestServers
import Testing

@testable import SillarWeb

/// The budget that all entrances of a server take from.
@Suite struct ClientBudgetTests {
  private struct Clients {
    let budget: ClientBudget
    let clock = TestClock()
    let log = Seen<String>()

    init(eventsPerSecond: Int = 10, connections: Int = 2) {
      let log = log
      budget = ClientBudget(
        limits: .init(connections: connections, eventsPerSecond: eventsPerSecond),
        proxies: TrustedProxies(ranges: [AddressRange("127.0.0.1")].compactMap { $0 }),
        clock: Clockwork(clock), logger: Logger(label: "t") { _ in LogCapture(log) })
    }

    func client(_ address: String, account: String? = nil) -> Client {
      Client(address: IPAddress(address).map(ClientAddress.init) ?? .local, account: account)
    }

    /// The number of events of so many that are admitted.
    func take(_ count: Int, _ client: Client) -> Int {
      (0..<count).count { _ in budget.admit(1, of: client, at: .event, as: .newcomer) }
    }
  }

  @Test func `a client has ten seconds' events at once, then those of each second`() async {
    let clients = Clients()
    let client = clients.client("203.0.113.7")
    #expect(clients.take(300, client) == 100)
    await clients.clock.advance(by: .seconds(1))
    #expect(clients.take(300, client) == 10)
    await clients.clock.advance(by: .seconds(60))
    #expect(clients.take(300, client) == 100)
  }

  @Test func `a large price is paid later`() async {
    let clients = Clients()
    let client = clients.client("203.0.113.7")
    #expect(clients.budget.admit(150, of: client, at: .form, as: .newcomer))
    #expect(!clients.budget.admit(1, of: client, at: .event, as: .newcomer))
    await clients.clock.advance(by: .seconds(4))
    #expect(!clients.budget.admit(1, of: client, at: .event, as: .newcomer))
    await clients.clock.advance(by: .seconds(2))
    #expect(clients.budget.admit(1, of: client, at: .event, as: .newcomer))
  }

  @Test(arguments: [
    (0, 1.0), (1, 1), (4_096, 1), (4_097, 2), (8_192, 2), (40_000, 10), (1 << 20, 256),
  ])
  func `a message costs an event, and one more for each 4 KB after the first`(
    _ bytes: Int, _ price: Double
  ) {
    #expect(ClientBudget.price(ofMessageOf: bytes) == price)
  }

  @Test func `a window that is open has the last events, which new pages leave to it`() async {
    let clients = Clients()
    let client = clients.client("203.0.113.7")
    #expect(clients.take(300, client) == 100)
    func take(_ rank: ClientBudget.Rank) -> Int {
      (0..<300).count { _ in clients.budget.admit(1, of: client, at: .event, as: rank) }
    }
    #expect(take(.newcomer) == 0)
    #expect(take(.visitor) == 12)
    #expect(take(.window(of: nil)) == 13)
    // What comes in goes to the window first.
    await clients.clock.advance(by: .seconds(1))
    #expect(take(.newcomer) == 0)
    #expect(take(.window(of: nil)) == 10)
  }

  @Test
  func
    `a browser that uses its windows without end leaves the last events to the windows of others`()
    async
  {
    let clients = Clients(eventsPerSecond: 40)
    let client = clients.client("203.0.113.7")
    func take(_ count: Int, _ session: String) -> Int {
      (0..<count).count { _ in
        clients.budget.admit(1, of: client, at: .form, as: .window(of: session))
      }
    }
    // All but the last 50, and a quarter of those.
    #expect(take(2_000, "busy") == 450 + 12)
    #expect(take(12, "honest") == 12)
    for _ in 0..<20 {
      await clients.clock.advance(by: .seconds(1))
      #expect(take(2_000, "busy") > 0)
      #expect(take(3, "honest") == 3)
    }
  }

  @Test func `other addresses, and people who are signed in at the same one, have their own`() {
    let clients = Clients()
    #expect(clients.take(300, clients.client("203.0.113.7")) == 100)
    #expect(clients.take(300, clients.client("203.0.113.8")) == 100)
    #expect(clients.take(50, clients.client("203.0.113.7", account: "ana")) == 50)
    // One account is one client, wherever it is.
    #expect(clients.take(300, clients.client("203.0.113.9", account: "ana")) == 50)
  }

  @Test func `the log says once a minute what was refused, and to whom`() async {
    let clients = Clients()
    let client = clients.client("203.0.113.7")
    #expect(clients.take(300, client) == 100)
    #expect(clients.log.all.count == 1)
    #expect(
      clients.log.all.allSatisfy {
        $0.hasPrefix("warning refused a client's event: it asks for more than 10 events a second")
          && $0.contains("203.0.113.7")
      })
    await clients.clock.advance(by: .seconds(61))
    #expect(clients.take(300, client) == 100)
    #expect(clients.log.all.count == 2)
    #expect(clients.log.all.last?.contains("\"refused\": 200") == true, "\(clients.log.all)")
  }

  @Test func `connections are counted for each address, but not those of a trusted proxy`() {
    let clients = Clients(connections: 2)
    let (one, other, proxy) = (
      IPAddress("203.0.113.7"), IPAddress("203.0.113.8"), IPAddress("127.0.0.1")
    )
    #expect(clients.budget.connect(one) && clients.budget.connect(one))
    #expect(!clients.budget.connect(one))
    #expect(clients.budget.connect(other))
    for _ in 0..<5 { #expect(clients.budget.connect(proxy) && clients.budget.connect(nil)) }
    clients.budget.disconnect(one)
    #expect(clients.budget.connect(one))
    #expect(!clients.budget.connect(one))
  }

  @Test func `a proxy that nobody has named is told of once, for its visitors share one budget`() {
    let clients = Clients()
    for _ in 0..<3 {
      let client = clients.budget.client(
        IPAddress("203.0.113.7"), [Headers.forwardedFor: "198.51.100.1"])
      #expect(client.description == "203.0.113.7")
    }
    let trusted = clients.budget.client(
      IPAddress("127.0.0.1"), [Headers.forwardedFor: "198.51.100.1"])
    #expect(trusted.description == "198.51.100.1")
    #expect(clients.log.all.count == 1)
    #expect(clients.log.all.first?.contains("--trusted-proxies") == true)
  }

  @Test func `a service has limits too, but its own computer any number of connections`() {
    let budget = ClientBudget(for: [], behind: TrustedProxies(ranges: []), logger: .silent)
    #expect(budget.limits.eventsPerSecond == WebHost.Limits().eventsPerSecondPerClient)
    func connections(from address: String) -> Int {
      (0..<1_200).count { _ in budget.connect(IPAddress(address)) }
    }
    #expect(connections(from: "203.0.113.7") <= 1_000)
    #expect(connections(from: "127.0.0.1") == 1_200)
    #expect(connections(from: "::1") == 1_200)
  }

  // MARK: In a server

  private static func host(_ change: (inout WebHost.Limits) -> Void) throws -> WebHost {
    var settings = WebHost.Settings()
    change(&settings.limits)
    settings.trustedProxies = [AddressRange("127.0.0.1")].compactMap { $0 }
    let app = try ScriptedApp {
      Screen("s", path: "/", ScriptedPresenter(0)) { _ in Button("Tap", send: .tap("")) }
    }
    return WebHost(app: app, settings: settings, clock: TestClock(), logger: .silent)
  }

  @Test
  func `a route pays from the budget of the hosts, and each account and named client has its own`()
    async throws
  {
    let host = try Self.host { $0.eventsPerSecondPerClient = 3 }
    let router = Router()
    router.get("/route") { request, _ in
      let query = request.uri.queryParameters
      let wait = RequestBudget.pay(
        10, account: query["account"].map(String.init), client: query["client"].map(String.init))
      return wait.map { "wait \($0.components.attoseconds / 1_000_000_000_000_000) ms" } ?? "paid"
    }
    try await RunningServer.run(logger: .silent) { server async throws in
      func route(_ query: String, from visitor: String? = "198.51.100.1") async throws -> String {
        let headers = visitor.map { ["x-forwarded-for": $0] } ?? [:]
        return try await server.browser().get("/route?\(query)", headers: headers).body
      }
      func page() async throws -> Int {
        try await server.browser().get("/", headers: ["x-forwarded-for": "198.51.100.1"]).status
      }
      #expect(try await route("") == "paid")
      #expect(try await page() == 200)
      #expect(try await route("") == "paid")
      #expect(try await route("") == "wait 333 ms")
      #expect(try await page() == 429)
      #expect(try await route("", from: "198.51.100.2") == "paid")
      #expect(try await route("account=ana") == "paid")
      // Only a program of this computer may name its client.
      #expect(try await route("client=bob") == "wait 333 ms")
      for _ in 0..<3 { #expect(try await route("client=bob", from: nil) == "paid") }
      #expect(try await route("client=bob", from: nil) == "wait 333 ms")
      #expect(try await route("client=eve", from: nil) == "paid")
      #expect(try await route("", from: nil) == "paid")
    } makeServer: { onRunning in
      WebServer(
        hosts: [host], router: router, address: .hostname("127.0.0.1", port: 0), logger: .silent,
        onServerRunning: onRunning)
    }
    #expect(RequestBudget.pay(1_000_000) == nil, "outside of a server")
  }

  @Test func `behind a trusted proxy each visitor has a budget`() async throws {
    try await HostServer.run(try Self.host { $0.eventsPerSecondPerClient = 3 }) { server in
      func status(_ visitor: String) async throws -> Int {
        try await server.browser().get("/", headers: ["x-forwarded-for": visitor]).status
      }
      var statuses: [Int] = []
      for _ in 0..<4 { statuses.append(try await status("198.51.100.1")) }
      // Three pages of ten events each.
      #expect(statuses == [200, 200, 200, 429])
      #expect(try await status("198.51.100.2") == 200)
      #expect(
        try await server.browser().request(.HEAD, "/", headers: ["x-forwarded-for": "198.51.100.1"])
          .status == 429)
    }
  }

  @Test func `somebody who is signed in is served where strangers of the same address are not`()
    async throws
  {
    let host = try Self.host { $0.eventsPerSecondPerClient = 3 }
    try await HostServer.run(host) { server in
      let stranger = server.browser()
      let page = try await stranger.page("/")
      let member = try await host.signIn(stranger, as: "ana", at: page)
      for _ in 0..<4 { _ = try await server.browser().get("/") }
      #expect(try await server.browser().get("/").status == 429)
      #expect(try await member.get("/?w=\(page.window)").status == 200)
      #expect(try await member.get("/").status == 200)
    }
  }

  @Test func `a window's page, its form and its whereabouts take from its events`() async throws {
    try await HostServer.run(try Self.host { $0.eventsPerSecond = 3 }) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      for _ in 0..<2 {
        #expect(try await browser.get("/?w=\(page.window)").status == 200)
        #expect(try await browser.post(page, press: page.button("Tap")).status == 303)
        #expect(try await browser.get("/-/windows/\(page.window)").status == 303)
      }
      #expect(try await browser.get("/?w=\(page.window)").status == 429)
      #expect(try await browser.post(page, press: page.button("Tap")).status == 429)
      #expect(try await browser.get("/-/windows/\(page.window)").status == 429)
    }
  }
}
