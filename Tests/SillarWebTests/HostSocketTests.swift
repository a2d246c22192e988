import Sillar
import SillarTesting
import Testing

@testable import SillarWeb

@Suite struct HostSocketTests {
  private func gallery(_ settings: WebHost.Settings = .init()) throws -> WebHost {
    try .gallery(settings)
  }

  @Test func `a tap comes back as a patch of the next revision`() async throws {
    try await HostServer.run(try gallery()) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      let socket = try await browser.socket(page)
      let first = try await socket.next()
      #expect(first.r == page.revision)
      #expect(first.h == nil && first.o == nil)
      #expect(first.l == .init(p: "/", d: 1, m: 0, t: "Elements"))
      try await socket.tap(page.button("Tap"))
      let patch = try await socket.next()
      #expect(patch.r == page.revision + 1)
      #expect(patch.o == [[.text("t"), .number(page.element("Taps: 0")), .text("Taps: 1")]])
    }
  }

  @Test func `an input is acknowledged, also one that is refused`() async throws {
    try await HostServer.run(try gallery()) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      let socket = try await browser.socket(page)
      let name = page.field("Name").dropFirst()
      try await socket.send(#"{"e":\#(name),"v":"Ada","n":1}"#)
      _ = try await socket.next { $0.k == 1 }
      // The user sees this already: nothing is sent back. Of this one, something is.
      let query = page.field("Search, in capitals").dropFirst()
      try await socket.send(#"{"e":\#(query),"v":"dune","n":2}"#)
      var text = ""
      var acknowledged = 0
      while acknowledged < 2 || !text.contains("DUNE") {
        let patch = try await socket.next()
        text += patch.text
        acknowledged = patch.k ?? acknowledged
      }
      #expect(!text.contains("Ada"))
      let planet = page.field("Planet").dropFirst()
      try await socket.send(#"{"e":\#(planet),"v":"77","n":3}"#)
      _ = try await socket.next { $0.k == 3 }
      try await socket.send(#"{"e":999999,"v":"x","n":\#(Int.max)}"#)
      _ = try await socket.next { $0.k == Int.max }
      // A new page counts from the beginning again.
      let again = try await browser.page("/?w=\(page.window)")
      #expect(again.window == page.window)
      #expect(try await browser.socket(again).next().k == 0)
    }
  }

  @Test func `what becomes of an input never comes before its acknowledgement`() async throws {
    try await HostServer.run(try gallery()) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      let socket = try await browser.socket(page)
      let query = page.field("Search, in capitals").dropFirst()
      var acknowledged = 0
      for number in 1...30 {
        try await socket.send(#"{"e":\#(query),"v":"dune \#(number)","n":\#(number)}"#)
        var patch = try await socket.next()
        acknowledged = patch.k ?? acknowledged
        while !patch.text.contains("DUNE \(number)") {
          patch = try await socket.next()
          acknowledged = patch.k ?? acknowledged
        }
        // The script leaves a field alone until the host has heard all that was typed.
        #expect(acknowledged == number)
      }
    }
  }

  @Test func `a socket that comes back goes on where it was`() async throws {
    let host = try gallery()
    try await HostServer.run(host) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      let socket = try await browser.socket(page)
      try await socket.tap(page.button("Tap"))
      let patch = try await socket.nextChange()
      try await socket.client.cut()
      let same = try await browser.socket(page, revision: patch.r)
      let first = try await same.next()
      #expect(first.h == nil && first.o == nil)
      #expect(first.r == patch.r)
      try await same.tap(page.button("Tap"))
      #expect(try await same.nextChange().operations == "t")
      // One that missed a patch, or claims what never was, gets the whole screen.
      for revision in [page.revision, -1, 1_000, Int.max, Int.min] {
        let other = try await browser.socket(page, revision: revision)
        let whole = try await other.next()
        #expect(whole.h?.contains("Taps: 2") == true, "\(revision)")
        #expect(whole.o == nil)
      }
      #expect(host.windowCount == 1)
    }
  }

  @Test func `a socket cut in the middle of an event finds it done when it returns`() async throws {
    let gate = Gate()
    let app = try ScriptedApp {
      let presenter = ScriptedPresenter("idle") { presenter, _ in
        presenter.value = "working"
        await gate.pass()
        presenter.value = "done"
      }
      return Screen("slow", path: "/", presenter) { text in
        Text("It is \(text)")
        Button("Go", send: .tap("go"))
      }
    }
    let host = WebHost(app: app, logger: .silent)
    try await HostServer.run(host) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      let socket = try await browser.socket(page)
      try await socket.tap(page.button("Go"))
      let working = try await socket.nextChange()
      #expect(working.text.contains("working"))
      try await socket.client.cut()
      let session = try #require(host.session(of: browser))
      let window = try #require(host.windows.window(page.window, of: session))
      #expect(try await eventually { !window.isConnected })
      gate.open()
      await window.window.settle()
      let back = try await browser.socket(page, revision: working.r)
      let patch = try await back.nextChange()
      #expect(patch.operations == "t")
      #expect(patch.text.contains("It is done"))
    }
  }

  @Test func `a slow action holds up nothing else`() async throws {
    let gate = Gate()
    let app = try ScriptedApp {
      let presenter = ScriptedPresenter([0, 0]) { presenter, event in
        if event == .tap("slow") {
          await gate.pass()
          presenter.value[1] += 1
        } else {
          presenter.value[0] += 1
        }
      }
      return Screen("s", path: "/", presenter) { counts in
        Text("Fast \(counts[0]), slow \(counts[1])")
        Button("Slow", send: .tap("slow"))
        Button("Fast", send: .tap("fast"))
      }
    }
    try await HostServer.run(WebHost(app: app, logger: .silent)) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      let socket = try await browser.socket(page)
      try await socket.tap(page.button("Slow"))
      for count in 1...5 {
        try await socket.tap(page.button("Fast"))
        let patch = try await socket.nextChange()
        #expect(patch.text.contains("Fast \(count), slow 0"))
      }
      gate.open()
      #expect(try await socket.nextChange().text.contains("Fast 5, slow 1"))
    }
  }

  @Test func `only what is on the screen, and can be used, does anything`() async throws {
    let recorder = Tally()
    let app = try ScriptedApp { path, navigator in
      func screen(_ name: String) -> Screen {
        let presenter = ScriptedPresenter(0) { presenter, event in
          recorder.add()
          presenter.value += 1
          guard case .tap(let what) = event else { return }
          switch what {
          case "push": navigator.push(screen("pushed"))
          case "present": navigator.present(screen("modal"))
          default: break
          }
        }
        return Screen(name, path: name == "root" ? "/" : nil, presenter) { count in
          Text("\(name) \(count)")
          Button("Tap \(name)", send: .tap("tap"))
          Button("Never \(name)", send: .tap("never")).disabled()
          Button("Push", send: .tap("push"))
          Button("Present", send: .tap("present"))
        }
      }
      navigator.replaceAll(with: [screen("root")])
      return true
    }
    try await HostServer.run(WebHost(app: app, logger: .silent)) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      let socket = try await browser.socket(page)
      for event in [
        "999999", "0", "-1", "\(page.element("root 0"))", page.button("Never root"),
        "\(Int.max)", "\(Int.min)",
      ] { try await socket.tap(event) }
      // A field's input for what is no field.
      try await socket.send(#"{"e":\#(page.button("Tap root")),"v":"x"}"#)
      for junk in ["", "null", "[]", "{", #"{"e":"1"}"#, #"{"e":1e99}"#, "{}", #"{"x":1}"#] {
        try await socket.send(junk)
      }
      try await socket.send(String(repeating: "[", count: 10_000))
      try await socket.tap(page.button("Push"))
      let pushed = TestPage(html: try await socket.next { $0.l?.d == 2 }.text.unescapedJSON)
      #expect(recorder.count == 1)
      // The screen beneath is not there any more.
      try await socket.tap(page.button("Tap root"))
      try await socket.tap(pushed.button("Present"))
      let modal = TestPage(html: try await socket.next { $0.l?.m == 1 }.text.unescapedJSON)
      #expect(recorder.count == 2)
      // What is beneath a modal is seen, and cannot be used.
      try await socket.tap(pushed.button("Tap pushed"))
      try await socket.tap(modal.button("Tap modal"))
      #expect(try await socket.nextChange().text.contains("modal 1"))
      #expect(recorder.count == 3)
      try await socket.send(#"{"b":1}"#)
      _ = try await socket.next { $0.l?.m == 0 }
      try await socket.tap(modal.button("Tap modal"))
      try await socket.tap(pushed.button("Tap pushed"))
      #expect(try await socket.nextChange().text.contains("pushed 2"))
      #expect(recorder.count == 4)
    }
  }

  @Test func `a window opens its socket to its own browser and its own pages only`() async throws {
    try await HostServer.run(try gallery()) { server in
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
      for thief in [stranger, server.browser()] {
        #expect(try await thief.socket(page).client.closeCode() == 4001)
        _ = try await stranger.page("/")
      }
      let guess = try await WebSocketClient.connect(
        port: server.port, path: "/-/socket?w=&r=", cookies: browser.cookie,
        origin: "http://localhost:\(server.port)")
      #expect(try await guess.closeCode() == 4001)
      #expect(try await browser.socket(page).next().r == page.revision)
    }
  }

  @Test func `a second tab takes the window over`() async throws {
    try await HostServer.run(try gallery()) { server in
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
    let host = try gallery()
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

  @Test func `what a form changed in between is not lost to the socket`() async throws {
    try await HostServer.run(try gallery()) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      let socket = try await browser.socket(page)
      _ = try await socket.next()
      for taps in 1...5 {
        _ = try await browser.post(page, press: page.button("Tap"))
        _ = try await browser.get("/?w=\(page.window)")
        _ = try await socket.next { $0.text.contains("Taps: \(taps)") }
      }
    }
  }

  @Test func `a path opens over the socket, and an unknown one sends the browser there`()
    async throws
  {
    let host = try WebHost.gallery(at: "/g")
    try await HostServer.run(host) { server in
      let browser = server.browser()
      let page = try await browser.page("/g")
      let socket = try await browser.socket(page)
      try await socket.send(#"{"o":"/rows"}"#)
      #expect(try await socket.next { $0.h != nil || $0.o != nil }.l?.p == "/g/rows")
      try await socket.send(#"{"b":1}"#)
      #expect(try await socket.nextChange().l?.d == 1)
      for (path, address) in [
        ("/nowhere", "/g/nowhere"), ("//evil.example", "/g/%2Fevil.example"), ("x", "/g/x"),
        ("javascript:1", "/g/javascript:1"), ("/%22", "/g/%22"),
      ] {
        try await socket.send(#"{"o":"\#(path)"}"#)
        #expect(try await socket.next { $0.g != nil }.g == address)
      }
    }
  }

  @Test func `going back where there is nothing, or too far, only says where the window is`()
    async throws
  {
    try await HostServer.run(try gallery()) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      let socket = try await browser.socket(page)
      _ = try await socket.next()
      for depth in [0, 1, -1, Int.min, Int.max] {
        try await socket.send(#"{"b":\#(depth)}"#)
        #expect(try await socket.next().l?.d == 1)
      }
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
      // Nonsense counts like anything else.
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
    let host = WebHost(app: app, logger: .silent)
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
