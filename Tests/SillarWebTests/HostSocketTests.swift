import Scripted
import Sillar
import SillarHost
import SillarTesting
import Testing

@testable import SillarWeb

@Suite(.timeLimit(.minutes(1))) struct HostSocketTests {
  @Test func `a tap comes back as a patch of the next revision`() async throws {
    try await HostServer.run(try .gallery()) { server in
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
      #expect(patch.o == [[.text(page.element("Taps: 0")), .text("Taps: 1")]])
    }
  }

  @Test func `an input is acknowledged, also one that is refused`() async throws {
    try await HostServer.run(try .gallery()) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      let socket = try await browser.socket(page)
      let name = page.field("Name").dropFirst()
      try await socket.send(#"{"e":"\#(name)","v":"Ada","n":1}"#)
      _ = try await socket.next { $0.k == 1 }
      // The user sees this text already, so nothing is sent back. The next text is changed, and sent.
      let query = page.field("Search, in capitals").dropFirst()
      try await socket.send(#"{"e":"\#(query)","v":"dune","n":2}"#)
      var text = ""
      var acknowledged = 0
      while acknowledged < 2 || !text.contains("DUNE") {
        let patch = try await socket.next()
        text += patch.text
        acknowledged = patch.k ?? acknowledged
      }
      #expect(!text.contains("Ada"))
      let planet = page.field("Planet").dropFirst()
      try await socket.send(#"{"e":"\#(planet)","v":"77","n":3}"#)
      _ = try await socket.next { $0.k == 3 }
      #expect(
        try await socket.next { $0.n != nil }.n
          == "This was not done: the app does not take what was entered.")
      try await socket.send(#"{"e":"9.99","v":"x","n":\#(Int.max)}"#)
      _ = try await socket.next { $0.k == Int.max }
      #expect(try await socket.next().n == SeenRevisionTests.notice)
      // One that is done has its receipt again.
      try await socket.send(#"{"e":"\#(name)","v":"Eva","n":3}"#)
      #expect(try await socket.next().k == Int.max)
      // Another page of the window goes on counting.
      let again = try await browser.page("/?w=\(page.window)")
      #expect(again.window == page.window)
      #expect(try await browser.socket(again).next().k == Int.max)
    }
  }

  @Test func `what becomes of an input never comes before its acknowledgement`() async throws {
    try await HostServer.run(try .gallery()) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      let socket = try await browser.socket(page)
      let query = page.field("Search, in capitals").dropFirst()
      var acknowledged = 0
      for number in 1...30 {
        try await socket.send(#"{"e":"\#(query)","v":"dune \#(number)","n":\#(number)}"#)
        var patch = try await socket.next()
        acknowledged = patch.k ?? acknowledged
        while !patch.text.contains("DUNE \(number)") {
          patch = try await socket.next()
          acknowledged = patch.k ?? acknowledged
        }
        // The script does not change a field until the host has acknowledged all input.
        #expect(acknowledged == number)
      }
    }
  }

  @Test func `a socket that comes back goes on where it was`() async throws {
    let host = try WebHost.gallery()
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
      // A client that missed a patch, or sends an impossible revision, gets the whole screen.
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
      let session = try #require(await host.session(of: browser))
      let window = try #require(host.windows.window(page.window, of: session))
      #expect(try await eventually { !window.presence.isConnected })
      gate.open()
      await window.window.settle()
      let back = try await browser.socket(page, revision: working.r)
      let patch = try await back.nextChange()
      #expect(patch.operations == "t")
      #expect(patch.text.contains("It is done"))
    }
  }

  @Test
  func `why something was not done is said again on the next socket, until something else is done`()
    async throws
  {
    try await HostServer.run(WebHost(app: try SeenRevisionTests.offer(), logger: .silent)) {
      server in
      let browser = server.browser()
      let page = try await browser.page("/")
      let raise = page.button("Raise")
      let accept = page.button("Accept 100 €")
      let socket = try await browser.socket(page)
      try await socket.send(#"{"e":"\#(raise)","r":\#(page.revision),"n":1}"#)
      _ = try await socket.next { $0.k == 1 }
      try await socket.send(#"{"e":"\#(accept)","r":\#(page.revision),"n":2}"#)
      #expect(try await socket.next { $0.n != nil }.n == SeenRevisionTests.notice)
      // The worker has no page, and a page has not got what its last socket has not brought.
      try await socket.client.cut()
      for revision in [-1, page.revision] {
        let next = try await browser.socket(page, revision: revision)
        #expect(try await next.next { $0.n != nil }.n == SeenRevisionTests.notice)
        try await next.client.cut()
      }
      let last = try await browser.socket(page)
      _ = try await last.next { $0.n != nil }
      try await last.send(#"{"e":"\#(raise)","n":3}"#)
      #expect(try await last.next { $0.n != nil }.n == "")
      try await last.client.cut()
      let quiet = try await browser.socket(page)
      try await quiet.send(#"{"e":"\#(raise)","n":4}"#)
      var patch = try await quiet.next()
      while patch.k != 4 {
        #expect(patch.n == nil)
        patch = try await quiet.next()
      }
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
      // Input for a node that is no field.
      try await socket.send(#"{"e":"\#(page.button("Tap root"))","v":"x"}"#)
      for junk in ["", "null", "[]", "{", #"{"e":"1"}"#, #"{"e":1e99}"#, "{}", #"{"x":1}"#] {
        try await socket.send(junk)
      }
      try await socket.send(String(repeating: "[", count: 10_000))
      try await socket.tap(page.button("Push"))
      let pushed = TestPage(html: try await socket.next { $0.l?.d == 2 }.text.unescapedJSON)
      #expect(recorder.count == 1)
      // The covered screen is not on the page any more.
      try await socket.tap(page.button("Tap root"))
      try await socket.tap(pushed.button("Present"))
      let modal = TestPage(html: try await socket.next { $0.l?.m == 1 }.text.unescapedJSON)
      #expect(recorder.count == 2)
      // The screen beneath a modal is visible, and cannot be used.
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

  @Test func `what a form changed in between is not lost to the socket`() async throws {
    try await HostServer.run(try .gallery()) { server in
      let browser = server.browser()
      let (page, socket) = try await browser.livePage("/")
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
        ("/nowhere", "/g/nowhere"), ("//evil.example", "/g/evil.example"), ("x", "/g/x"),
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
    try await HostServer.run(try .gallery()) { server in
      let browser = server.browser()
      let (_, socket) = try await browser.livePage("/")
      for depth in [0, 1, -1, Int.min, Int.max] {
        try await socket.send(#"{"b":\#(depth)}"#)
        #expect(try await socket.next().l?.d == 1)
      }
    }
  }
}
