import Foundation
import Scripted
import Sillar
import Synchronization
import Testing

@testable import SillarHost
@testable import SillarTesting

/// A window without user activity is locked, and keeps its state.
@Suite struct SessionExpiryTests {
  private let clock = TestClock()
  private let events = Log()

  /// A screen with private contents, locked after ten minutes.
  private func open(
    after limit: Duration = .seconds(600), languages: [String] = [],
    hasContents: @escaping @Sendable () -> Bool = { true },
    cover: (@Sendable (_ unlock: @escaping () -> Void) -> Screen)? = nil,
    _ test: (TestHost) async throws -> Void
  ) async throws {
    let (clock, events) = (clock, events)
    let required: @Sendable (ModuleContext) -> [any Behavior] = { context in
      [
        SessionExpiry(
          after: limit, clock: clock, in: context, cover: cover, hasContents: hasContents)
      ]
    }
    let app = try TestApp(requiring: required) { navigator in
      let guide = Guide(navigator)
      guide.onBack = { events.add("back") }
      guide.paths["/"] = { $0.navigator.push(Self.secret(events)) }
      guide.paths["/more"] = { $0.navigator.push(.named("More", path: "/more")) }
      guide.paths["/modal"] = { $0.navigator.present(.named("Modal")) }
      guide.paths["/late"] = { guide in
        let navigator = guide.navigator
        let presenter = ScriptedPresenter(
          0,
          onRun: { _ in
            try? await clock.sleep(for: .seconds(700))
            events.add("late")
            navigator.uncover()
            navigator.replaceAll(with: [.named("Other", path: "/other")])
            navigator.present(.named("Modal"))
            navigator.cover(with: .named("Its cover"))
          })
        navigator.push(Screen("late", path: "/late", presenter) { _ in Text("Late") })
      }
      guide.paths["/own"] = { guide in
        let navigator = guide.navigator
        navigator.cover(
          with: Screen("own", ScriptedPresenter(0) { _, _ in navigator.uncover() }) { _ in
            Button("Uncover", send: .tap("uncover"))
          })
      }
      return guide
    }
    let visitor = Visitor(id: "test", languages: languages)
    try await TestHost.open(app, visitor: visitor, clock: clock) { host in
      try await clock.untilAsleep()
      try await test(host)
    }
  }

  private static func secret(_ events: Log) -> Screen {
    Screen(
      "secret", path: "/",
      ScriptedPresenter("") { presenter, event in
        events.add("\(event)")
        if case .text(let text) = event { presenter.value = text }
      }
    ) { text in
      Text("Balance: 1000", .title)
      TextField("Note", text: text, send: { .text($0) })
      Button("Do", send: .tap("do"))
    }
  }

  private static let locked = """
    # Locked
    Nobody was here for a while, so this window has been locked. Everything is where you left it.
    [Go on]
    """

  @Test
  func `it locks when nobody has done anything for as long, and shows nothing that was there`()
    async throws
  {
    try await open { app in
      try await app.advance(by: .seconds(599))
      try await app.see("Balance")
      try await app.advance(by: .seconds(1))
      #expect(await app.text == Self.locked)
      #expect(await app.location.title == "Locked")
    }
  }

  @Test func `it does not lock while somebody taps, types, or goes somewhere`() async throws {
    try await open { app in
      for _ in 0..<3 {
        try await app.advance(by: .seconds(500))
        try await app.tap("Do")
        try await app.advance(by: .seconds(500))
        try await app.type("a", into: "Note")
        try await app.advance(by: .seconds(500))
        try await app.open("/more")
        try await app.advance(by: .seconds(500))
        try await app.back()
      }
      try await app.see("Balance")
      try await app.advance(by: .seconds(599))
      try await app.see("Balance")
      try await app.advance(by: .seconds(1))
      try await app.see("Locked")
    }
  }

  @Test func `it does not lock as long as there is nothing to hide`() async throws {
    let contents = Mutex(false)
    let hasContents: @Sendable () -> Bool = { contents.withLock { $0 } }
    try await open(hasContents: hasContents) { app in
      try await app.advance(by: .seconds(700))
      try await app.tap("Do")
      try await app.see("Balance")
      contents.withLock { $0 = true }
      try await app.advance(by: .seconds(599))
      try await app.see("Balance")
      try await app.advance(by: .seconds(1))
      #expect(await app.text == Self.locked)
    }
  }

  @Test func `what is covered takes no events, no links and no Back`() async throws {
    try await open { app in
      let button = await app.window.nodes()["Do"]?.id ?? ""
      let field = await app.window.nodes()["Note"]?.id ?? ""
      try await app.advance(by: .seconds(600))
      #expect(await app.window.send(WindowEvent(node: button)) == .notOnScreen)
      #expect(
        await app.window.send(WindowEvent(node: field, input: .text("x"))) == .notOnScreen
      )
      try await app.open("/more")
      try await app.back()
      await app.window.back(toDepth: 1)
      #expect(await app.text == Self.locked)
      #expect(events.lines == [])
      #expect(await app.window.loadedScreens().map(\.name).sorted() == ["locked", "secret"])
      #expect(await app.location.path == "/")
    }
  }

  @Test func `unlocked, everything is as it was: what was typed, and what stood above`()
    async throws
  {
    try await open { app in
      try await app.type("half a wo", into: "Note")
      try await app.open("/modal")
      let before = await app.text
      try await app.advance(by: .seconds(600))
      try await app.see("Locked")
      try await app.dontSee("Modal")
      try await app.tap("Go on")
      #expect(await app.text == before)
      #expect(before.contains("half a wo") && before.contains("═══ in front of it ═══\n# Modal"))
      #expect(
        await app.window.loadedScreens().map(\.name).sorted() == ["Modal", "secret"])
    }
  }

  @Test func `it locks again, a whole time after it was unlocked`() async throws {
    try await open { app in
      try await app.advance(by: .seconds(1000))
      try await app.tap("Go on")
      try await app.advance(by: .seconds(599))
      try await app.see("Balance")
      try await app.advance(by: .seconds(1))
      try await app.see("Locked")
      // The window stays locked, and keeps its state, however long the user is away.
      try await app.advance(by: .seconds(100_000))
      try await app.tap("Go on")
      try await app.see("Balance")
    }
  }

  @Test func `it speaks the visitor's language`() async throws {
    try await open(languages: ["es"]) { app in
      try await app.advance(by: .seconds(600))
      try await app.see("# Bloqueado")
      try await app.tap("Continuar")
      try await app.see("Balance")
    }
  }

  @Test func `an app's own screen decides who may go on`() async throws {
    let cover: @Sendable (@escaping () -> Void) -> Screen = { unlock in
      Screen(
        "pin", ScriptedPresenter(0) { _, event in if event == .text("1234") { unlock() } }
      ) { _ in
        Text("Who is there?", .title)
        TextField("PIN", text: "", send: { .text($0) })
      }
    }
    try await open(cover: cover) { app in
      try await app.advance(by: .seconds(600))
      #expect(await app.text.hasPrefix("# Who is there?\nPIN"))
      try await app.type("0000", into: "PIN")
      try await app.see("Who is there?")
      try await app.type("1234", into: "PIN")
      try await app.see("Balance")
    }
  }

  @Test func `a cover of a module neither hinders the lock nor lifts it, and is there afterward`()
    async throws
  {
    try await open { app in
      try await app.open("/own")
      try await app.advance(by: .seconds(599))
      try await app.see("Uncover")
      try await app.advance(by: .seconds(1))
      #expect(await app.text == Self.locked)
      try await app.tap("Go on")
      try await app.tap("Uncover")
      try await app.see("Balance")
      try await app.advance(by: .seconds(599))
      try await app.see("Balance")
      try await app.advance(by: .seconds(1))
      try await app.see("Locked")
    }
  }

  @Test func `nothing that a module does with its screens lifts the lock`() async throws {
    try await open { app in
      try await app.open("/late")
      try await app.advance(by: .seconds(600))
      #expect(await app.text == Self.locked)
      // The module's screen now uncovers the window, covers it, and shows other screens.
      try await app.advance(by: .seconds(100))
      #expect(events.lines == ["late"])
      #expect(await app.text == Self.locked)
      try await app.tap("Go on")
      try await app.see("Its cover")
    }
  }

  @Test func `a new window of a locked visitor is locked, and opening one opens both`()
    async throws
  {
    let clock = clock
    let lock = VisitorLock(now: clock.wallClock)
    let required: @Sendable (ModuleContext) -> [any Behavior] = { context in
      [SessionExpiry(after: .seconds(600), clock: clock, in: context)]
    }
    let app = try TestApp(requiring: required) { navigator in
      let guide = Guide(navigator)
      guide.paths["/"] = { [events] in $0.navigator.push(Self.secret(events)) }
      return guide
    }
    func window() async -> Window {
      let window = Window(
        app: app, visitor: Visitor(id: "test"), session: VisitorSession(lock: lock))
      #expect(await window.start(at: "/"))
      return window
    }
    func isLocked(_ window: Window) async -> Bool {
      await window.nodes()["Go on"] != nil
    }
    let first = await window()
    #expect(await !isLocked(first))
    // The first window is closed, and its visitor stays away.
    await first.end()
    await clock.advance(by: .seconds(599))
    let second = await window()
    #expect(await !isLocked(second))
    await clock.advance(by: .seconds(1))
    let third = await window()
    #expect(await isLocked(third))
    #expect(await third.nodes()["Balance: 1000"] == nil)
    #expect(lock.saved.isLocked)
    let button = try #require(await third.nodes()["Go on"]?.id)
    await third.deliver(WindowEvent(node: button))
    #expect(await !isLocked(third))
    await second.setInFront(false)
    await second.setInFront(true)
    #expect(await !isLocked(second))
    for window in [second, third] { await window.end() }
  }

  @Test(arguments: [(true, 0.0), (false, 600)])
  func `a restart of the program opens no lock, and its time goes on`(
    wasLocked: Bool, away: TimeInterval
  ) async throws {
    let clock = clock
    let saved = VisitorLock.Saved(
      isLocked: wasLocked, acted: clock.date.addingTimeInterval(-away))
    let lock = VisitorLock(saved, now: clock.wallClock)
    let required: @Sendable (ModuleContext) -> [any Behavior] = { context in
      [SessionExpiry(after: .seconds(600), clock: clock, in: context)]
    }
    let app = try TestApp(requiring: required) { navigator in
      let guide = Guide(navigator)
      guide.paths["/"] = { $0.navigator.push(.named("Home", path: "/")) }
      return guide
    }
    let window = Window(
      app: app, visitor: Visitor(id: "test"), session: VisitorSession(lock: lock))
    #expect(await window.start(at: "/"))
    #expect(await window.nodes()["Go on"] != nil)
    await window.end()
  }

  @Test func `no time at all is a second, and not a machine that does nothing else`() async throws {
    try await open(after: .zero) { app in
      #expect(clock.timeToNextWaking == .seconds(1))
      try await app.see("Balance")
      try await app.advance(by: .seconds(1))
      try await app.see("Locked")
      #expect(clock.timeToNextWaking == .seconds(1))
    }
  }
}
