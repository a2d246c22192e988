import Scripted
import Sillar
import Testing

@testable import SillarHost
@testable import SillarTesting

/// The required behaviors of a flavor are on every screen, first and in order, while the window lives.
@Suite(.timeLimit(.minutes(1))) struct RequiredBehaviorTests {
  final class First: Behavior {}
  final class Second: Behavior {}
  final class Own: Behavior {}

  /// A module within a module, without knowledge of the flavor.
  private final class Inner: Coordinator {
    private let navigator: Navigator
    init(_ navigator: Navigator) { self.navigator = navigator }
    func start() {
      navigator.push(
        Screen(
          "inner", ScriptedPresenter(0), behaviors: [Own()],
          children: [
            "child": Screen("child", ScriptedPresenter(0), behaviors: [Own()]) { _ in Text("c") }
          ]
        ) { _ in
          Text("Inner", .title)
          ChildScreen("child")
        })
      navigator.present(Screen("modal", ScriptedPresenter(0), behaviors: [Own()]) { _ in })
      let navigator = navigator
      navigator.cover(
        with: Screen(
          "cover", ScriptedPresenter(0) { _, _ in navigator.uncover() }, behaviors: [Own()]
        ) { _ in Button("Open", send: .tap("open")) })
    }
  }

  @Test
  func `they are on screens of inner modules, on child screens, on modals and on what covers`()
    async throws
  {
    let required: @Sendable () -> [any Behavior] = { [First(), Second()] }
    let app = try TestApp(behaviors: required) { navigator in
      let guide = Guide(navigator)
      let inner = Inner(navigator)
      guide.paths["/"] = { $0.navigator.push(.named("A")) }
      guide.paths["/inner"] = { _ in inner.start() }
      return guide
    }
    let host = try await TestHost.open(app)
    try await host.open("/inner")
    func screens() async -> [String: [String]] {
      Dictionary(
        await host.window.loadedScreens().map { ($0.name, $0.behaviors) },
        uniquingKeysWith: { one, _ in one })
    }
    let all = ["First", "Second", "Own"]
    #expect(await screens() == ["A": ["First", "Second"], "cover": all])
    try await host.tap("Open")
    #expect(
      await screens()
        == ["A": ["First", "Second"], "inner": all, "child": all, "modal": all])
    try await host.close()
  }

  @Test func `they work as long as their window, once, whatever screens come and go`() async throws
  {
    let tellings = Tellings()
    let tell = tellings.tell
    let required: @Sendable () -> [any Behavior] = { [Worker("w", tell)] }
    do {
      let app = try TestApp(behaviors: required) { navigator in
        let guide = Guide(navigator)
        guide.paths["/"] = { $0.navigator.push(.named("A")) }
        guide.paths["/all"] = { $0.navigator.replaceAll(with: [.named("B")]) }
        return guide
      }
      // One more is made when the app starts, to read its claims.
      #expect(await tellings.next(1) == ["w freed"])
      let host = try await TestHost.open(app)
      #expect(
        Set(await tellings.next(4))
          == ["w runs", "w viewDidLoad A", "w viewWillAppear A", "w viewDidAppear A"])
      try await host.open("/all")
      #expect(
        await tellings.next(6) == [
          "w viewDidLoad B", "w viewWillDisappear A", "w viewWillAppear B", "w viewDidDisappear A",
          "w viewDidAppear B", "w viewDidUnload A",
        ])
      #expect(await tellings.rest() == [])
      try await host.close()
      #expect(
        await tellings.next(4) == [
          "w viewWillDisappear B", "w viewDidDisappear B", "w viewDidUnload B", "w ends",
        ])
    }
    // Freed with its window.
    #expect(await tellings.next(1) == ["w freed"])
  }

  @Test func `they do nothing in a window that has no such path`() async throws {
    let tellings = Tellings()
    let tell = tellings.tell
    let required: @Sendable () -> [any Behavior] = { [Worker("w", tell)] }
    let app = try TestApp(behaviors: required) { .named("A") }
    #expect(await tellings.next(1) == ["w freed"])
    do {
      let window = Window(app: app, visitor: Visitor(id: "me"))
      #expect(await !window.start(at: "/nowhere"))
    }
    #expect(await tellings.next(1) == ["w freed"])
  }

  @Test func `they hear what a user does, before the presenter does, and only where it is done`()
    async throws
  {
    final class Listener: Behavior {
      private let log: Log
      init(_ log: Log) { self.log = log }
      func userDidAct(_ screen: Screen) { log.add("acted on \(screen.name)") }
    }
    let log = Log()
    let required: @Sendable () -> [any Behavior] = { [Listener(log)] }
    let app = try TestApp(behaviors: required) { navigator in
      let guide = Guide(navigator)
      guide.onBack = { log.add("back") }
      guide.paths["/"] = { guide in
        guide.navigator.push(
          Screen("A", path: "/", ScriptedPresenter(0) { _, event in log.add("\(event)") }) { _ in
            Button("Do", send: .tap("do"))
            TextField("Note", text: "", send: { .text($0) })
          })
      }
      guide.paths["/B"] = { $0.navigator.push(.named("B", path: "/B")) }
      return guide
    }
    try await TestHost.open(app) { app in
      #expect(log.take() == [])
      try await app.tap("Do")
      try await app.type("x", into: "Note")
      #expect(log.take() == ["acted on A", "tap(\"do\")", "acted on A", "text(\"x\")"])
      // Navigation to a new screen is user activity; opening the current screen again is not.
      try await app.open("/")
      #expect(log.take() == [])
      try await app.open("/B")
      #expect(log.take() == ["acted on A"])
      try await app.back()
      #expect(log.take() == ["acted on B", "back"])
    }
  }
}
