import Foundation
import NIOHTTP1
import Sillar
import SillarTesting
import Testing

@testable import SillarWeb

/// Sessions: renewed at sign-in and sign-out, kept over restarts.
@Suite struct SessionTests {
  // MARK: Renewal

  @Test func `a planted cookie is worth nothing once its victim has signed in, without a script`()
    async throws
  {
    let date = TestClock()
    let signIn = try SignInHost(store: HostStore(now: date.wallClock))
    try await HostServer.run(signIn.host) { server in
      let attacker = server.browser()
      let spied = (page: try await attacker.page("/"), cookie: attacker.cookie)
      let socket = try await attacker.socket(spied.page)
      _ = try await socket.next()
      let victim = TestBrowser(port: server.port, cookies: attacker.cookie)
      let form = try await victim.page("/")
      let answer = try await victim.post(form, press: form.button("Sign in"))
      #expect(answer.headers["set-cookie"].count == 1)
      #expect(victim.cookie != attacker.cookie)
      // The window goes on, and no other.
      let home = try await victim.page(answer.location)
      #expect(home.window == form.window && home.contains("Hello ana"))
      #expect(try await socket.client.closeCode() == 4001)
      #expect(signIn.host.windowCount == 1)
      // For a moment the old cookie is not replaced: the browser may be about to get the new one.
      let early = try await attacker.get("/")
      #expect(early.status == 303 && early.headers["set-cookie"].isEmpty)
      #expect(try await attacker.post(form, press: form.button("Sign out")).status == 403)
      date.jump(by: .seconds(11))
      let late = try await attacker.get("/")
      #expect(late.page.contains("Nobody"))
      #expect(attacker.cookie.count == 1 && attacker.cookie != spied.cookie)
      // A form of the page before is still the visitor's.
      #expect(try await victim.post(form, press: form.button("Sign out")).status == 303)
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a browser that does not get the new cookie is sent three times, then told so`()
    async throws
  {
    let clock = TestClock()
    let signIn = try SignInHost(clock: clock)
    try await HostServer.run(signIn.host) { server in
      let browser = server.browser()
      let form = try await browser.page("/")
      let old = TestBrowser(port: server.port, cookies: browser.cookie)
      _ = try await browser.submit(form, press: form.button("Sign in"))
      var path = "/"
      for _ in 1...3 {
        let answer = try await answer(to: path, by: old, clock)
        #expect(answer.status == 303)
        path = answer.location
      }
      let last = try await old.get(path)
      #expect(last.status == 409 && last.headers["retry-after"] == ["10"])
      for text in ["has just signed in or out", #"href="/">Try again</a>"#] {
        #expect(last.body.contains(text))
      }
      #expect(last.headers["set-cookie"].isEmpty)
      // The browser that has the new one gets a page at any of these addresses.
      #expect(try await browser.page(path).contains("Hello ana"))
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a picture that a page asks for before it has its new cookie is asked for again`()
    async throws
  {
    let clock = TestClock()
    let signIn = try SignInHost(pictures: OwnPictures(), clock: clock)
    try await HostServer.run(signIn.host) { server in
      let browser = server.browser()
      let form = try await browser.page("/")
      let old = TestBrowser(port: server.port, cookies: browser.cookie)
      _ = try await browser.submit(form, press: form.button("Sign in"))
      let visitor = try #require(await signIn.host.session(of: browser)).visitor
      let early = try await answer(to: "/-/pictures/\(visitor)", by: old, clock)
      #expect(early.status == 303 && early.headers["cache-control"] == ["no-store"])
      #expect(try await browser.get(early.location).body == "mine")
      // Who never gets the cookie is not sent for ever.
      var answers = [early]
      while answers.count < 6, let path = answers.last?.location, !path.isEmpty {
        answers.append(try await answer(to: path, by: old, clock))
      }
      #expect(answers.map(\.status) == [303, 303, 303, 404])
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `what an account has chosen waits for the cookie of its sign-in, too`() async throws {
    let clock = TestClock()
    let signIn = try SignInHost(clock: clock)
    try await HostServer.run(signIn.host) { server in
      let browser = server.browser()
      let form = try await browser.page("/")
      let old = TestBrowser(port: server.port, cookies: browser.cookie)
      let next = try await browser.submit(form, press: form.button("Sign in"))
      let session = try #require(await signIn.host.session(of: browser))
      let choice = signIn.host.addresses.preferences(
        Preferences(language: nil, isDark: true), window: next.window,
        token: signIn.host.sessions.formToken(for: session, window: next.window))
      let early = try await answer(to: choice, by: old, clock)
      #expect(early.status == 303)
      let answer = try await browser.get(early.location)
      #expect(answer.status == 204)
      #expect(answer.headers["set-cookie"].contains { $0.hasPrefix("appearance=dark;") })
      #expect(try await server.browser().get(choice).status == 403)
    }
  }

  private struct OwnPictures: PictureStore {
    func picture(named name: String) async throws -> StoredPicture? { nil }

    func picture(named name: String, for visitor: Visitor) async throws -> StoredPicture? {
      guard name == visitor.id else { return nil }
      return StoredPicture(data: Array("mine".utf8), contentType: "image/png")
    }
  }

  /// Moves the clock until the host answers.
  private func answer(
    to path: String, by browser: TestBrowser, _ clock: TestClock
  ) async throws -> TestBrowser.Answer {
    let isAnswered = Mutexed(false)
    let asking = Task {
      defer { isAnswered.change { $0 = true } }
      return try await browser.get(path)
    }
    while !isAnswered.value { await clock.advance(by: .milliseconds(100)) }
    return try await asking.value
  }

  @Test func `with a script the page is told to come for its secret, and stays as it is`()
    async throws
  {
    let signIn = try SignInHost()
    try await HostServer.run(signIn.host) { server in
      let browser = server.browser()
      let planted = TestBrowser(port: server.port, cookies: [:])
      let page = try await browser.page("/")
      let old = TestBrowser(port: server.port, cookies: browser.cookie)
      let visitor = try #require(await signIn.host.session(of: browser)).visitor
      let socket = try await browser.socket(page)
      _ = try await socket.next()
      try await socket.tap(page.button("Sign in"))
      let address = try #require(try await socket.next { $0.g != nil }.g)
      // Neither a stranger, nor a wrong ticket.
      for (thief, path) in [
        (planted, address), (browser, address + "x"),
        (browser, "/-/windows/\(page.window)/session"),
      ] {
        let answer = try await thief.get(path)
        #expect(answer.status == 204 && answer.headers["set-cookie"].isEmpty, "\(path)")
      }
      #expect(signIn.accounts[visitor] == nil)
      let answer = try await browser.get(address)
      #expect(answer.status == 204 && answer.headers["set-cookie"].count == 1)
      _ = try await socket.next { $0.text.contains("Hello ana") }
      #expect(browser.cookie != old.cookie)
      #expect(await signIn.host.session(of: browser)?.visitor == visitor)
      #expect(await signIn.host.session(of: old) == nil)
      #expect(await signIn.host.session(of: browser)?.account == "ana")
      // The address is worth nothing a second time.
      #expect(try await browser.get(address).headers["set-cookie"].isEmpty)
      try await socket.tap(page.button("Sign out"))
      let next = try #require(try await socket.next { $0.g != nil }.g)
      _ = try await browser.get(next)
      #expect(await signIn.host.session(of: browser)?.visitor == visitor)
      #expect(await signIn.host.session(of: browser)?.account == nil)
    }
  }

  @Test func `a page gets its cookie again when the answer that has it is lost`() async throws {
    let signIn = try SignInHost()
    try await HostServer.run(signIn.host) { server in
      let browser = server.browser()
      let form = try await browser.page("/")
      let before = browser.cookie
      let socket = try await browser.socket(form)
      _ = try await socket.next()
      try await socket.tap(form.button("Sign in"))
      let address = try #require(try await socket.next { $0.g != nil }.g)
      // The answer that has the cookie does not arrive.
      _ = try await browser.get(address)
      let page = TestBrowser(port: server.port, cookies: before)
      let stranger = TestBrowser(port: server.port, cookies: [:])
      for (thief, path) in [(stranger, address), (page, address + "x")] {
        #expect(try await thief.get(path).headers["set-cookie"].isEmpty, "\(path)")
      }
      #expect(try await page.get(address).headers["set-cookie"].count == 1)
      #expect(page.cookie == browser.cookie)
      #expect(try await page.page("/").contains("Hello ana"))
    }
  }

  @Test func `a page that is loaded before the cookie of a sign-out has come is a new visitor's`()
    async throws
  {
    let signIn = try SignInHost()
    try await HostServer.run(signIn.host) { server in
      let browser = server.browser()
      let form = try await browser.page("/")
      let page = try await browser.submit(form, press: form.button("Sign in"))
      let socket = try await browser.socket(page)
      _ = try await socket.next()
      let left = try #require(await signIn.host.session(of: browser))
      try await socket.tap(page.button("Sign out"))
      #expect(try await eventually { left.account == nil })
      let answer = try await browser.get("/")
      #expect(answer.status == 200 && answer.page.contains("Nobody"))
      #expect(answer.headers["set-cookie"].count == 1)
      let session = try #require(await signIn.host.session(of: browser))
      #expect(session != left && session.account == nil)
    }
  }

  @Test func `nobody is signed in when the browser does not come for its secret`() async throws {
    let clock = TestClock()
    let signIn = try SignInHost(clock: clock)
    try await HostServer.run(signIn.host) { server in
      let browser = server.browser()
      let (page, socket) = try await browser.livePage("/")
      try await socket.tap(page.button("Sign in"))
      _ = try await socket.next { $0.g != nil }
      // The look for what has expired, and the patience.
      try await clock.untilAsleep(2)
      await clock.advance(by: .seconds(10))
      _ = try await socket.next { $0.text.contains("did not come") }
      #expect(try await browser.page("/").contains("Nobody"))
    }
  }

  // MARK: Storing

  private func withFolder(_ test: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "sillar-sessions-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await test(folder)
  }

  @Test func `visitors, accounts and ends survive a restart, and the file gives no session away`()
    async throws
  {
    try await withFolder { folder in
      let first = try SignInHost(store: HostStore(in: folder))
      let browsers = Mutexed<[TestBrowser]>([])
      try await HostServer.run(first.host) { server in
        for _ in 0..<2 {
          let browser = server.browser()
          let form = try await browser.page("/")
          let old = TestBrowser(port: server.port, cookies: browser.cookie)
          _ = try await browser.submit(form, press: form.button("Sign in"))
          browsers.change { $0 += [browser, old] }
        }
      }
      let known = browsers.value
      let visitor = try #require(await first.host.session(of: known[0])?.visitor)
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        let path = folder.appending(path: file).path
        let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
        #expect(rights as? Int == 0o600, "\(file)")
        let cookie = try #require(known[0].cookie.first?.value.split(separator: ".").first)
        let content = try Data(contentsOf: URL(filePath: path))
        #expect(content.range(of: Data(cookie.utf8)) == nil, "\(file)")
      }
      let second = try SignInHost(store: HostStore(in: folder))
      #expect(await second.host.session(of: known[0])?.visitor == visitor)
      #expect(await second.host.session(of: known[0])?.account == "ana")
      #expect(await second.host.session(of: known[1]) == nil, "the secret before the sign-in")
      await second.store.sessions.endAll(of: "ana")
      let third = try SignInHost(store: HostStore(in: folder))
      #expect(await third.host.session(of: known[0]) == nil)
      #expect(await third.host.session(of: known[2]) == nil)
    }
  }

  // MARK: Keys

  @Test func `cookies of the key before are valid and replaced, older ones are not`() async throws {
    let store = HostStore()
    let keys = (1...3).map { [UInt8](repeating: $0, count: 32) }
    func host(_ current: Int, _ previous: Int?) throws -> SignInHost {
      try SignInHost(store: store) {
        $0.secret = keys[current]
        $0.previousSecret = previous.map { keys[$0] }
      }
    }
    let cookies = Mutexed<[[String: String]]>([])
    let visitors = Mutexed<[String?]>([])
    for (current, previous) in [(0, nil), (1, 0), (2, 1)] {
      let signIn = try host(current, previous)
      try await HostServer.run(signIn.host) { server in
        let browser = TestBrowser(port: server.port, cookies: cookies.value.last ?? [:])
        let (first, second) = (try await browser.get("/"), try await browser.get("/"))
        // A new one, and no other: that of the key before goes.
        #expect(first.headers["set-cookie"].count { !$0.contains("Max-Age=0;") } == 1)
        #expect(second.headers["set-cookie"].isEmpty && browser.cookie.count == 1)
        cookies.change { $0.append(browser.cookie) }
        let visitor = await signIn.host.session(of: browser)?.visitor
        visitors.change { $0.append(visitor) }
      }
    }
    #expect(Set(visitors.value).count == 1 && visitors.value[0] != nil)
    let last = try host(2, 1)
    #expect(await last.host.session(of: TestBrowser(port: 1, cookies: cookies.value[0])) == nil)
    #expect(await last.host.session(of: TestBrowser(port: 1, cookies: cookies.value[1])) != nil)
  }
}
