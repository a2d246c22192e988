import Foundation
import NIOHTTP1
import Programs
import Scripted
import Sillar
import SillarHost
import SillarSQL
import Testing

@testable import SillarWeb

/// Any process goes on with any window.
@Suite(.timeLimit(.minutes(2))) struct TwoProcessesTests {
  /// Types a name into the desk, and waits until the page need not send it again.
  private func type(
    _ name: String, _ number: Int, _ page: TestPage, over socket: TestSocket, revision: Int
  ) async throws {
    let field = page.field("Name").dropFirst()
    try await socket.send(#"{"e":"\#(field)","v":"\#(name)","n":\#(number),"r":\#(revision)}"#)
    _ = try await socket.next { $0.k == number }
  }

  @Test func `a page that was begun at one process goes on at the other with what was typed`()
    async throws
  {
    try await TwoProcesses.run { two in
      let browser = two.first.server.browser()
      let page = try await browser.page("/")
      let socket = try await browser.socket(page)
      let patch = try await socket.next()
      try await type("Ana", 1, page, over: socket, revision: patch.r ?? 0)

      let begun = ContinuousClock.now
      let later = try await two.second.browser(as: browser).socket(page)
      let brought = try await later.next()
      #expect(ContinuousClock.now - begun < .seconds(5))
      #expect(brought.h?.contains("Hello Ana") == true)
      #expect(brought.k == 1, "what was typed is not sent again")
      #expect(two.first.host.windows.window(page.window) == nil)
      #expect(two.second.host.windows.window(page.window) != nil)
      #expect(try await socket.client.closeCode() == 4003, "it is open elsewhere")
    }
  }

  @Test func `a page that nobody has done anything in goes on at the other process`() async throws {
    try await TwoProcesses.run { two in
      let browser = two.first.server.browser()
      let page = try await browser.page("/")
      let socket = try await two.second.browser(as: browser).socket(page)
      _ = try await socket.next()
      try await type("Ana", 1, page, over: socket, revision: page.revision)
      #expect(two.second.host.windows.window(page.window) != nil)
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `a page goes to and fro, and what is done in it is done once and in order`(
    seed: UInt64
  ) async throws {
    try await TwoProcesses.run { two in
      var dice = Dice(seed)
      var browser = two.first.server.browser()
      let page = try await browser.page("/")
      // What the page keeps until the window has it for good.
      var kept: [(number: Int, text: String?)] = []
      let rounds = 12
      for round in 1...rounds + 1 {
        browser = (Bool.random(using: &dice) ? two.first : two.second).browser(as: browser)
        let socket = try await browser.socket(page, revision: -1)
        let patch = try await socket.next { $0.h != nil }
        kept.removeAll { $0.number <= patch.k ?? 0 }
        if round <= rounds {
          kept += [(2 * round - 1, "text \(round)"), (2 * round, nil)]
        }
        for (number, text) in kept {
          let revision = patch.r ?? 0
          try await socket.send(
            text.map {
              #"{"e":"\#(page.field("Name").dropFirst())","v":"\#($0)","n":\#(number),"r":\#(revision)}"#
            } ?? #"[\#(number),"\#(page.button("Send"))",\#(revision)]"#)
        }
        let last = kept.last?.number
        if last != nil, round > rounds || Bool.random(using: &dice) {
          _ = try await socket.next { $0.k == last }
        }
        // Or the line is still there when the other process gets the page.
        if Bool.random(using: &dice) { try await socket.client.close() }
      }
      #expect(two.sent.value == (1...rounds).map { "text \($0)" }, "seed \(seed)")
    }
  }

  @Test func `a page is loaded again at the other process, and goes back there`() async throws {
    try await TwoProcesses.run { two in
      let browser = two.first.server.browser()
      var page = try await browser.page("/")
      page = try await browser.submit(
        page, [page.field("Name"): "Ana"], press: page.button("Note 7"))
      #expect(page.path == "/notes/7")
      let there = two.second.browser(as: browser)
      let again = try await there.page("/notes/7?w=\(page.window)")
      #expect(again.window == page.window)
      let before = try await there.submit(again, press: "back")
      #expect(before.path == "/")
      #expect(before.contains("Hello Ana"))
      // And once more, where it began.
      let home = try await two.first.browser(as: browser).page("/?w=\(page.window)")
      #expect(home.window == page.window)
      #expect(home.contains("Hello Ana"))
    }
  }

  @Test func `a copy of a tab does not take the window from the page that another process shows`()
    async throws
  {
    try await TwoProcesses.run { two in
      let browser = two.first.server.browser()
      let (page, socket) = try await browser.livePage("/")
      let copy = try await two.second.browser(as: browser)
        .socket(query: "w=\(page.window)&r=\(page.revision)&c=copy")
      #expect(try await copy.client.closeCode() == 4004)
      try await type("Ana", 1, page, over: socket, revision: page.revision)
    }
  }

  @Test func `a socket that its page has given up takes the window from no other process`()
    async throws
  {
    try await TwoProcesses.run { two in
      let browser = two.first.server.browser()
      let page = try await browser.page("/")
      let window = "w=\(page.window)&r=\(page.revision)&t=1000&n="
      let last = try await browser.socket(query: window + "9000")
      _ = try await last.next()
      let late = try await two.second.browser(as: browser).socket(query: window + "800")
      #expect(try await late.client.closeCode() == 4003)
      try await last.send("{}")
      #expect(try await last.next().text == "{}")
    }
  }

  @Test func `another session gets nothing of a window, at no process`() async throws {
    try await TwoProcesses.run { two in
      let browser = two.first.server.browser()
      let (page, socket) = try await browser.livePage("/")
      let stranger = two.second.server.browser()
      _ = try await stranger.page("/")
      let stolen = try await stranger.socket(page)
      #expect(try await stolen.client.closeCode() == 4001)
      #expect(try await stranger.page("/?w=\(page.window)").window != page.window)
      try await type("Ana", 1, page, over: socket, revision: page.revision)
    }
  }

  // MARK: Ends

  @Test func `a window of a process that has ended without a word goes on within five seconds`()
    async throws
  {
    try await TwoProcesses.run { two in
      let browser = two.first.server.browser()
      let page = try await browser.page("/")
      let window = try #require(two.first.host.windows.window(page.window))
      await two.first.host.lose(window)
      // As if a process had it that counts no more.
      try await two.first.store.database?.write { database in
        try database.execute("INSERT INTO host_process (id, beat) VALUES ('dead', 7)")
        try database.execute("UPDATE window_memory SET owner = 'dead'")
      }
      let begun = ContinuousClock.now
      let socket = try await two.second.browser(as: browser).socket(page)
      _ = try await socket.next()
      #expect(ContinuousClock.now - begun < .seconds(5))
      try await type("Ana", 1, page, over: socket, revision: page.revision)
    }
  }

  @Test func `a process that was told to end is gone when its last host has ended`() async throws {
    try await TwoProcesses.run { two in
      let desk = try two.third()
      let left = Mutexed<(browser: TestBrowser, page: TestPage)?>(nil)
      try await HostServer.run(try desk.host()) { server in
        let browser = server.browser()
        let page = try await browser.page("/notes/7")
        _ = try await browser.socket(page).next()
        left.change { $0 = (browser, page) }
        #expect(try await eventually { try await two.first.sees(desk.store) })
        // Another host of the process.
        try await HostServer.run(try desk.host()) { _ in }
        #expect(try await two.first.sees(desk.store))
      }
      #expect(try await !two.first.sees(desk.store))
      let (browser, page) = try #require(left.value)
      let again = try await two.first.browser(as: browser).socket(page)
      #expect(try await again.next().r ?? 0 > page.revision)
    }
  }

  @Test func `a process that counts as ended stores nothing over what the other has`() async throws
  {
    try await TwoProcesses.run { two in
      let browser = two.first.server.browser()
      let (page, socket) = try await browser.livePage("/notes/7")
      try await two.first.store.database?.write { database in
        try database.execute("UPDATE window_memory SET owner = ''")
      }
      let there = two.second.browser(as: browser)
      let brought = try await there.page("/notes/7?w=\(page.window)")
      #expect(brought.window == page.window)
      // The first still believes that the window is its own.
      try await socket.send(#"[1,"\#(page.button("Star"))",\#(page.revision)]"#)
      #expect(try await socket.client.closeCode() == 1013, "the page connects again")
      let isGone = try await eventually { two.first.host.windows.window(page.window) == nil }
      #expect(isGone)
      #expect(try await there.page("/notes/7?w=\(page.window)").contains("0 stars"))
    }
  }

  // MARK: Sessions

  @Test
  func `a person who signs in at one process is signed in at the other, whose old windows end`()
    async throws
  {
    try await TwoProcesses.run { two in
      let browser = two.first.server.browser()
      let page = try await browser.page("/")
      let there = two.second.browser(as: browser)
      let other = try await there.page("/")
      let socket = try await there.socket(other)
      _ = try await socket.next()

      let member = try await two.first.host.signIn(browser, as: "ana", at: page)
      #expect(try await socket.client.closeCode() == 4001)
      let session = await two.second.host.session(of: two.second.browser(as: member))
      #expect(session?.account == "ana")
      // The old secret is worth nothing at either.
      #expect(await two.first.host.session(of: browser) == nil)
      #expect(await two.second.host.session(of: there) == nil)
    }
  }

  @Test func `the sessions of an account end at all processes at once`() async throws {
    try await TwoProcesses.run { two in
      let browser = two.first.server.browser()
      let page = try await browser.page("/")
      let member = try await two.first.host.signIn(browser, as: "ana", at: page)
      let there = two.second.browser(as: member)
      let socket = try await there.socket(try await there.page("/"))
      _ = try await socket.next()
      #expect(await two.first.store.sessions.endAll(of: "ana") == 1)
      #expect(try await socket.client.closeCode() == 4001)
      #expect(await two.second.host.session(of: there) == nil)
    }
  }

  @Test func `a browser gets its new secret from the process that does not show its window`()
    async throws
  {
    try await TwoProcesses.run { two in
      let browser = two.first.server.browser()
      let (page, socket) = try await browser.livePage("/")
      let window = try #require(two.first.host.windows.window(page.window))
      let renewal = SessionRenewal(account: "ana")
      await window.begin(renewal, in: two.first.host)
      let address = try #require(try await socket.next { $0.g != nil }.g)
      let there = two.second.browser(as: browser)
      #expect(try await there.get(address).status == 204)
      #expect(there.cookie != browser.cookie)
      #expect(await renewal.wait(two.first.host.clock))
      #expect(window.session.account == "ana")
      #expect(await two.first.host.session(of: two.first.browser(as: there))?.account == "ana")
      // Somebody else's ticket is worth nothing.
      let stranger = two.second.server.browser()
      _ = try await stranger.page("/")
      let before = stranger.cookie
      _ = try await stranger.get(address)
      #expect(stranger.cookie == before)
    }
  }

  @Test func `a process asks about the changes that it missed while the server was away`()
    async throws
  {
    let server = try await PostgreSQLServer.start()
    try await TwoProcesses.run(on: server) { two in
      let browser = two.first.server.browser()
      _ = try await browser.page("/")
      let there = two.second.browser(as: browser)
      // A page there uses the session.
      let socket = try await there.socket(try await there.page("/"))
      _ = try await socket.next()
      // The process hears nothing of what is done by hand.
      try await two.first.store.database?.write { database in
        try database.execute("DELETE FROM host_session")
      }
      #expect(await two.second.host.session(of: there) != nil)
      try await server.run(.restart)
      let isOver = try await eventually { await two.second.host.session(of: there) == nil }
      #expect(isOver)
    }
  }

  @Test func `while the server is away a page says so, and nobody is signed out`() async throws {
    let server = try await PostgreSQLServer.start()
    try await TwoProcesses.run(on: server) { two in
      let browser = two.first.server.browser()
      let page = try await browser.page("/")
      let socket = try await browser.socket(page)
      let patch = try await socket.next()
      try await type("Ana", 1, page, over: socket, revision: patch.r ?? 0)
      let visitor = await two.first.host.session(of: browser)?.visitor

      try await server.run(.stop)
      let there = two.second.browser(as: browser)
      let answer = try await there.get("/?w=\(page.window)")
      #expect(answer.status == 503)
      #expect(answer.body.contains("is not available just now"))
      #expect(there.cookie == browser.cookie, "the cookie of before stays")
      #expect(try await there.socket(page).client.closeCode() == 1013)
      try await server.run(.start)

      let isBack = try await eventually {
        try await there.get("/?w=\(page.window)").body.contains("Hello Ana")
      }
      #expect(isBack)
      #expect(await two.second.host.session(of: there)?.visitor == visitor)
    }
  }

  @Test func `the keys of cookies are the same in all processes, and are made once`() async throws {
    try await TwoProcesses.run { two in
      let keys = try await two.first.store.sharedKeys()
      #expect(keys?.current.count == 32)
      #expect(try await two.second.store.sharedKeys()?.current == keys?.current)
      #expect(try await HostStore().sharedKeys() == nil)
    }
  }
}
