import Observation
import Scripted
import Sillar
import Testing

@testable import SillarHost
@testable import SillarTesting

/// Behaviors that are added to a screen and removed from it while it lives.
@Suite(.timeLimit(.minutes(1))) struct OwnBehaviorTests {
  final class Required: Behavior {}
  final class Rival: Behavior { static let claims: Set<String> = ["play", "work"] }

  /// An app over the screen A, whose paths run closures on that screen.
  private func with(
    required: @escaping @Sendable () -> [any Behavior] = { [Required()] },
    _ paths: [String: @Sendable (Screen, Navigator) throws -> Void],
    _ test: (TestHost, Log) async throws -> Void
  ) async throws {
    let log = Log()
    let app = try TestApp(behaviors: required) { navigator in
      let guide = Guide(navigator)
      guide.paths["/"] = { $0.navigator.push(.named("A", children: ["child"])) }
      for (path, act) in paths {
        guide.paths[path] = { guide in
          do { try act(guide.navigator.stack[0], guide.navigator) } catch { log.add("\(error)") }
        }
      }
      return guide
    }
    try await TestHost.open(app) { try await test($0, log) }
  }

  @Test func `one that comes late hears what it has missed, works, and hears the end when it goes`()
    async throws
  {
    let tellings = Tellings()
    let tell = tellings.tell
    try await with([
      "/add": { screen, _ in try screen.add(Worker("w", tell)) },
      "/remove": { screen, _ in
        if let worker = screen.behaviors.first(Worker.self) { try screen.remove(worker) }
      },
    ]) { app, log in
      try await app.open("/add")
      #expect(
        await tellings.next(4)
          == ["w viewDidLoad A", "w viewWillAppear A", "w viewDidAppear A", "w runs"])
      #expect(await app.window.loadedScreens()[0].behaviors == ["Required", "Worker"])
      try await app.open("/remove")
      #expect(
        await tellings.next(5) == [
          "w viewWillDisappear A", "w viewDidDisappear A", "w viewDidUnload A", "w ends", "w freed",
        ])
      #expect(await app.window.loadedScreens()[0].behaviors == ["Required"])
      #expect(log.lines == [])
    }
    #expect(await tellings.rest() == [])
  }

  @Test func `one hears when its visible screen is behind something else, and in front again`()
    async throws
  {
    let tellings = Tellings()
    let tell = tellings.tell
    try await with([
      "/add": { screen, _ in try screen.add(Worker("w", tell)) },
      "/cover": { _, navigator in navigator.push(.named("B")) },
    ]) { app, log in
      try await app.open("/add")
      _ = await tellings.next(4)
      try await app.leaveFront()
      try await app.leaveFront()
      try await app.comeToFront()
      #expect(
        await tellings.next(2) == ["w windowDidLeaveFront A", "w windowDidComeToFront A"])
      // A covered screen is not notified until it appears.
      try await app.open("/cover")
      try await app.leaveFront()
      try await app.back()
      #expect(
        await tellings.next(5) == [
          "w viewWillDisappear A", "w viewDidDisappear A", "w viewWillAppear A",
          "w viewDidAppear A", "w windowDidLeaveFront A",
        ])
      #expect(log.lines == [])
    }
  }

  @Observable final class Playing: Behavior {
    var keepsDeviceAwake = true
  }

  @Test func `one keeps the device awake as long as it says so and its screen is visible`()
    async throws
  {
    try await with([
      "/add": { screen, _ in try screen.add(Playing()) },
      "/pause": { screen, _ in screen.behaviors.first(Playing.self)?.keepsDeviceAwake = false },
      "/play": { screen, _ in screen.behaviors.first(Playing.self)?.keepsDeviceAwake = true },
      "/over": { _, navigator in navigator.present(.named("M")) },
      "/cover": { _, navigator in navigator.push(.named("B")) },
      "/remove": { screen, _ in
        if let playing = screen.behaviors.first(Playing.self) { try screen.remove(playing) }
      },
    ]) { app, log in
      func isAwake(after path: String) async throws -> Bool {
        try await app.open(path)
        return await app.location.keepsDeviceAwake
      }
      #expect(await !app.location.keepsDeviceAwake)
      #expect(try await isAwake(after: "/add"))
      #expect(try await !isAwake(after: "/pause"))
      #expect(try await isAwake(after: "/play"))
      #expect(try await isAwake(after: "/over"))
      try await app.back()
      #expect(try await !isAwake(after: "/cover"))
      try await app.back()
      #expect(await app.location.keepsDeviceAwake)
      #expect(try await !isAwake(after: "/remove"))
      #expect(log.lines == [])
    }
  }

  @Test func `one that comes to a covered screen hears that it is seen when it is`() async throws {
    let tellings = Tellings()
    let tell = tellings.tell
    try await with([
      "/push": { _, navigator in navigator.push(.named("B")) },
      "/add": { screen, _ in try screen.add(Worker("w", tell)) },
      "/pop": { _, navigator in navigator.pop() },
    ]) { app, _ in
      try await app.open("/push")
      try await app.open("/add")
      #expect(await tellings.next(2) == ["w viewDidLoad A", "w runs"])
      try await app.open("/pop")
      #expect(await tellings.next(2) == ["w viewWillAppear A", "w viewDidAppear A"])
    }
    #expect(
      Set(await tellings.next(5)) == [
        "w viewWillDisappear A", "w viewDidDisappear A", "w viewDidUnload A", "w ends", "w freed",
      ])
  }

  @Test func `one that comes and goes in one turn never works`() async throws {
    let tellings = Tellings()
    let tell = tellings.tell
    try await with([
      "/both": { screen, _ in
        let worker = Worker("w", tell)
        try screen.add(worker)
        try screen.remove(worker)
        // After a removal, neither of these does anything.
        try screen.remove(worker)
      }
    ]) { app, _ in
      try await app.open("/both")
      try await app.see("# A")
      #expect(
        await tellings.rest() == [
          "w viewDidLoad A", "w viewWillAppear A", "w viewDidAppear A", "w viewWillDisappear A",
          "w viewDidDisappear A", "w viewDidUnload A", "w freed",
        ])
    }
  }

  @Test func `one that is given twice is there once`() async throws {
    let tellings = Tellings()
    let tell = tellings.tell
    try await with([
      "/add": { screen, _ in
        let worker = screen.behaviors.first(Worker.self) ?? Worker("w", tell)
        try screen.add(worker)
      }
    ]) { app, log in
      try await app.open("/add")
      try await app.open("/add")
      #expect(log.lines == [])
      #expect(
        await tellings.rest()
          == ["w viewDidLoad A", "w viewWillAppear A", "w viewDidAppear A", "w runs"])
    }
  }

  @Test func `a screen's own behaviors work as long as it is loaded, also on a child screen`()
    async throws
  {
    let tellings = Tellings()
    let tell = tellings.tell
    try await with([
      "/push": { _, navigator in
        navigator.push(
          Screen(
            "B", ScriptedPresenter(0), behaviors: [Worker("w", tell)],
            children: [
              "c": Screen("c", ScriptedPresenter(0), behaviors: [Worker("v", tell)]) { _ in
                Text("c")
              }
            ]
          ) { _ in ChildScreen("c") })
      },
      "/cover": { _, navigator in navigator.push(.named("C")) },
      "/pop": { _, navigator in navigator.pop() },
    ]) { app, _ in
      try await app.open("/push")
      #expect(Set(await tellings.next(8)).isSuperset(of: ["w runs", "v runs"]))
      try await app.open("/cover")
      #expect(
        await tellings.next(4) == [
          "w viewWillDisappear B", "v viewWillDisappear c", "w viewDidDisappear B",
          "v viewDidDisappear c",
        ])
      try await app.open("/pop")
      _ = await tellings.next(4)
      #expect(await tellings.rest() == [])
      try await app.open("/pop")
      let last = await tellings.next(10)
      #expect(Set(last).isSuperset(of: ["w ends", "v ends", "w freed", "v freed"]))
    }
  }

  @Test func `one that claims what another has is refused, and told whose it is`() async throws {
    let tellings = Tellings()
    let tell = tellings.tell
    try await with([
      "/add": { screen, _ in try screen.add(Worker("w", tell)) },
      "/rival": { screen, _ in try screen.add(Rival()) },
      "/remove": { screen, _ in
        if let worker = screen.behaviors.first(Worker.self) { try screen.remove(worker) }
      },
    ]) { app, log in
      try await app.open("/add")
      try await app.open("/rival")
      #expect(
        log.take()
          == ["Worker of A and Rival of A both claim \"work\": take one of them away first."])
      #expect(await app.window.loadedScreens()[0].behaviors == ["Required", "Worker"])
      try await app.open("/remove")
      try await app.open("/rival")
      #expect(log.take() == [])
      #expect(await app.window.loadedScreens()[0].behaviors == ["Required", "Rival"])
    }
    _ = await tellings.rest()
  }

  @Test func `a required one cannot be taken away, and stays`() async throws {
    try await with([
      "/remove": { screen, _ in
        if let required = screen.behaviors.first(Required.self) { try screen.remove(required) }
      },
      "/child": { screen, _ in
        guard let child = screen.children["child"] else { return }
        if let required = child.behaviors.first(Required.self) { try child.remove(required) }
      },
    ]) { app, log in
      for path in ["/remove", "/child"] {
        try await app.open(path)
        #expect(
          log.take() == [
            "Required is required by Test on every screen: it cannot be taken from one."
          ])
      }
      #expect(await app.window.loadedScreens().map(\.behaviors) == [["Required"], ["Required"]])
    }
  }

  @Test func `a screen that no window has keeps what it is given`() throws {
    let screen = Screen.named("A")
    let rival = Rival()
    try screen.add(rival)
    #expect(screen.behaviors.first(Rival.self) === rival)
    #expect(throws: BehaviorError.self) { try screen.add(Rival()) }
    try screen.remove(rival)
    #expect(screen.behaviors.isEmpty)
  }
}
