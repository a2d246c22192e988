import Chromium
import Foundation
import Scripted
import Sillar
import TestServers
import Testing

@testable import SillarWeb

/// Notices in Chromium: offered in a page, sent through a push service, and shown by the worker. The push service of Chromium cannot be
/// reached in tests, so the page gets its address from the test's.
@Suite(.browser, .serialized, .timeLimit(.minutes(3))) struct NoticePageTests {
  private func run(
    permission: String = "granted", language: String = "en",
    _ test:
      @escaping @Sendable (Page, NoticeHost, TestPushService, _ address: String) async throws
      -> Void
  ) async throws {
    try await withFolder { folder in
      try await TestPushService.run([]) { service in
        let notices = try NoticeHost(in: folder, at: "/m", services: [service.origin]) { _ in
          Screen("home", path: "/", ScriptedPresenter(0)) { _ in
            Text("Home", .title)
            Button(notices: NoticeHost.Words.messages)
            Section<ScriptedEvent>.notices()
          }
        }
        let device = service.device("phone")
        try await HostServer.run(notices.host) { server in
          let page = try await newPage()
          try await page.setLanguages(language)
          try await page.setPermission("notifications", to: permission)
          try await page.runFirst(Self.pushes(of: device))
          try await page.openLive("http://127.0.0.1:\(server.port)/m/")
          try await test(page, notices, service, "http://127.0.0.1:\(server.port)/m")
          #expect(page.consoleErrors.isEmpty)
        }
      }
    }
  }

  /// A subscription of the browser that lasts as long as its storage.
  private static func pushes(of device: TestDevice) -> String {
    """
    {
      const wish = \(device.wish()), key = "test subscription";
      const made = () => ({ ...wish, toJSON: () => wish, unsubscribe: async () => { localStorage.removeItem(key); } });
      PushManager.prototype.getSubscription = async () => localStorage.getItem(key) ? made() : null;
      PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
        if (!userVisibleOnly || !applicationServerKey) throw new TypeError();
        localStorage.setItem(key, applicationServerKey);
        return made();
      };
      globalThis.badges = [];
      navigator.setAppBadge = async (count) => { badges.push(count); };
    }
    """
  }

  private static let question =
    "New messages: get a notice on this device, also when Market is closed?"
  private static let shown = """
    navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((all) =>
      all.map(({ title, body, lang }) => [title, body, lang].join(": ")).join())
    """

  /// Switches messages on, and waits until the host knows what was there before, and the device that they are on.
  private func switchOn(_ page: Page, _ notices: NoticeHost) async throws -> String {
    try await page.click("Tell me")
    let subscriptions = notices.host.store.subscriptions
    #expect(
      try await eventually {
        guard let visitor = await subscriptions.visitors(app: "Market").first else { return false }
        return try await subscriptions.told(visitor, app: "Market") != nil
      })
    try await page.waitForNo(Self.question)
    return try #require(await subscriptions.visitors(app: "Market").first)
  }

  /// Says something to the visitor, and gives their browser what the push service has got of it.
  private func tell(
    _ said: [Notice], _ visitor: String, _ page: Page, _ notices: NoticeHost,
    _ service: TestPushService
  ) async throws {
    let count = service.deliveries.count
    notices.board.say(said, to: visitor)
    await service.deliveries.waitForMore(than: count, within: .seconds(20))
    let notice = try #require(service.deliveries.all.last?.notice)
    let json = try JSONEncoder().encode(notice)
    try await page.deliverPush(String(decoding: json, as: UTF8.self))
  }

  @Test
  func `a person who wants it is told of a message, and a tap on the notice opens its screen`()
    async throws
  {
    try await run { page, notices, service, address in
      try await page.waitFor(Self.question)
      let visitor = try await switchOn(page, notices)
      try await tell([NoticeHost.message(1, unread: 2)], visitor, page, notices, service)
      try await page.waitUntil(
        "\(Self.shown).then((text) => text === 'Carla has written: Hello: en')")
      try await page.waitUntil("badges.at(-1) === 2")
      // As the browser says it to the worker.
      let clicked = try await page.evaluateInWorker(
        """
        registration.getNotifications().then(([notification]) => {
          dispatchEvent(new NotificationEvent("notificationclick", { notification }));
          return notification.data;
        })
        """)
      #expect(clicked.string == "/m/chats/7")
      try await page.waitFor("Chat 7")
      #expect(try await page.evaluate("location.pathname").string == "/m/chats/7")
      try await page.waitUntil("\(Self.shown).then((text) => text === '')")
      // It went there as by a link: the page is the same.
      #expect(try await page.evaluate("badges.length > 0") == .bool(true))
      // What is on the screen is not told a second time.
      let here = NoticeHost.message(2, unread: 1)
      try await tell([here], visitor, page, notices, service)
      try await page.waitUntil("badges.at(-1) === 1")
      let elsewhere = NoticeHost.message(1, from: "Tom", in: 8)
      try await tell([here, elsewhere], visitor, page, notices, service)
      try await page.waitUntil(
        "\(Self.shown).then((text) => text === 'Tom has written: Hello: en')")
    }
  }

  @Test func `reading the messages takes their notices and the number at the icon away`()
    async throws
  {
    try await run { page, notices, service, _ in
      let visitor = try await switchOn(page, notices)
      try await tell([NoticeHost.message(1)], visitor, page, notices, service)
      try await page.waitUntil("\(Self.shown).then((text) => text !== '')")
      notices.board.say([], to: visitor)
      try await page.waitUntil("badges.at(-1) === 0")
      try await page.waitUntil("\(Self.shown).then((text) => text === '')")
    }
  }

  @Test func `kinds are switched on and off in one place, in the person's language`() async throws {
    try await run(language: "es") { page, notices, service, address in
      try await page.waitFor("Avisos en este dispositivo")
      let subscriptions = notices.host.store.subscriptions
      try await page.click("Dinero")
      #expect(try await eventually { try await kinds(notices) == [NoticeHost.money] })
      try await page.click("Mensajes nuevos")
      #expect(
        try await eventually {
          try await kinds(notices) == [NoticeHost.money, NoticeHost.messages]
        })
      let isOn = "document.querySelector('[data-kind=\"Shop.money\"]').ariaChecked"
      // The device knows it, too.
      try await page.waitUntil(
        "[...document.querySelectorAll('[role=switch]')].every((one) => one.ariaChecked === 'true')"
      )
      try await page.openLive(address + "/")
      try await page.waitUntil("\(isOn) === 'true'")
      try await page.click("Dinero")
      try await page.waitUntil("\(isOn) === 'false'")
      try await page.click("Mensajes nuevos")
      #expect(try await eventually { await subscriptions.visitors(app: "Market").isEmpty })
      try await page.waitUntil("localStorage.getItem('test subscription') === null")
      // Whoever has switched it off is not asked again.
      try await page.openLive(address + "/")
      try await page.waitFor("Avisos en este dispositivo")
      try await page.waitForNo("¿recibir un aviso")
    }
  }

  @Test func `two kinds that are switched on one right after the other are both on`() async throws {
    try await run { page, notices, _, _ in
      try await page.waitFor("Notices on this device")
      try await page.evaluate(
        "document.querySelectorAll('[role=switch][data-kind]').forEach((one) => one.click())")
      #expect(
        try await eventually {
          try await kinds(notices) == [NoticeHost.money, NoticeHost.messages]
        })
    }
  }

  /// The kinds of which the host tells the first visitor.
  private func kinds(_ notices: NoticeHost) async throws -> Set<String> {
    let subscriptions = notices.host.store.subscriptions
    guard let visitor = await subscriptions.visitors(app: "Market").first else { return [] }
    return try await subscriptions.subscriber(visitor, app: "Market")?.kinds ?? []
  }

  @Test func `a person who does not want notices is not asked again`() async throws {
    try await run { page, notices, _, address in
      try await page.waitFor(Self.question)
      try await page.click("Not now")
      try await page.waitForNo(Self.question)
      try await page.openLive(address + "/")
      try await page.waitFor("Notices on this device")
      try await page.waitForNo(Self.question)
      #expect(await notices.host.store.subscriptions.visitors(app: "Market").isEmpty)
    }
  }

  @Test
  func
    `where the browser forbids notices none are offered, and the settings say how to allow them`()
    async throws
  {
    try await run(permission: "denied") { page, notices, _, _ in
      try await page.waitFor(
        "This browser does not let Market send notices. Allow them in its settings for this site.")
      try await page.waitForNo(Self.question)
      try await page.click("Money")
      #expect(await notices.host.store.subscriptions.visitors(app: "Market").isEmpty)
    }
  }

  @Test func `a host that has lost what it had gets it from the device`() async throws {
    try await run { page, notices, service, address in
      let visitor = try await switchOn(page, notices)
      await notices.host.store.subscriptions.remove(visitor, app: "Market")
      notices.host.followers.end([visitor])
      try await page.openLive(address + "/")
      #expect(
        try await eventually {
          try await notices.host.store.subscriptions.subscriber(visitor, app: "Market")?.kinds
            == [NoticeHost.messages]
        })
    }
  }

  @Test func `without the script, and without a way to send them, nothing is offered`() async throws
  {
    try await withFolder { folder in
      let notices = try NoticeHost(in: folder, services: []) { _ in
        Screen("home", path: "/", ScriptedPresenter(0)) { _ in
          Text("Home", .title)
          Button(notices: NoticeHost.Words.messages)
        }
      }
      try await HostServer.run(notices.host) { server in
        let page = try await newPage(javaScript: false)
        try await page.open("http://127.0.0.1:\(server.port)/")
        try await page.waitFor("Home")
        try await page.waitForNo("New messages")
      }
      let mute = WebHost(app: notices.host.app)
      try await HostServer.run(mute) { server in
        let page = try await newPage()
        try await page.openLive("http://127.0.0.1:\(server.port)/")
        try await page.waitForNo("New messages")
        let answer = try await server.browser().get("/-/subscription")
        #expect(answer.status == 404)
      }
    }
  }
}
