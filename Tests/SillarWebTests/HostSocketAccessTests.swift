import Scripted
import Sillar
import SillarTesting
import Testing

@testable import SillarWeb

/// Access to sockets, their number, and their rate of messages.
@Suite struct HostSocketAccessTests {
  @Test func `a window opens its socket to its own browser and its own pages only`() async throws {
    try await HostServer.run(try .gallery()) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      for origin in [
        "http://evil.example", "null", "", "http://localhost", "http://localhost:1",
        "http://localhost:\(server.port).evil.example", "http://evil@localhost:\(server.port)",
        "ftp://localhost:\(server.port)",
      ] {
        let socket = try await browser.socket(page, origin: origin)
        #expect(try await socket.client.closeCode() == 4002, "\(origin)")
      }
      let stranger = server.browser()
      // Without a cookie, and with that of another visitor.
      for reason in ["no cookie", "no such window"] {
        let socket = try await stranger.socket(page)
        #expect(try await socket.client.next() == .close(4001, reason: reason))
        _ = try await stranger.page("/")
      }
      let guess = try await WebSocketClient.connect(
        port: server.port, path: "/-/socket?w=&r=", cookies: browser.cookie,
        origin: "http://localhost:\(server.port)")
      #expect(try await guess.closeCode() == 4001)
      #expect(try await browser.socket(page).next().r == page.revision)
    }
  }

  /// Under way since before a reload, or given up by its page because nothing was heard: a host that has just started, or a line that
  /// was dead, comes to it late.
  @Test(arguments: [
    (late: "t=1000&n=90000.4", last: "t=2000&n=80.1"), (late: "t=2000&n=9.9", last: "t=2000&n=10"),
  ])
  func `a late socket does not take the window from the page's last one`(
    _ late: String, _ last: String
  ) async throws {
    try await HostServer.run(try .gallery()) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      let window = "w=\(page.window)&r=\(page.revision)&"
      let new = try await browser.socket(query: window + last)
      _ = try await new.next()
      let old = try await browser.socket(query: window + late)
      #expect(try await old.client.closeCode() == 4003)
      // The page still has the window, and takes it back itself when its line breaks.
      try await new.send("{}")
      #expect(try await new.next().text == "{}")
      let again = try await browser.socket(query: window + "t=2000&n=10000")
      #expect(try await new.client.closeCode() == 4003)
      _ = try await again.next()
    }
  }

  @Test func `a second tab takes the window over`() async throws {
    try await HostServer.run(try .gallery()) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      let old = try await browser.socket(page)
      _ = try await old.next()
      let new = try await browser.socket(page)
      #expect(try await old.client.closeCode() == 4003)
      try await new.tap(page.button("Tap"))
      #expect(try await new.nextChange().operations == "t")
    }
  }

  @Test func `sockets that fight over a window leave it to the last`() async throws {
    let host = try WebHost.gallery()
    try await HostServer.run(host) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      let sockets = try await withThrowingTaskGroup(of: TestSocket.self) { group in
        for _ in 0..<20 { group.addTask { try await browser.socket(page) } }
        return try await group.reduce(into: [TestSocket]()) { $0.append($1) }
      }
      let last = try await browser.socket(page)
      for socket in sockets { #expect(try await socket.client.closeCode() == 4003) }
      try await last.tap(page.button("Tap"))
      #expect(try await last.nextChange().text.contains("Taps: 1"))
      #expect(host.windowCount == 1)
    }
  }

  @Test func `a client that is too fast is told so, and one that says too much is cut off`()
    async throws
  {
    var settings = WebHost.Settings()
    settings.limits.eventsPerSecond = 5
    settings.limits.maximumMessageSize = 2_000
    let clock = TestClock()
    let app = try ScriptedApp {
      let presenter = ScriptedPresenter(0) { presenter, _ in presenter.value += 1 }
      return Screen("s", path: "/", presenter) { taps in
        Text("Taps: \(taps)")
        Button("Tap", send: .tap(""))
      }
    }
    let host = WebHost(app: app, settings: settings, clock: clock, logger: .silent)
    try await HostServer.run(host) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      let socket = try await browser.socket(page)
      for _ in 0..<10 { try await socket.tap(page.button("Tap")) }
      // Invalid messages count as well.
      try await socket.send("nonsense")
      #expect(try await socket.next { $0.n != nil }.n?.hasPrefix("Too fast") == true)
      await clock.advance(by: .seconds(1))
      for _ in 0..<5 { try await socket.tap(page.button("Tap")) }
      _ = try await socket.next { $0.text.contains("Taps: 15") }
      try await socket.tap(page.button("Tap"))
      _ = try await socket.next { $0.n != nil }
      try await socket.send(String(repeating: "x", count: 2_001))
      #expect(try await socket.client.closeCode() == 1009)
    }
  }

  @Test func `a thousand browsers each have their window, and each its patch`() async throws {
    let app = try ScriptedApp {
      let presenter = ScriptedPresenter(0) { presenter, _ in presenter.value += 1 }
      return Screen("s", path: "/", presenter) { count in
        Text("Count \(count)")
        Button("More", send: .tap(""))
      }
    }
    // They all have one address.
    var settings = WebHost.Settings()
    settings.limits.maximumConnectionsPerClient = 2_000
    settings.limits.eventsPerSecondPerClient = 10_000
    let host = WebHost(app: app, settings: settings, logger: .silent)
    try await HostServer.run(host) { server in
      let clients = try await withThrowingTaskGroup(of: (TestSocket, TestPage).self) { group in
        var clients: [(TestSocket, TestPage)] = []
        for number in 0..<1_000 {
          if number >= 50, let client = try await group.next() { clients.append(client) }
          group.addTask {
            let browser = server.browser()
            let page = try await browser.page("/")
            return (try await browser.socket(page), page)
          }
        }
        return try await group.reduce(into: clients) { $0.append($1) }
      }
      #expect(host.windowCount == 1_000)
      #expect(app.windows.count == 1_000)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for (socket, page) in clients {
          group.addTask {
            try await socket.tap(page.button("More"))
            let patch = try await socket.nextChange()
            #expect(patch.text.contains("Count 1"))
            #expect(patch.r == page.revision + 1)
          }
        }
        try await group.waitForAll()
      }
    }
  }
}
