import Chromium
import Scripted
import Sillar
import TestServers
import Testing

@testable import SillarWeb

/// All kinds of controls that a page can have, while there is no line: which of them say that they need it.
@Suite(.browser, .serialized, .timeLimit(.minutes(2))) struct NeedsLineTests {
  private struct Page7: Route {
    static let path = Path("/chats/7") { Page7() }
  }

  private struct Line: Identifiable, Equatable {
    let id: Int
  }

  private static func controls(_ context: ModuleContext) -> Screen {
    Screen("controls", path: "/", ScriptedPresenter(0)) { _ in
      Text("Home", .title)
      Button(notices: NoticeHost.Words.messages)
      Section<ScriptedEvent>.notices()
      Button("Save", send: .tap("save"))
      Button("Open", send: .tap("open")).openingScreen()
      Link("Chat", to: "/chats/7")
      Link("Another site", to: "https://elsewhere.example/")
      Link(sharing: Page7())
      Row(send: .tap("row")) { Text("A row") }
      Row(send: .tap("row")) { Text("A row that leads on") }.linked(to: Page7())
      Card(send: .tap("card")) { Text("A card") }
      Row(
        stepping: 2, in: 1...3, fewer: "Fewer", more: "More", decrease: .tap("-"),
        increase: .tap("+"))
      fields
      List([Line(id: 1)], onEndReached: .tap("end")) { _ in Text("The only line") }
    }
  }

  @NodeBuilder<ScriptedEvent> private static var fields: [Node<ScriptedEvent>] {
    for (label, kind) in [
      ("Name", .plain), ("Search", .search), ("Email", .email), ("Password", .password),
      ("PIN", .pin), ("Card", .cardNumber), ("Code", .securityCode), ("Holder", .cardHolder),
    ] as [(String, FieldKind)] {
      TextField(label, text: "", kind: kind, send: { .text($0) })
    }
    TextArea("Note", text: "", send: { .text($0) })
    FileField("Photo", send: { .number($0.count) })
    Toggle("Sound", isOn: false, send: { .flag($0) })
    SegmentedControl("Size", [Choice("Small", 1), Choice("Large", 2)], selection: 1) { .number($0) }
    Picker("Planet", [Choice("Earth", 1), Choice("Mars", 2)], selection: 1) { .number($0) }
    Rating("Stars", value: 1, maximum: 2, send: { .number($0) })
  }

  /// Each control that can be used, by its name; after `!` those that say that they need the line.
  private static let seen = """
    [...document.querySelectorAll(':is(.bar, main, #preferences, .offer):is(a, button), :is(.bar, main) :is(a[href], button, input, textarea, select)')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.unseen') && one.type !== 'hidden')
      .map((one) => {
        const says = (one.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.innerText);
        const name = one.ariaLabel ?? (one.labels?.[0] ?? one).innerText.trim();
        return ('needs' in one.dataset && says.includes('Needs the connection') ? '!' : '') + name;
      })
    """

  @Test func `each control that does nothing without the line says so, and no other`() async throws
  {
    try await withFolder { folder in
      let notices = try NoticeHost(
        in: folder, services: ["https://push.example"], screen: Self.controls)
      try await HostServer.run(notices.host) { server in
        let line = try Cable(to: server.port)
        let page = try await newPage()
        try await page.setPermission("notifications", to: "granted")
        try await page.openLive("http://127.0.0.1:\(line.port)/")
        try await page.waitFor("Tell me")
        try await page.waitUntilKept("Home")
        line.cut()
        try await page.waitFor("Needs the connection")
        let expected = [
          "!Market", "!Tell me", "Not now", "!New messages", "!Money", "Save", "!Open", "!Chat",
          "!Another site", "Share", "A row", "!A row that leads on", "A card", "Fewer", "More",
          "Name", "!Search", "Email", "!Password", "!PIN", "!Card", "!Code", "Holder", "Note",
          "!Photo", "Sound", "Small", "Large", "Planet", "★\n1 of 2", "★\n2 of 2", "!Show more",
          "!Preferences",
        ]
        let seen = try await page.evaluate(Self.seen).array.compactMap(\.string)
        #expect(seen == expected)
        try line.mend()
        try await page.waitForNo("Needs the connection")
        #expect(
          try await page.evaluate(Self.seen).array.allSatisfy { $0.string?.first != "!" })
      }
    }
  }
}
