import Chromium
import Foundation
import NIOHTTP1
import Scripted
import Sillar
import SillarTesting
import Testing

@testable import SillarHost
@testable import SillarWeb

/// Windows that outlive their host.
@Suite(.timeLimit(.minutes(2))) struct WindowMemoryTests {
  /// A browser whose page was typed into before its host ended.
  private struct Left {
    let browser: TestBrowser
    let page: TestPage

    /// The same browser at another host.
    func browser(at server: RunningServer) -> TestBrowser {
      TestBrowser(port: server.port, cookies: browser.cookie)
    }
  }

  /// Types a name over a socket, and ends the host.
  private func leave(_ desk: SavedDesk, name: String = "Ana") async throws -> Left {
    let host = try desk.host()
    let left = Mutexed<Left?>(nil)
    try await HostServer.run(host) { server in
      let browser = server.browser()
      let (page, socket) = try await browser.livePage("/")
      let field = page.field("Name").dropFirst()
      try await socket.send(#"{"e":"\#(field)","v":"\#(name)","n":4,"r":\#(page.revision)}"#)
      _ = try await socket.next { $0.k == 4 }
      left.change { $0 = Left(browser: browser, page: page) }
    }
    return try #require(left.value)
  }

  @Test
  func `a socket gets its window back from a host that does not know it, with what was typed`()
    async throws
  {
    let desk = SavedDesk()
    let left = try await leave(desk)
    let host = try desk.host()
    try await HostServer.run(host) { server in
      let socket = try await left.browser(at: server).socket(left.page)
      let patch = try await socket.next()
      #expect(patch.h?.contains("Hello Ana") == true)
      #expect(patch.k == 4, "input 4 is not sent again")
      // The elements of the page have the names of before.
      #expect(patch.h?.contains(#"name="\#(left.page.field("Name"))""#) == true)
      #expect(host.windows.window(left.page.window) != nil)
      let page = TestPage(html: patch.h ?? "")
      try await socket.send(#"{"e":"\#(page.button("Send"))","r":\#(patch.r ?? 0)}"#)
      _ = try await socket.next { $0.text.contains("Hello ") }
    }
  }

  @Test func `a window is saved when its page is made, without the wait of later changes`()
    async throws
  {
    let desk = SavedDesk(clock: TestClock())
    let host = try desk.host()
    try await HostServer.run(host) { server in
      let browser = server.browser()
      // The browser comes back with the second page only: what the first one shows is kept from then on.
      for page in [try await browser.page("/"), try await browser.page("/")] {
        let window = try #require(host.windows.window(page.window))
        let name = SavedWindowName(
          app: host.memoryName, visitor: window.session.visitor, window: window.id)
        #expect(try await eventually { await desk.store.windows.window(name) != nil })
      }
    }
  }

  @Test func `a window that ends late leaves the one alone that came back in its place`()
    async throws
  {
    let host = try SavedDesk().host()
    try await HostServer.run(host) { server in
      let browser = server.browser()
      let (page, _) = try await browser.livePage("/")
      let old = try #require(host.windows.window(page.window))
      // Its visitor has done something in it.
      host.keep(old.session)
      // As the host does with one that has expired, while its browser comes back.
      await old.save(in: host)
      host.windows.remove(old)
      #expect(try await browser.page("/?w=\(page.window)").window == page.window)
      let new = try #require(host.windows.window(page.window))
      await host.end(old, reason: "nobody was there")
      #expect(host.windows.window(page.window) === new)
    }
  }

  @Test func `a form that is posted after a restart is applied to the window`() async throws {
    let desk = SavedDesk()
    let left = Mutexed<Left?>(nil)
    try await HostServer.run(try desk.host()) { server in
      let browser = server.browser()
      var page = try await browser.page("/")
      page = try await browser.submit(
        page, [page.field("Name"): "Ana"], press: page.button("Note 7"))
      page = try await browser.submit(page, press: "back")
      left.change { $0 = Left(browser: browser, page: page) }
    }
    let form = try #require(left.value)
    try await HostServer.run(try desk.host()) { server in
      let browser = form.browser(at: server)
      #expect(form.page.fields[form.page.field("Name")] == "Ana")
      var page = try await browser.submit(
        form.page, [form.page.field("Name"): "Bea"], press: form.page.button("Note 7"))
      #expect(page.contains("Note 7</h1>"))
      #expect(page.notice.isEmpty)
      page = try await browser.submit(page, press: "back")
      #expect(page.contains("Hello Bea"))
    }
  }

  @Test
  func `without the script a link opens its screen above what was done, also after a restart`()
    async throws
  {
    let desk = SavedDesk()
    let left = Mutexed<Left?>(nil)
    try await HostServer.run(try desk.host()) { server in
      let browser = server.browser()
      let first = try await browser.page("/")
      // The browser may have the script.
      #expect(first.link("Note 8") == "/notes/8")
      let page = try await browser.submit(first, [first.field("Name"): "Ana"], press: "0")
      #expect(page.link("Note 8") == "/notes/8?w=\(page.window)")
      #expect(page.first(#"class="home" href="([^"]*)""#) == "/?w=\(page.window)")
      let note = try await browser.page(page.link("Note 8"))
      #expect(note.window == page.window)
      left.change { $0 = Left(browser: browser, page: note) }
    }
    let note = try #require(left.value)
    try await HostServer.run(try desk.host()) { server in
      let browser = note.browser(at: server)
      #expect(try await browser.page(note.page.path).contains("Note 8</h1>"))
      let page = try await browser.submit(note.page, press: "back")
      #expect(page.contains("Hello Ana"))
      // A browser with the script follows links by it, and opens others in tabs with windows of their own.
      browser.set(cookie: "zone", "Europe/Madrid")
      let live = try await browser.page("/?w=\(page.window)")
      #expect(live.contains("Hello Ana") && live.link("Note 8") == "/notes/8")
    }
  }

  @Test func `a page that is loaded again asks for the window that it had`() async throws {
    let desk = SavedDesk()
    let left = try await leave(desk)
    try await HostServer.run(try desk.host()) { server in
      let browser = left.browser(at: server)
      let page = try await browser.page("/?w=\(left.page.window)")
      #expect(page.window == left.page.window)
      #expect(page.contains("Hello Ana"))
    }
  }

  @Test
  func
    `a page gets the window that its tab had before on its socket, with its token, and its own one ends`()
    async throws
  {
    let desk = SavedDesk()
    let left = try await leave(desk)
    let host = try desk.host()
    try await HostServer.run(host) { server in
      let browser = left.browser(at: server)
      let made = try await browser.page("/")
      #expect(made.window != left.page.window)
      let before = "w=\(left.page.window)&i=\(made.window)&r=-1"
      let socket = try await browser.socket(query: before)
      let first = try await socket.next()
      #expect(first.h?.contains("Hello Ana") == true)
      #expect(host.windows.all.map(\.id) == [left.page.window])
      let token = try #require(first.f)
      let session = try #require(await host.session(of: browser))
      #expect(host.sessions.isFormToken(token, of: session, window: left.page.window))
      // A copy of the tab, while this one is open, has a window of its own.
      let copy = try await browser.page("/")
      let other = try await browser.socket(
        query: "w=\(left.page.window)&i=\(copy.window)&r=-1&c=copy")
      #expect(try await other.client.closeCode() == 4004)
      #expect(try await browser.socket(copy).next().k == 0)
    }
  }

  @Test
  func
    `a page after one that did not come has the window, although its dead line does not look dead`()
    async throws
  {
    let desk = SavedDesk()
    let left = try await leave(desk)
    try await HostServer.run(try desk.host()) { server in
      let browser = left.browser(at: server)
      let dead = try await browser.socket(left.page)
      _ = try await dead.next()
      let made = try await browser.page("/")
      let opened = "w=\(left.page.window)&i=\(made.window)&r=-1&c=opened"
      let socket = try await browser.socket(query: opened)
      #expect(try await socket.next().h?.contains("Hello Ana") == true)
      #expect(try await dead.client.closeCode() == 4003)
      // Who has left the window, and opens its address later, begins anew.
      _ = try await browser.request(.POST, "/-/windows/\(left.page.window)/end")
      #expect(try await browser.socket(query: opened).client.closeCode() == 4004)
    }
  }

  @Test
  func `a page that is loaded again is its window's at once, although its socket closes later`()
    async throws
  {
    try await HostServer.run(try SavedDesk().host()) { server in
      let browser = server.browser()
      let (page, _) = try await browser.livePage("/")
      browser.set(cookie: "window", page.window)
      let fresh = ["cache-control": "max-age=0"]
      #expect(try await browser.get("/", headers: fresh).page.window == page.window)
      // Who opens the address, or another one, begins anew, and so does a tab of another session.
      #expect(try await browser.page("/").window != page.window)
      #expect(try await browser.get("/?q=1", headers: fresh).page.window != page.window)
      let stranger = server.browser()
      _ = try await stranger.page("/")
      stranger.set(cookie: "window", page.window)
      #expect(try await stranger.get("/", headers: fresh).page.window != page.window)
    }
  }

  @Test func `another session never gets a window, whatever it asks`() async throws {
    let desk = SavedDesk()
    let left = try await leave(desk)
    try await HostServer.run(try desk.host()) { server in
      let thief = server.browser()
      _ = try await thief.page("/")
      let socket = try await thief.socket(left.page)
      #expect(try await socket.client.closeCode() == 4001)
      let page = try await thief.page("/?w=\(left.page.window)")
      #expect(page.window != left.page.window)
      #expect(!page.contains("Ana"))
      // It is still there for its own.
      let own = try await left.browser(at: server).page("/?w=\(left.page.window)")
      #expect(own.contains("Hello Ana"))
    }
  }

  @Test func `another account in the same browser never gets a window`() async throws {
    let desk = SavedDesk()
    let left = try await leave(desk)
    let known = try await name(of: left, desk)
    let windows = desk.store.windows
    let saved = try #require(await windows.window(known))
    let host = try desk.host()
    try await HostServer.run(host) { server in
      let before = left.browser(at: server)
      let form = try await before.page("/")
      let browser = try await host.signIn(before, as: "ana", at: form)
      // As if its removal had failed.
      windows.save(saved, as: known, of: .account("ana"))
      let page = try await browser.page("/?w=\(left.page.window)")
      #expect(page.window != left.page.window)
      #expect(!page.contains("Hello Ana"))
      #expect(await windows.window(known) == nil)
    }
  }

  @Test func `a visitor who signs in keeps the window that they had before`() async throws {
    let desk = SavedDesk()
    let left = try await leave(desk)
    let known = try await name(of: left, desk)
    let windows = desk.store.windows
    let host = try desk.host()
    let member = Mutexed<TestBrowser?>(nil)
    try await HostServer.run(host) { server in
      let browser = left.browser(at: server)
      let page = try await browser.page("/?w=\(left.page.window)")
      let signedIn = try await host.signIn(browser, as: "ana", at: page)
      // In the store it is nobody's no longer.
      let isTheirs = try await eventually {
        await windows.window(known).flatMap(SavedWindow.init)?.account == "ana"
      }
      #expect(isTheirs)
      member.change { $0 = signedIn }
    }
    let cookies = try #require(member.value).cookie
    try await HostServer.run(try desk.host()) { server in
      let browser = TestBrowser(port: server.port, cookies: cookies)
      let page = try await browser.page("/?w=\(left.page.window)")
      #expect(page.window == left.page.window)
      #expect(page.contains("Hello Ana"))
    }
  }

  @Test(arguments: [nil, "bea"])
  func `screens of an account are not remembered when it signs out, or another signs in`(
    _ next: String?
  ) async throws {
    let desk = SavedDesk()
    let left = try await leave(desk)
    let known = try await name(of: left, desk)
    let windows = desk.store.windows
    let host = try desk.host()
    try await HostServer.run(host) { server in
      let browser = left.browser(at: server)
      let page = try await browser.page("/?w=\(left.page.window)")
      let ana = try await host.signIn(browser, as: "ana", at: page)
      let next = try await host.signIn(ana, as: next, at: page)
      #expect(await windows.window(known) == nil)
      // The account after nobody does not get what the one before nobody had.
      _ = try await host.signIn(next, as: "carla", at: page)
    }
    // The window still shows the screen of before.
    #expect(await windows.window(known) == nil)
  }

  @Test func `a window of another version opens its address alone, and the page says so`()
    async throws
  {
    let desk = SavedDesk()
    let left = try await leave(desk)
    let known = try await name(of: left, desk)
    let saved = try #require(await desk.store.windows.window(known))
    let version = "\"version\":\(WindowMemory.currentVersion)"
    for (old, new) in [(version, "\"version\":99"), ("{", "")] {
      let text = saved.replacing(old, with: new)
      desk.store.windows.save(text, as: known, of: .strangers(.local))
      try await HostServer.run(try desk.host()) { server in
        let page = try await left.browser(at: server).page("/?w=\(left.page.window)")
        #expect(page.notice.contains("expired"))
        #expect(page.contains("Desk</h1>"))
        #expect(!page.contains("Hello Ana"))
      }
    }
  }

  @Test func `a window is saved a moment after each change, and a text that was sent is not in it`()
    async throws
  {
    let desk = SavedDesk()
    let host = try desk.host()
    try await HostServer.run(host) { server in
      let browser = server.browser()
      let (page, socket) = try await browser.livePage("/")
      let known = SavedWindowName(
        app: host.memoryName, visitor: await host.session(of: browser)?.visitor ?? "",
        window: page.window)
      @Sendable func saved() async -> String {
        await desk.store.windows.window(known) ?? ""
      }
      let field = page.field("Name").dropFirst()
      try await socket.send(#"{"e":"\#(field)","v":"Ana","n":1,"r":\#(page.revision)}"#)
      #expect(try await eventually { await saved().contains("Ana") })
      try await socket.send(#"{"e":"\#(page.button("Send"))"}"#)
      #expect(try await eventually { await !saved().contains("Ana") })
      #expect(await saved().contains("\"done\":1"))
    }
  }

  private func name(of left: Left, _ desk: SavedDesk) async throws -> SavedWindowName {
    let host = try desk.host()
    let visitor = try #require(await host.session(of: left.browser)?.visitor)
    return SavedWindowName(app: host.memoryName, visitor: visitor, window: left.page.window)
  }
}
