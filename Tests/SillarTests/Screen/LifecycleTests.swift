import Scripted
import Sillar
import SillarHost
import Testing

@testable import SillarTesting

/// The order of calls that the documentation of ``Behavior`` promises.
@Suite struct LifecycleTests {
  /// An app over the screen A, whose paths run closures on the navigator, with a log of its screens' life cycles.
  private func with(
    children: [String] = [], _ paths: [String: @Sendable (Navigator) -> Void] = [:],
    _ test: (TestHost, Log) async throws -> Void
  ) async throws {
    let log = Log()
    let app = try TestApp(recordingIn: log) { navigator in
      let guide = Guide(navigator)
      guide.paths["/"] = { $0.navigator.push(.named("A", children: children)) }
      for (path, act) in paths { guide.paths[path] = { act($0.navigator) } }
      return guide
    }
    try await TestHost.open(app) { app in
      #expect(log.take().prefix(1) == ["A viewDidLoad"])
      try await test(app, log)
    }
  }

  @Test func `the first screen loads and appears`() async throws {
    let log = Log()
    let app = try TestApp(recordingIn: log) { navigator in
      Starter { navigator.push(.named("A")) }
    }
    let host = try await TestHost.open(app)
    #expect(log.take() == ["A viewDidLoad", "A viewWillAppear", "A viewDidAppear"])
    try await host.close()
    #expect(log.take() == ["A viewWillDisappear", "A viewDidDisappear", "A viewDidUnload"])
  }

  @Test func `pushed and popped`() async throws {
    try await with(["/push": { $0.push(.named("B")) }]) { app, log in
      try await app.open("/push")
      #expect(
        log.take() == [
          "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "A viewDidDisappear",
          "B viewDidAppear",
        ])
      try await app.back()
      #expect(
        log.take() == [
          "B viewWillDisappear", "A viewWillAppear", "B viewDidDisappear", "A viewDidAppear",
          "B viewDidUnload",
        ])
    }
  }

  @Test func `replaced`() async throws {
    try await with(["/replace": { $0.replace(with: .named("B")) }]) { app, log in
      try await app.open("/replace")
      #expect(
        log.take() == [
          "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "A viewDidDisappear",
          "B viewDidAppear", "A viewDidUnload",
        ])
      #expect(await app.location.depth == 1)
    }
  }

  @Test func `popped to the root`() async throws {
    let paths: [String: @Sendable (Navigator) -> Void] = [
      "/B": { $0.push(.named("B")) }, "/C": { $0.push(.named("C")) },
      "/D": { $0.push(.named("D")) }, "/root": { $0.popToRoot() },
    ]
    try await with(paths) { app, log in
      for path in ["/B", "/C", "/D"] { try await app.open(path) }
      _ = log.take()
      try await app.open("/root")
      #expect(
        log.take() == [
          "D viewWillDisappear", "A viewWillAppear", "D viewDidDisappear", "A viewDidAppear",
          "B viewDidUnload", "C viewDidUnload", "D viewDidUnload",
        ])
    }
  }

  @Test func `everything replaced, modals too`() async throws {
    let paths: [String: @Sendable (Navigator) -> Void] = [
      "/M": { $0.present(.named("M")) },
      "/all": { $0.replaceAll(with: [.named("X"), .named("Y")]) },
    ]
    try await with(paths) { app, log in
      try await app.open("/M")
      _ = log.take()
      try await app.open("/all")
      #expect(
        log.take() == [
          "Y viewDidLoad", "A viewWillDisappear", "M viewWillDisappear", "Y viewWillAppear",
          "A viewDidDisappear", "M viewDidDisappear", "Y viewDidAppear", "A viewDidUnload",
          "M viewDidUnload",
        ])
      try await app.back()
      #expect(
        log.take() == [
          "X viewDidLoad", "Y viewWillDisappear", "X viewWillAppear", "Y viewDidDisappear",
          "X viewDidAppear", "Y viewDidUnload",
        ])
    }
  }

  @Test func `a modal covers nothing`() async throws {
    try await with(["/modal": { $0.present(.named("M")) }]) { app, log in
      try await app.open("/modal")
      #expect(log.take() == ["M viewDidLoad", "M viewWillAppear", "M viewDidAppear"])
      try await app.see("═══ in front of it ═══\n# M")
      try await app.back()
      #expect(log.take() == ["M viewWillDisappear", "M viewDidDisappear", "M viewDidUnload"])
    }
  }

  @Test func `what comes and goes in one turn never loads`() async throws {
    let paths: [String: @Sendable (Navigator) -> Void] = [
      "/nothing": { navigator in
        navigator.push(.named("B"))
        navigator.present(.named("M"))
        navigator.dismiss()
        navigator.pop()
      },
      "/two": { navigator in
        navigator.push(.named("C"))
        navigator.push(.named("D"))
      },
    ]
    try await with(paths) { app, log in
      try await app.open("/nothing")
      #expect(log.take() == [])
      try await app.open("/two")
      #expect(
        log.take() == [
          "D viewDidLoad", "A viewWillDisappear", "D viewWillAppear", "A viewDidDisappear",
          "D viewDidAppear",
        ])
      try await app.back()
      #expect(
        log.take() == [
          "C viewDidLoad", "D viewWillDisappear", "C viewWillAppear", "D viewDidDisappear",
          "C viewDidAppear", "D viewDidUnload",
        ])
    }
  }

  @Test func `children come after their parent in each step`() async throws {
    let log = Log()
    let app = try TestApp(recordingIn: log) { navigator in
      let guide = Guide(navigator)
      guide.paths["/"] = { $0.navigator.push(.named("A", children: ["b", "c"])) }
      guide.paths["/X"] = { $0.navigator.push(.named("X")) }
      return guide
    }
    let host = try await TestHost.open(app)
    #expect(
      log.take() == [
        "A viewDidLoad", "b viewDidLoad", "c viewDidLoad",
        "A viewWillAppear", "b viewWillAppear", "c viewWillAppear",
        "A viewDidAppear", "b viewDidAppear", "c viewDidAppear",
      ])
    try await host.open("/X")
    #expect(
      log.take() == [
        "X viewDidLoad",
        "A viewWillDisappear", "b viewWillDisappear", "c viewWillDisappear", "X viewWillAppear",
        "A viewDidDisappear", "b viewDidDisappear", "c viewDidDisappear", "X viewDidAppear",
      ])
    try await host.back()
    #expect(
      log.take() == [
        "X viewWillDisappear", "A viewWillAppear", "b viewWillAppear", "c viewWillAppear",
        "X viewDidDisappear", "A viewDidAppear", "b viewDidAppear", "c viewDidAppear",
        "X viewDidUnload",
      ])
    try await host.close()
    #expect(
      log.take() == [
        "A viewWillDisappear", "b viewWillDisappear", "c viewWillDisappear",
        "A viewDidDisappear", "b viewDidDisappear", "c viewDidDisappear",
        "A viewDidUnload", "b viewDidUnload", "c viewDidUnload",
      ])
  }

  @Test func `a child comes and goes with its place, and stays loaded`() async throws {
    try await with(children: ["child"]) { app, log in
      try await app.tap("less A")
      #expect(log.take().suffix(2) == ["child viewWillDisappear", "child viewDidDisappear"])
      try await app.dontSee("child")
      try await app.tap("more A")
      #expect(log.take() == ["child viewWillAppear", "child viewDidAppear"])
      try await app.see("child")
    }
  }

  @Test func `a screen knows whether it is loaded and visible`() async throws {
    final class Witness: Behavior {
      let log: Log
      init(_ log: Log) { self.log = log }
      private func add(_ screen: Screen, _ call: String = #function) {
        log.add("\(call.prefix { $0 != "(" }) \(screen.isLoaded) \(screen.isVisible)")
      }
      func viewDidLoad(_ screen: Screen) { add(screen) }
      func viewWillAppear(_ screen: Screen) { add(screen) }
      func viewDidAppear(_ screen: Screen) { add(screen) }
      func viewWillDisappear(_ screen: Screen) { add(screen) }
      func viewDidDisappear(_ screen: Screen) { add(screen) }
      func viewDidUnload(_ screen: Screen) { add(screen) }
    }
    let log = Log()
    let app = try TestApp {
      Screen("A", ScriptedPresenter(0), behaviors: [Witness(log)]) { _ in Text("A") }
    }
    try await TestHost.open(app) { _ in }
    #expect(
      log.lines == [
        "viewDidLoad true false", "viewWillAppear true false", "viewDidAppear true true",
        "viewWillDisappear true true", "viewDidDisappear true false", "viewDidUnload false false",
      ])
  }

  @Test func `unloading cancels what runs, and frees screen and presenter`() async throws {
    final class Canary {
      let log: Log
      init(_ log: Log) { self.log = log }
      deinit { log.add("freed") }
    }
    let log = Log()
    let gate = Gate()
    let app = try TestApp { navigator in
      let guide = Guide(navigator)
      guide.paths["/"] = { $0.navigator.push(.named("A")) }
      guide.paths["/B"] = { guide in
        let canary = Canary(log)
        let presenter = ScriptedPresenter(
          0,
          onEvent: { _, _ in
            await gate.pass()
            log.add("handle cancelled \(Task.isCancelled)")
          },
          onRun: { _ in
            await gate.pass()
            canary.log.add("run cancelled \(Task.isCancelled)")
          })
        guide.navigator.push(
          Screen("B", presenter) { _ in Button("wait", send: .tap("wait")) })
      }
      return guide
    }
    var limits = TestHost.Limits()
    limits.settle = .milliseconds(10)
    try await TestHost.open(app, limits: limits) { app in
      try await app.open("/B")
      try await app.tap("wait")
      #expect(log.lines == [])
      try await app.back()
      #expect(
        log.take().sorted() == ["freed", "handle cancelled true", "run cancelled true"])
      #expect(await app.window.survivors() == [])
    }
  }

  @Test func `a child runs from its first place until its parent unloads`() async throws {
    let log = Log()
    let gate = Gate()
    let app = try TestApp { navigator in
      let guide = Guide(navigator)
      guide.paths["/"] = { $0.navigator.push(.named("A")) }
      guide.paths["/B"] = { guide in
        let child = Screen(
          "child",
          ScriptedPresenter(
            0,
            onRun: { _ in
              log.add("runs")
              await gate.pass()
              log.add("ends")
            })
        ) { _ in Text("child") }
        guide.navigator.push(
          Screen(
            "B", ScriptedPresenter(false) { presenter, _ in presenter.value.toggle() },
            children: ["child": child]
          ) { isPlaced in
            Button("toggle", send: .tap("toggle"))
            if isPlaced { ChildScreen("child") }
          })
      }
      return guide
    }
    try await TestHost.open(app) { app in
      try await app.open("/B")
      #expect(log.take() == [])
      try await app.tap("toggle")
      #expect(log.take() == ["runs"])
      try await app.tap("toggle")
      try await app.tap("toggle")
      #expect(log.take() == [])
      try await app.back()
      #expect(log.take() == ["ends"])
    }
  }

  @Test
  func `a task that does not heed its cancellation is reported by the names of whom it holds`()
    async throws
  {
    let gate = Gate()
    let app = try TestApp { navigator in
      let guide = Guide(navigator)
      guide.paths["/"] = { $0.navigator.push(.named("A")) }
      guide.paths["/B"] = { guide in
        guide.navigator.push(
          Screen(
            "stubborn",
            ScriptedPresenter(0, onRun: { _ in await gate.pass(heedsCancellation: false) })
          ) { _ in Text("B") })
      }
      return guide
    }
    var limits = TestHost.Limits()
    limits.leak = .milliseconds(50)
    try await TestHost.open(app, limits: limits) { app in
      try await app.open("/B")
      let failure = await #expect(throws: TestFailure.self) { try await app.back() }
      #expect(
        failure?.message.contains(
          "the screen \"stubborn\", the presenter ScriptedPresenter<Int> of the screen \"stubborn\""
        )
          == true)
      gate.open()
      try await app.see("# A")
    }
  }

  @Test func `a behavior that keeps navigating does not hang the window`() async throws {
    final class Restless: Behavior {
      let navigator: Navigator
      init(_ navigator: Navigator) { self.navigator = navigator }
      func viewDidAppear(_ screen: Screen) {
        navigator.replace(
          with: Screen("again", ScriptedPresenter(0), behaviors: [Restless(navigator)]) { _ in
            Text("again")
          })
      }
    }
    let app = try TestApp { navigator in
      Starter {
        navigator.push(
          Screen("first", ScriptedPresenter(0), behaviors: [Restless(navigator)]) { _ in
            Text("first")
          })
      }
    }
    let log = Log()
    let window = Window(app: app, visitor: Visitor(id: "me")) { log.add("\($0)") }
    _ = await window.start(at: "/")
    await window.render { _ in }
    #expect(log.lines.first?.hasPrefix("The screen \"again\" still changes after") == true)
  }
}
