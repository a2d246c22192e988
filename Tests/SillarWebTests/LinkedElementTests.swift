import Scripted
import Sillar
import SillarHost
import Testing

@testable import SillarWeb

private struct NoteRoute: Route {
  let id: String
  static let path = Path("/notes/:id", \.id, make: Self.init)
}

/// Elements that lead to a route: links that are tapped.
@Suite struct LinkedElementTests {
  private func run(
    at path: String = "",
    @NodeBuilder<ScriptedEvent> _ body: @escaping @Sendable (Int) -> [Node<ScriptedEvent>],
    _ test: @escaping @Sendable (TestBrowser, TestPage) async throws -> Void
  ) async throws {
    let app = try ScriptedApp { link, navigator in
      let presenter = ScriptedPresenter(0) { presenter, _ in presenter.value += 1 }
      navigator.replaceAll(with: [Screen("notes", path: link, presenter) { body($0) }])
      return true
    }
    try await HostServer.run(WebHost(app: app, at: path, logger: .silent)) { server in
      let browser = server.browser()
      try await test(browser, try await browser.page("\(path)/"))
    }
  }

  @Test func `a row, column, card or button that leads to a route is a link that can be tapped`()
    async throws
  {
    try await run { _ in
      Row(send: .tap("row")) { Text("Row") }.linked(to: NoteRoute(id: "1"))
      Column(send: .tap("column")) { Text("Column") }.linked(to: NoteRoute(id: "2"))
      Card(send: .tap("card")) { Text("Card") }.linked(to: NoteRoute(id: "a b")).style(.accent)
      Button("Button", .primary, send: .tap("button")).linked(to: NoteRoute(id: "4"))
    } _: { _, page in
      #expect(
        page.all(#"<(a class="[^"]*" href="/notes[^>]*)>"#).map(Self.withoutNames) == [
          ##"a class="row" href="/notes/1" data-e="#""##,
          ##"a class="column" href="/notes/2" data-e="#""##,
          ##"a class="card s-accent" href="/notes/a%20b" data-e="#""##,
          ##"a class="button primary" href="/notes/4" data-e="#""##,
        ])
      let names = page.all(#"data-e="([\w.-]+)""#)
      #expect(Set(names).count == 4 && names.allSatisfy(\.isNodeName))
      #expect(page.contains(">Button</a>"))
      #expect(page.contains(#">Row</span></a>"#))
    }
  }

  @Test func `a disabled one is no link, and neither is what sends nothing or leads nowhere`()
    async throws
  {
    try await run { _ in
      Row(send: .tap("row")) { Text("Row") }.linked(to: NoteRoute(id: "1")).disabled()
      Row(send: .tap("row")) { Text("Nowhere") }.linked(to: nil)
      Row { Text("Still") }.linked(to: NoteRoute(id: "1"))
      Text("Text").linked(to: NoteRoute(id: "1"))
    } _: { _, page in
      #expect(!page.contains("/notes/"))
      #expect(
        page.all(#"<(a id="[\d.]+"[^>]*)>"#).map(Self.withoutNames) == [
          ##"a id="#" class="row" role="link" aria-disabled="true""##
        ])
      #expect(page.all(#"<(button [^>]* class="row"[^>]*)>"#).count == 1)
    }
  }

  @Test func `without the script the link opens its address, below that of the host`() async throws
  {
    try await run(at: "/desk") { _ in
      Row(send: .tap("row")) { Text("Row") }.linked(to: NoteRoute(id: "1"))
    } _: { browser, page in
      let address = page.first(#"<a class="row" href="([^"]*)""#)
      #expect(address == "/desk/notes/1")
      let opened = try await browser.page(address)
      #expect(opened.path == "/desk/notes/1")
    }
  }

  @Test func `a tap on a link is an event, and a change of it changes attributes alone`()
    async throws
  {
    try await run { count in
      Row(send: .tap("row")) { Text("Row") }.linked(to: NoteRoute(id: "\(count)"))
        .disabled(count == 2)
    } _: { browser, page in
      let id = page.first(#"data-e="([\w.-]+)""#)
      let socket = try await browser.socket(page)
      let first = try await socket.next()
      try await socket.send(#"{"e":"\#(id)","r":\#(first.r ?? page.revision)}"#)
      let second = try await socket.next { $0.text.contains("/notes/1") }
      #expect(second.operations == "a")
      try await socket.send(#"{"e":"\#(id)","r":\#(second.r ?? 0)}"#)
      let third = try await socket.next { $0.text.contains("aria-disabled") }
      #expect(third.operations == "a")
      #expect(!third.text.contains("href"))
    }
  }

  @Test func `what becomes a link, or is one no more, is another element`() async throws {
    try await run { count in
      Button("Go", send: .tap("go")).linked(to: count == 1 ? NoteRoute(id: "1") : nil)
    } _: { browser, page in
      let socket = try await browser.socket(page)
      let first = try await socket.next()
      try await socket.send(#"{"e":"\#(page.button("Go"))","r":\#(first.r ?? page.revision)}"#)
      let second = try await socket.next { $0.text.contains("/notes/1") }
      #expect(second.operations == "ri")
    }
  }

  private static func withoutNames(_ tag: String) -> String {
    tag.replacing(/(id|data-e)="[\w.-]+"/) { "\($0.1)=\"#\"" }
  }
}
