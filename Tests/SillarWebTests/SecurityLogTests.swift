import Logging
import Scripted
import Sillar
import SillarTesting
import TestServers
import Testing

@testable import SillarWeb

/// The log of what matters for security: refusals, sign-ins, sign-outs, ends and locks, each with the client and the
/// session.
@Suite(.timeLimit(.minutes(1))) struct SecurityLogTests {
  private let log = Seen<String>()
  private var logger: Logger {
    let log = log
    return Logger(label: "security") { _ in LogCapture(log) }
  }

  /// Expects one line with a text, with the client and the session.
  private func expectLine(
    _ text: String, of session: some StringProtocol, count: Int = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let log = log
    #expect(
      try await eventually(within: .seconds(5)) {
        log.all.count { $0.contains(text) } >= count
      }, sourceLocation: sourceLocation)
    let lines = log.all.filter { $0.contains(text) }
    #expect(lines.count == count, "\(text)", sourceLocation: sourceLocation)
    for line in lines {
      #expect(
        line.hasPrefix("notice") && line.contains("127.0.0.1") && line.contains(session),
        "\(line)", sourceLocation: sourceLocation)
    }
  }

  /// Expects that no line has what a browser proves itself with, or what was typed.
  private func expectNoSecret(
    of browsers: TestBrowser..., page: TestPage,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let cookies = browsers.flatMap { $0.cookie.values }
    let secrets = cookies.flatMap { $0.split(separator: ".").map(String.init) }
    for secret in secrets + [page.token, page.window, "hunter2"] {
      #expect(log.all.allSatisfy { !$0.contains(secret) }, sourceLocation: sourceLocation)
    }
  }

  @Test func `forms and uploads that are of no page of their session are a line a minute each`()
    async throws
  {
    let clock = TestClock()
    let signIn = try SignInHost(clock: clock, logger: logger)
    try await HostServer.run(signIn.host) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      let session = try #require(await signIn.host.session(of: browser)).visitor.prefix(8)
      for _ in 1...3 {
        let answer = try await browser.post(page, press: "0", token: "hunter2")
        #expect(answer.status == 403)
        let uploads = UploadClient(browser: browser, page: page)
        let announced = try await uploads.announce([.init(name: "hunter2", size: 7)], token: "x")
        #expect(announced.status == 403)
        #expect(try await uploads.post([], press: "0", token: "hunter2").status == 403)
      }
      try await expectLine("refused a form", of: session)
      try await expectLine("refused an upload", of: session)
      await clock.advance(by: .seconds(61))
      // Without any session.
      #expect(try await server.browser().post(page, ["f1": "hunter2"], press: "0").status == 403)
      try await expectLine("refused a form", of: "", count: 2)
      #expect(log.all.last { $0.contains("refused a form") }?.contains("\"times\": 6") == true)
      expectNoSecret(of: browser, page: page)
    }
  }

  @Test func `signing in, signing out and the end of an account's sessions are lines`()
    async throws
  {
    let signIn = try SignInHost(logger: logger)
    try await HostServer.run(signIn.host) { server in
      let browser = server.browser()
      var page = try await browser.page("/")
      let planted = TestBrowser(port: server.port, cookies: browser.cookie)
      let session = try #require(await signIn.host.session(of: browser)).visitor.prefix(8)
      for title in ["Sign in", "Sign out", "Sign in", "Sign out everywhere"] {
        // A page may come before what the last button does has ended.
        while page.button(title).isEmpty {
          try await Task.sleep(for: .milliseconds(20))
          page = try await browser.page("/?w=\(page.window)")
        }
        page = try await browser.submit(page, press: page.button(title))
      }
      try await expectLine("somebody signed in", of: session, count: 2)
      try await expectLine("somebody signed out", of: session)
      try await expectLine("the sessions of an account were ended", of: session)
      expectNoSecret(of: browser, planted, page: page)
    }
  }

  @Test func `refused events, messages and sockets say whose they are`() async throws {
    let signIn = try SignInHost(logger: logger)
    try await HostServer.run(signIn.host) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      let session = try #require(await signIn.host.session(of: browser)).visitor.prefix(8)
      let socket = try await browser.socket(page)
      _ = try await socket.next()
      try await socket.send(#"{"e":"9.99","v":"hunter2"}"#)
      try await socket.send("hunter2")
      try await expectLine("refused an event", of: session)
      try await expectLine("refused a message", of: session)
      _ = try await browser.socket(page, origin: "http://evil.example").client.closeCode()
      try await expectLine("another origin", of: session)
      expectNoSecret(of: browser, page: page)
    }
  }

  @Test func `a lock and its opening are lines`() async throws {
    let clock = TestClock()
    let required: @Sendable (ModuleContext) -> [any Behavior] = { context in
      [SessionExpiry(after: .seconds(600), clock: clock, in: context)]
    }
    try await WebFlavor.run(logger: logger, requiring: required) { server in
      let browser = server.browser()
      var page = try await browser.page("/")
      try await clock.untilAsleep()
      await clock.advance(by: .seconds(600))
      try await expectLine("locked for a visitor", of: "session")
      page = try await browser.page("/?w=\(page.window)")
      page = try await browser.submit(page, press: page.button("Go on"))
      try await expectLine("lock of a visitor was opened", of: "session")
      expectNoSecret(of: browser, page: page)
    }
  }
}
