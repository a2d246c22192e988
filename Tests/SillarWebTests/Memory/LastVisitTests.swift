import Chromium
import NIOHTTP1
import Scripted
import Sillar
import SillarSQL
import SillarTesting
import Testing

@testable import SillarWeb

/// New visits at `/` of somebody who is signed in, in an app that goes on where the last one ended.
@Suite(.timeLimit(.minutes(2))) struct LastVisitTests {
  /// Signs in, opens the note, gives it a star, and closes the page as its script does.
  private func visit(_ server: RunningServer) async throws -> (TestBrowser, TestPage) {
    let browser = server.browser()
    let form = try await browser.page("/")
    let desk = try await browser.submit(form, press: form.button("Sign in"))
    let note = try await browser.submit(desk, press: desk.button("Note 7"))
    let starred = try await browser.submit(note, press: note.button("Star"))
    #expect(starred.contains("1 stars"))
    try await close(starred, in: browser)
    return (browser, starred)
  }

  private func close(_ page: TestPage, in browser: TestBrowser) async throws {
    _ = try await browser.request(.POST, "\(page.action)/end")
  }

  @Test func `a new visit shows the screen that was open, with those beneath it`() async throws {
    try await HostServer.run(try Study().host()) { server in
      let (browser, page) = try await visit(server)
      let again = try await browser.page("/")
      #expect(again.window == page.window && again.path == "/notes/7")
      #expect(again.contains("1 stars") && again.notice.isEmpty)
      #expect(try await browser.submit(again, press: "back").contains("Study of ana"))
    }
  }

  @Test(arguments: [false, true])
  func `after a restart, too, unless what was saved cannot be read`(
    _ isDamaged: Bool
  ) async throws {
    let study = Study()
    let left = Mutexed<(cookie: [String: String], page: TestPage)?>(nil)
    try await HostServer.run(try study.host()) { server in
      let (browser, page) = try await visit(server)
      left.change { $0 = (browser.cookie, page) }
    }
    await study.store.finish()
    if isDamaged {
      try await study.store.database?.write {
        try $0.execute("UPDATE window_memory SET memory = '{'")
      }
    }
    let (cookie, page) = try #require(left.value)
    try await HostServer.run(try study.host()) { server in
      let browser = TestBrowser(port: server.port, cookies: cookie)
      let again = try await browser.page("/")
      #expect((again.window == page.window) != isDamaged)
      #expect(again.path == (isDamaged ? "/" : "/notes/7"))
      #expect(again.contains(isDamaged ? "Study of ana" : "Note 7"))
    }
  }

  @Test func `while a page shows a window, a second one begins with the first screen`() async throws
  {
    try await HostServer.run(try Study().host()) { server in
      let (browser, page) = try await visit(server)
      let socket = try await browser.socket(try await browser.page("/"))
      _ = try await socket.next()
      let second = try await browser.page("/")
      #expect(second.window != page.window && second.contains("Study of ana"))
      // One that was made a moment ago may be about to open its socket.
      try await close(page, in: browser)
      #expect(try await browser.page("/").contains("Study of ana"))
    }
  }

  @Test func `another address is opened as it is`() async throws {
    try await HostServer.run(try Study().host()) { server in
      let (browser, page) = try await visit(server)
      let other = try await browser.page("/notes/8")
      #expect(other.window != page.window && other.contains("Note 8"))
    }
  }

  @Test func `a visitor who has signed out meanwhile, and the next person, find the first screen`()
    async throws
  {
    try await HostServer.run(try Study().host()) { server in
      let (browser, page) = try await visit(server)
      let home = try await browser.submit(page, press: "back")
      let signedOut = try await browser.submit(home, press: home.button("Sign out"))
      let note = try await browser.submit(signedOut, press: signedOut.button("Note 7"))
      try await close(note, in: browser)
      for next in [try await browser.page("/"), try await server.browser().page("/")] {
        #expect(next.window != note.window && next.contains("Study of nobody"))
      }
    }
  }

  @Test func `an app that does not want it begins with the first screen`() async throws {
    try await HostServer.run(try Study(resumes: false).host()) { server in
      let (browser, page) = try await visit(server)
      let next = try await browser.page("/")
      #expect(next.window != page.window && next.contains("Study of ana"))
    }
  }
}

/// The same in a browser.
@Suite(.browser, .serialized, .timeLimit(.minutes(2))) struct LastVisitPageTests {
  @Test func `a page in a new tab has the address of its screen, and leads back`()
    async throws
  {
    let host = try Study().host()
    try await HostServer.run(host) { server in
      let address = "http://127.0.0.1:\(server.port)/"
      let first = try await newPage()
      try await first.openLive(address)
      try await first.click("Sign in")
      try await first.waitFor("Study of ana")
      try await first.click("Note 7")
      try await first.click("Star")
      try await first.waitFor("1 stars")
      let second = try await first.context.newPage()
      try await first.close()
      #expect(
        try await eventually {
          host.windows.all.allSatisfy { !$0.presence.isInUse(at: host.clock.now()) }
        })
      try await second.openLive(address)
      try await second.waitFor("1 stars")
      #expect(try await second.evaluate("location.pathname").string == "/notes/7")
      try await second.click("Star")
      try await second.waitFor("2 stars")
      try await second.evaluate("document.getElementById('back').click()")
      try await second.waitFor("Study of ana")
      #expect(try await second.evaluate("location.pathname").string == "/")
    }
  }
}

private struct StudyRoute: Route { static let path = Path("/") { StudyRoute() } }
private struct NoteRoute: Route {
  let id: Int
  static let path = Path("/notes/:id", \.id, make: Self.init)
}

/// An app in which one signs in by a tap, with what its hosts keep.
private struct Study: Sendable {
  let store = HostStore()
  let accounts = SignInHost.Accounts()
  var resumes = true

  /// The host as another process makes it.
  func host() throws -> WebHost {
    var settings = WebHost.Settings()
    settings.secret = SignInHost.secret
    settings.firstPageWait = .milliseconds(500)
    return WebHost(
      app: try StudyApp(accounts, resumes: resumes), settings: settings, store: store,
      logger: .silent)
  }
}

private struct StudyApp: App {
  let flavor: Flavor
  let accounts: SignInHost.Accounts

  init(_ accounts: SignInHost.Accounts, resumes: Bool) throws {
    self.accounts = accounts
    flavor = try Flavor(
      name: "Study", configuration: Configuration(flavor: "Study", providers: []),
      resumesLastVisit: resumes)
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    StudyCoordinator(context, accounts)
  }
}

private final class StudyCoordinator: Coordinator {
  private let context: ModuleContext
  private let accounts: SignInHost.Accounts

  init(_ context: ModuleContext, _ accounts: SignInHost.Accounts) {
    self.context = context
    self.accounts = accounts
  }

  func start() { context.navigator.replaceAll(with: [study()]) }

  static let destinations: [Destination<StudyCoordinator>] = [
    Destination(StudyRoute.self) { $0.study() },
    Destination(NoteRoute.self, beneath: { _ in [StudyRoute()] }, build: { $0.note($1) }),
  ]

  private func study() -> Screen {
    let (context, accounts, visitor) = (context, accounts, context.visitor.id)
    let note = note
    let presenter = ScriptedPresenter(accounts[visitor] ?? "nobody") { presenter, event in
      switch event {
      case .tap("in"):
        guard await context.renewSession("ana") else { return }
        (accounts[visitor], presenter.value) = ("ana", "ana")
      case .tap("out"):
        (accounts[visitor], presenter.value) = (nil, "nobody")
        _ = await context.renewSession(nil)
      default: context.navigator.push(note(NoteRoute(id: 7)))
      }
    }
    return Screen(
      "study", at: StudyRoute(),
      view: ScriptedView<String> { name in
        Text("Study of \(name)", .title)
        Button("Sign in", send: .tap("in"))
        Button("Sign out", send: .tap("out"))
        Button("Note 7", send: .tap("note"))
      }, presenter: presenter)
  }

  private func note(_ route: NoteRoute) -> Screen {
    Screen(
      "note", at: route,
      view: ScriptedView<Int> { stars in
        Text("Note \(route.id)", .title)
        Text("\(stars) stars")
        Button("Star", send: .tap("star"))
      },
      presenter: ScriptedPresenter(0) { presenter, _ in presenter.value += 1 })
  }
}
