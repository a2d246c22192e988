import Foundation
import NIOCore
import NIOHTTP1
import Scripted
import Sillar
import SillarSQL
import SillarTesting
import Synchronization
import TestServers
import Testing

@testable import SillarWeb

/// Notices on their way: from what an app says to the browsers of people, through a push service.
@Suite(.timeLimit(.minutes(2))) struct NoticeTests {
  private func run(
    _ answers: TestPushService.Answer..., clock: any Clock<Duration> = ContinuousClock(),
    limits: HostStore.Limits = HostStore.Limits(),
    _ test: @escaping @Sendable (NoticeHost, TestPushService, RunningServer) async throws -> Void
  ) async throws {
    try await withFolder { folder in
      try await TestPushService.run(answers) { service in
        let store = try HostStore(in: folder.appending(path: "data"), limits: limits)
        let notices = try NoticeHost(
          in: folder, store: store, services: [service.origin], clock: clock)
        try await HostServer.run(notices.host) { server in
          try await test(notices, service, server)
        }
      }
    }
  }

  /// A browser in which a person has signed in, and wants to be told of messages on a device.
  private func member(
    _ account: String, _ device: TestDevice, to kinds: [String] = [NoticeHost.messages],
    _ notices: NoticeHost, _ server: RunningServer, language: String = "en"
  ) async throws -> (TestBrowser, TestPage) {
    let stranger = server.browser()
    let browser = try await notices.host.signIn(
      stranger, as: account, at: try await stranger.page("/"))
    let page = try await browser.get("/", headers: ["accept-language": language]).page
    #expect(try await browser.subscribe(device, to: kinds, at: page) == 204)
    // What waits already is known; only what comes then is news.
    #expect(
      try await eventually {
        let visitor = await notices.host.session(of: browser)?.visitor ?? ""
        return try await notices.host.store.subscriptions.told(visitor, app: "Market") != nil
      })
    return (browser, page)
  }

  @Test func `a person who is away is told of a message once, in their language`() async throws {
    try await run { notices, service, server in
      notices.board.say([NoticeHost.message(1)], to: "ana")
      let device = service.device("phone")
      _ = try await member("ana", device, notices, server, language: "es")
      notices.board.say([NoticeHost.message(2, "Voy <mañana>", unread: 2)], to: "ana")
      await service.deliveries.waitForMore(than: 0, within: .seconds(20))
      let first = try #require(service.deliveries.all.first)
      #expect(first.notice.title == "Carla ha escrito" && first.notice.body == "Voy <mañana>")
      #expect(first.notice.url == "/chats/7" && first.notice.lang == "es")
      #expect(first.notice.unread == 2)
      // The same once more, and then another.
      notices.board.say([NoticeHost.message(2)], to: "ana")
      notices.board.say([NoticeHost.message(3, "And?")], to: "ana")
      await service.deliveries.waitForMore(than: 1, within: .seconds(20))
      #expect(service.notices(of: "phone").map(\.body) == ["Voy <mañana>", "And?"])
      // The later one replaces the first, on the device and on its way.
      let both = service.deliveries.all
      #expect(both[0].notice.tag == both[1].notice.tag)
      let topics = both.map { $0.header("topic") }
      #expect(topics[0] == topics[1] && topics[0].count == 32)
      #expect(both[0].header("urgency") == "high" && both[0].header("ttl") == "86400")
      let token = try #require(SignedToken(both[0].header("authorization")))
      #expect(token.isGenuine && token.audience == service.origin)
      let key = await notices.host.store.subscriptions.serverKey()
      #expect(token.key == key?.publicKey)
    }
  }

  @Test func `nobody is told what is another person's, or of a kind that they have not chosen`()
    async throws
  {
    try await run { notices, service, server in
      _ = try await member("ana", service.device("ana"), notices, server)
      _ = try await member("ben", service.device("ben"), to: [NoticeHost.money], notices, server)
      notices.board.say([NoticeHost.message(1, "For Ana"), NoticeHost.payment(1)], to: "ana")
      notices.board.say([NoticeHost.message(1, "For Ben"), NoticeHost.payment(2)], to: "ben")
      await service.deliveries.waitForMore(than: 1, within: .seconds(20))
      #expect(service.notices(of: "ana").map(\.body) == ["For Ana"])
      #expect(service.notices(of: "ben").map(\.title) == ["Money"])
      #expect(service.requests.count == 2)
    }
  }

  @Test(arguments: [404, 410])
  func `a subscription that the push service does not know any more is forgotten, until the next`(
    _ status: Int
  ) async throws {
    try await run(.init(status: status)) { notices, service, server in
      let device = service.device("phone")
      let (browser, page) = try await member("ana", device, notices, server)
      let visitor = try #require(await notices.host.session(of: browser)?.visitor)
      notices.board.say([NoticeHost.message(1)], to: "ana")
      #expect(
        try await eventually {
          try await notices.host.store.subscriptions.subscriber(visitor, app: "Market") == nil
        })
      #expect(try await eventually { notices.board.followed.isEmpty })
      #expect(service.requests.count == 1 && service.deliveries.count == 0)
      // What waits now need not be told.
      #expect(try await browser.subscribe(device, to: [NoticeHost.messages], at: page) == 204)
      #expect(
        try await eventually {
          try await notices.host.store.subscriptions.told(visitor, app: "Market") != nil
        })
      notices.board.say([NoticeHost.message(2, "Again")], to: "ana")
      await service.deliveries.waitForMore(than: 0, within: .seconds(20))
      #expect(service.notices(of: "phone").map(\.body) == ["Again"])
    }
  }

  @Test func `a message that comes while no subscription can be read is told once one can be`()
    async throws
  {
    let (waits, gate) = (Seen<Duration>(), Gate())
    let clock = ScriptedClock { duration in
      if duration == .seconds(5) || duration < .seconds(2.5) { try await hang() }
      waits.add(duration)
      await gate.pass()
    }
    try await run(clock: clock) { notices, service, server in
      _ = try await member("ana", service.device("phone"), notices, server)
      let database = try #require(notices.host.store.database)
      try await database.write { try $0.script("ALTER TABLE push_subscription RENAME TO away") }
      notices.board.say([NoticeHost.message(1)], to: "ana")
      await waits.waitForMore(than: 0, within: .seconds(20))
      try await database.write { try $0.script("ALTER TABLE away RENAME TO push_subscription") }
      gate.open()
      await service.deliveries.waitForMore(than: 0, within: .seconds(20))
      #expect(service.notices(of: "phone").map(\.body) == ["Hello"])
    }
  }

  @Test func `what a push service cannot take now is sent again, after a longer wait each time`()
    async throws
  {
    let waits = Seen<Duration>()
    // The host looks for what has expired every five seconds; that is not meant here.
    let clock = ScriptedClock { duration in
      guard duration != .seconds(5) else { return try await hang() }
      if duration >= .seconds(2.5) { waits.add(duration) } else { try await hang() }
    }
    try await run(
      .init(status: 500), .init(status: 429, retryAfter: "120"), .init(status: 503), clock: clock
    ) { notices, service, server in
      _ = try await member("ana", service.device("phone"), notices, server)
      notices.board.say([NoticeHost.message(1)], to: "ana")
      await service.deliveries.waitForMore(than: 0, within: .seconds(20))
      #expect(service.notices(of: "phone").map(\.body) == ["Hello"])
      #expect(service.requests.count == 4)
      let waited = waits.all
      #expect(waited.count == 3)
      #expect((2.5...5).contains(waited[0] / .seconds(1)))
      #expect(waited[1] == .seconds(120))
      #expect((10...20).contains(waited[2] / .seconds(1)))
    }
  }

  /// A push service whose network fails once.
  private struct Unreachable: PushService {
    struct Failure: Error {}
    let posts = Seen<String>()

    func post(
      to address: String, headers: [(name: String, value: String)], body: [UInt8]
    ) async throws -> (status: Int, retryAfter: String?) {
      posts.add(address)
      guard posts.count > 1 else { throw Failure() }
      return (201, nil)
    }
  }

  @Test func `a push service that cannot be reached is asked again`() async throws {
    let clock = ScriptedClock { duration in
      if duration == .seconds(5) || duration < .seconds(2.5) { try await hang() }
    }
    try await withFolder { folder in
      let service = Unreachable()
      let notices = try NoticeHost(
        in: folder, services: ["https://push.example"], push: service, clock: clock)
      try await HostServer.run(notices.host) { server in
        let device = TestDevice(at: "https://push.example/phone")
        _ = try await member("ana", device, notices, server)
        notices.board.say([NoticeHost.message(1)], to: "ana")
        await service.posts.waitForMore(than: 1, within: .seconds(20))
        #expect(service.posts.all == [device.endpoint, device.endpoint])
      }
    }
  }

  @Test func `a notice that a push service refuses keeps nobody from the next`() async throws {
    try await run(.init(status: 413)) { notices, service, server in
      _ = try await member("ana", service.device("phone"), notices, server)
      notices.board.say([NoticeHost.message(1, "Too much")], to: "ana")
      await service.requests.waitForMore(than: 0, within: .seconds(20))
      notices.board.say([NoticeHost.message(2, "Next")], to: "ana")
      await service.deliveries.waitForMore(than: 0, within: .seconds(20))
      #expect(service.notices(of: "phone").map(\.body) == ["Next"])
      #expect(service.requests.count == 2)
    }
  }

  @Test func `a program that starts again goes on, and tells what has happened meanwhile once`()
    async throws
  {
    try await withFolder { folder in
      try await TestPushService.run([]) { service in
        let (board, device) = (NoticeHost.Board(), service.device("phone"))
        let before = try NoticeHost(in: folder, board: board, services: [service.origin])
        try await HostServer.run(before.host) { server in
          _ = try await member("ana", device, before, server)
          board.say([NoticeHost.message(1, "Before")], to: "ana")
          await service.deliveries.waitForMore(than: 0, within: .seconds(20))
          #expect(
            try await eventually {
              let visitor = await before.host.store.subscriptions.visitors(app: "Market")[0]
              let told = try await before.host.store.subscriptions.told(visitor, app: "Market")
              return told?.count == 1
            })
        }
        let key = await before.host.store.subscriptions.serverKey()
        // Nobody is there when the next comes.
        board.say(
          [
            NoticeHost.message(1, "Before"), NoticeHost.payment(1),
            NoticeHost.message(9, "Meanwhile", in: 8),
          ], to: "ana")
        let after = try NoticeHost(
          in: folder, store: HostStore(in: folder.appending(path: "data")), board: board,
          services: [service.origin])
        try await HostServer.run(after.host) { _ in
          await service.deliveries.waitForMore(than: 1, within: .seconds(20))
          board.say([NoticeHost.message(2, "After")], to: "ana")
          await service.deliveries.waitForMore(than: 2, within: .seconds(20))
        }
        #expect(service.notices(of: "phone").map(\.body) == ["Before", "Meanwhile", "After"])
        #expect(await after.host.store.subscriptions.serverKey()?.publicKey == key?.publicKey)
      }
    }
  }

  @Test func `a person who has signed out is told nothing, and leaves no subscription behind`()
    async throws
  {
    try await run { notices, service, server in
      let (browser, page) = try await member("ana", service.device("phone"), notices, server)
      let visitor = try #require(await notices.host.session(of: browser)?.visitor)
      _ = try await notices.host.signIn(browser, as: nil, at: page)
      #expect(try await eventually { notices.board.followed.isEmpty })
      notices.board.say([NoticeHost.message(1)], to: "ana")
      let subscriptions = notices.host.store.subscriptions
      #expect(try await subscriptions.subscriber(visitor, app: "Market") == nil)
      #expect(await subscriptions.visitors(app: "Market").isEmpty)
      #expect(service.requests.count == 0)
    }
  }

  @Test func `all notices of an account end with its sessions`() async throws {
    try await run { notices, service, server in
      _ = try await member("ana", service.device("phone"), notices, server)
      _ = try await member("ana", service.device("laptop"), notices, server)
      #expect(await notices.host.store.sessions.endAll(of: "ana") == 2)
      #expect(try await eventually { notices.board.followed.isEmpty })
      #expect(await notices.host.store.subscriptions.visitors(app: "Market").isEmpty)
    }
  }

  @Test func `only a page of the host can switch notices on`() async throws {
    try await run { notices, service, server in
      let device = service.device("phone")
      let (browser, page) = try await member("ana", device, notices, server)
      let other = server.browser()
      let others = try await other.page("/")
      let kinds = [NoticeHost.messages]
      #expect(try await browser.subscribe(device, to: kinds, at: page, token: "x") == 403)
      #expect(try await browser.subscribe(device, to: kinds, at: page, token: others.token) == 403)
      #expect(try await other.subscribe(device, to: kinds, at: page) == 403)
      #expect(try await browser.subscribe(device, to: ["Shop.other"], at: page) == 400)
      let inside = TestDevice(at: "http://127.0.0.1:1/x")
      #expect(try await browser.subscribe(inside, to: kinds, at: page) == 400)
      let foreign = TestDevice(at: "https://evil.example/x")
      #expect(try await browser.subscribe(foreign, to: kinds, at: page) == 400)
      // What was there before is there still.
      notices.board.say([NoticeHost.message(1)], to: "ana")
      await service.deliveries.waitForMore(than: 0, within: .seconds(20))
      #expect(service.notices(of: "phone").count == 1)
    }
  }

  @Test func `a kind is switched off, and with the last one the subscription`() async throws {
    try await run { notices, service, server in
      let device = service.device("phone")
      let both = [NoticeHost.messages, NoticeHost.money]
      let (browser, page) = try await member("ana", device, to: both, notices, server)
      #expect(try await browser.subscribe(device, to: [NoticeHost.money], at: page) == 204)
      notices.board.say([NoticeHost.message(1), NoticeHost.payment(1)], to: "ana")
      await service.deliveries.waitForMore(than: 0, within: .seconds(20))
      #expect(service.notices(of: "phone").map(\.title) == ["Money"])
      #expect(try await browser.subscribe(device, to: [], at: page) == 204)
      #expect(try await eventually { notices.board.followed.isEmpty })
      #expect(await notices.host.store.subscriptions.visitors(app: "Market").isEmpty)
    }
  }

  @Test func `a worker says that its browser has another address`() async throws {
    try await run { notices, service, server in
      let (old, new) = (service.device("old"), service.device("new"))
      let (browser, _) = try await member("ana", old, notices, server)
      func move(_ browser: TestBrowser, from address: String) async throws -> Int {
        try await browser.request(
          .POST, "/-/subscription", headers: ["content-type": "application/json"],
          body: new.wish(old: address)
        ).status
      }
      #expect(try await move(browser, from: service.origin + "/other") == 403)
      #expect(try await move(server.browser(), from: old.endpoint) == 403)
      #expect(try await move(browser, from: old.endpoint) == 204)
      notices.board.say([NoticeHost.message(1)], to: "ana")
      await service.deliveries.waitForMore(than: 0, within: .seconds(20))
      #expect(service.notices(of: "new").count == 1 && service.notices(of: "old").isEmpty)
    }
  }

  @Test func `a client's oldest subscription makes room for the next`() async throws {
    var limits = HostStore.Limits()
    limits.subscriptionsPerClient = 2
    try await run(limits: limits) { notices, service, server in
      for name in ["one", "two", "three"] {
        _ = try await member("ana", service.device(name), notices, server)
      }
      notices.board.say([NoticeHost.message(1)], to: "ana")
      await service.deliveries.waitForMore(than: 1, within: .seconds(20))
      #expect(Set(service.deliveries.all.map(\.device)) == ["/two", "/three"])
      #expect(await notices.host.store.subscriptions.visitors(app: "Market").count == 2)
    }
  }

  @Test func `an open page is told how much is unread`() async throws {
    try await run { notices, service, server in
      let (browser, page) = try await member("ana", service.device("phone"), notices, server)
      let socket = try await browser.socket(page)
      _ = try await socket.next()
      notices.board.say(
        [NoticeHost.message(1, unread: 2), NoticeHost.message(2, in: 8)], to: "ana")
      #expect(try await socket.next { $0.d?["unread"] != nil }.d?["unread"] == "3")
    }
  }

  @Test func `the parts of the script for notices have at most 1 KB each, and other apps none`()
    async throws
  {
    try await run { _, _, server in
      let page = try await server.browser().page("/")
      let keep = TestPage(html: try await server.browser().get(page.scriptText("keep")).body)
      for name in ["notices", "offers"] {
        let script = ByteBuffer(
          string: try await server.browser().get(keep.scriptText(name)).body)
        let size = Gzip.compressed(script)?.readableBytes ?? script.readableBytes
        #expect((1...1_000).contains(size), "\(name)")
      }
      let worker = try await server.browser().get(keep.scriptText("worker")).body
      #expect(Gzip.compressed(ByteBuffer(string: worker))?.readableBytes ?? 0 <= 5_000)
    }
    try await HostServer.run(try .gallery()) { server in
      let page = try await server.browser().page("/")
      let keep = try await server.browser().get(page.scriptText("keep")).body
      #expect(TestPage(html: keep).scriptText("notices").isEmpty)
    }
  }

  @Test func `the longest texts fit, in whole characters`() async throws {
    let long = String(repeating: "\"👩‍👩‍👧‍👧\n", count: 500)
    try await run { notices, service, server in
      _ = try await member("ana", service.device("phone"), notices, server)
      notices.board.say([NoticeHost.message(1, from: long, long)], to: "ana")
      await service.deliveries.waitForMore(than: 0, within: .seconds(20))
      let notice = try #require(service.notices(of: "phone").first)
      #expect(notice.body.hasPrefix("\"👩‍👩‍👧‍👧 \"") && notice.body.hasSuffix("…"))
      #expect(notice.body.utf8.count > 900 && notice.title.hasSuffix("…"))
    }
  }

}
