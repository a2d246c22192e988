import Scripted
import Sillar
import SillarTesting
import Testing

/// The time limit of a step whose target does not appear.
@Suite struct SettledWindowTests {
  private struct ContextApp: App {
    let flavor: Flavor
    let screen: @Sendable (ModuleContext) -> Screen

    init(_ screen: @escaping @Sendable (ModuleContext) -> Screen) throws {
      self.screen = screen
      flavor = try Flavor(
        name: "Test", configuration: Configuration(flavor: "Test", providers: []))
    }

    func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
      Starter { context.navigator.push(screen(context)) }
    }
  }

  /// Waits so long that even on a busy machine it is seen which step has not.
  private static var patient: TestHost.Limits {
    var limits = TestHost.Limits()
    limits.wait = .seconds(60)
    return limits
  }

  private func time(of step: () async throws -> Void) async -> Duration {
    await ContinuousClock().measure { try? await step() }
  }

  @Test func `what is not there fails at once when nothing goes on`() async throws {
    try await TestHost.open(GalleryPresenter.app(), limits: Self.patient) { app in
      let failure = await #expect(throws: TestFailure.self) { try await app.see("Nothing") }
      #expect(failure?.message.contains("Nothing goes on that could change this.") == true)
      #expect(await time { try await app.see("Nothing") } < Self.patient.wait / 2)
      #expect(await time { try await app.tap("Nothing") } < Self.patient.wait / 2)
      #expect(await time { try await app.dontSee("Taps: 0") } < Self.patient.wait / 2)
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: [true, false])
  func `work that never waits for anything fails its step, and is named`(isEvent: Bool) async throws
  {
    let app = try ContextApp { _ in
      let spin: (ScriptedPresenter<Int>) async -> Void = { presenter in
        while !Task.isCancelled {
          presenter.value += 1
          await Task.yield()
        }
      }
      return Screen(
        "spin",
        ScriptedPresenter(
          0, onEvent: { presenter, _ in if isEvent { await spin(presenter) } },
          onRun: { presenter in if !isEvent { await spin(presenter) } })
      ) { _ in Button("Spin", send: .tap("spin")) }
    }
    var limits = TestHost.Limits()
    limits.wait = .milliseconds(300)
    let failure = await #expect(throws: TestFailure.self) {
      try await TestHost.open(app, limits: limits) { app in
        try await app.tap("Spin")
        Issue.record("A window that is never at rest settles.")
      }
    }
    let work = "ScriptedPresenter<Int>.\(isEvent ? "handle(_:)" : "run()") of the screen \"spin\""
    #expect(
      failure?.message.hasPrefix("Never at rest within 0.3 seconds: \(work).") == true,
      "\(failure?.message ?? "")")
  }

  @Test func `a wait for the clock or for the screen itself is nothing that goes on`() async throws
  {
    let clock = TestClock()
    let app = try ContextApp { context in
      // The step waits for the next time that the note is loaded.
      let note = Loader(context) { "Note" }
      return Screen(
        "note",
        ScriptedPresenter(
          0,
          onEvent: { presenter, _ in
            guard (try? await clock.sleep(for: .seconds(1))) != nil else { return }
            presenter.value += 1
          }, onRun: { _ in await note.run() })
      ) { count in
        Text("Count: \(count)")
        Button("Later", send: .tap("later"))
      }
    }
    try await TestHost.open(app, clock: clock, limits: Self.patient) { app in
      try await app.tap("Later")
      #expect(await time { try await app.see("Count: 1") } < Self.patient.wait / 2)
      try await app.advance(by: .seconds(1))
      try await app.see("Count: 1")
    }
  }

  @Test(arguments: [true, false])
  func `a step waits for work whose end the host does not know`(isEvent: Bool) async throws {
    let gate = Gate()
    let app = try TestApp {
      Screen(
        "slow",
        ScriptedPresenter(
          "Wait",
          onEvent: { presenter, _ in
            await gate.pass()
            presenter.value = "Here"
          },
          onRun: { presenter in
            if isEvent { return }
            await gate.pass()
            presenter.value = "Here"
          })
      ) { text in Button(text, send: .tap("in")) }
    }
    try await TestHost.open(app) { app in
      if isEvent { try await app.tap("Wait") }
      async let opening: Void = {
        try? await ContinuousClock().sleep(for: .milliseconds(800))
        gate.open()
      }()
      try await app.see("Here")
      await opening
    }
  }

  @Test func `a step waits for a screen that has gone and still works`() async throws {
    let gate = Gate()
    let app = try TestApp { navigator in
      Starter {
        navigator.push(Screen("root", ScriptedPresenter(0)) { _ in Text("Root", .title) })
        navigator.push(
          Screen(
            "late",
            ScriptedPresenter(0) { _, _ in
              navigator.pop()
              await gate.pass(heedsCancellation: false)
              navigator.push(Screen("new", ScriptedPresenter(0)) { _ in Text("New", .title) })
            }
          ) { _ in Button("Go", send: .tap("go")) })
      }
    }
    try await TestHost.open(app, checks: .diagnostics) { app in
      try await app.tap("Go")
      try await app.see("# Root")
      async let opening: Void = {
        try? await ContinuousClock().sleep(for: .milliseconds(800))
        gate.open()
      }()
      try await app.see("# New")
      await opening
    }
  }
}
