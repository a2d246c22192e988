import Scripted
import Sillar
import SillarHost
import Synchronization
import Testing

@testable import SillarTesting

@Suite struct ObserverTests {
  /// Keeps what it is told.
  private final class Witness: WindowObserver {
    private let state = Mutex<[WindowObservation]>([])
    var all: [WindowObservation] { state.withLock { $0 } }
    func observe(_ observation: WindowObservation) { state.withLock { $0.append(observation) } }

    /// All but the drawing, which may take several rounds.
    var acts: [WindowObservation.What] {
      all.map(\.what).filter { if case .rendered = $0 { false } else { true } }
    }
  }

  private struct TimedApp: App {
    let flavor: Flavor
    let clock: any Clock<Duration>
    let screen: @Sendable () -> Screen

    init(_ clock: TestClock, _ screen: @escaping @Sendable () -> Screen) throws {
      flavor = try Flavor(
        name: "Timed", configuration: Configuration(flavor: "Timed", providers: []))
      self.clock = clock
      self.screen = screen
    }

    func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
      Starter { context.navigator.push(screen()) }
    }
  }

  @Test func `it is told of each event once, with its kind and its screen, and not what was typed`()
    async throws
  {
    let witness = Witness()
    try await TestHost.open(GalleryPresenter.app(), observer: witness) { app in
      try await app.tap("Tap me")
      try await app.type("dune", into: "Search")
      try await app.submit("Search")
      try await app.choose("Grid", in: "Layout")
      try await app.switch("Sound", on: true)
      try await app.rate("Your rating", 4)
      try await app.reachEnd(of: "Topics")
    }
    let handled = witness.all.compactMap { observation in
      if case .handled(let kind, _) = observation.what { kind } else { nil }
    }
    #expect(handled == [.tap, .text, .submit, .choice, .choice, .choice, .more])
    #expect(Set(witness.all.map(\.screen)) == ["gallery"])
    #expect(Set(witness.all.map(\.presenter)) == ["GalleryPresenter"])
    #expect(Set(witness.all.map(\.window)).count == 1)
    #expect(!"\(witness.all)".contains("dune"))
    let settled = witness.acts.count { if case .settled = $0 { true } else { false } }
    #expect(settled == 8, "after the opening, and after each event")
    let drawn = witness.all.count { if case .rendered = $0.what { true } else { false } }
    #expect(drawn >= 4, "what the person has entered is there already")
  }

  @Test func `it is told which screen comes to the front, and what is refused there`() async throws
  {
    let witness = Witness()
    try await TestHost.open(GalleryPresenter.app(), observer: witness) { app in
      try await app.tap("Help")
      await app.window.deliver(WindowEvent(node: "99.9"))
      try await app.back()
    }
    let steps = witness.all.compactMap { observation -> String? in
      switch observation.what {
      case .navigated(let before): "\(before ?? "none") to \(observation.screen)"
      case .refused(let kind, let reason): "\(kind) \(reason) on \(observation.screen)"
      default: nil
      }
    }
    #expect(
      steps == ["none to gallery", "gallery to help", "tap notOnScreen on help", "help to gallery"])
  }

  @Test func `times are those of the app's clock`() async throws {
    let (witness, clock) = (Witness(), TestClock())
    let app = try TimedApp(clock) {
      Screen(
        "slow", path: "/",
        ScriptedPresenter(
          "Away",
          onEvent: { presenter, _ in
            try? await clock.sleep(for: .seconds(2))
            presenter.value = "Here"
          }, onRun: { _ in try? await clock.sleep(for: .seconds(5)) })
      ) { text in
        Text(text, .title)
        Button("Go", send: .tap(""))
      }
    }
    try await TestHost.open(app, clock: clock, observer: witness) { app in
      try await app.tap("Go")
      try await app.advance(by: .seconds(2))
      try await app.see("# Here")
      try await app.advance(by: .seconds(3))
    }
    #expect(
      witness.acts == [
        .navigated(from: nil), .settled(after: .zero), .handled(.tap, after: .seconds(2)),
        .settled(after: .seconds(2)),
        .taskEnded("ScriptedPresenter<String>.run()", after: .seconds(5)),
        .ended(after: .seconds(5)),
      ])
  }

  @Test func `a mistake of the app is told with the screen in front`() async throws {
    let witness = Witness()
    let app = try TestApp {
      Screen("twins", path: "/", ScriptedPresenter(0)) { _ in
        Text("One").id(1)
        Text("Two").id(1)
      }
    }
    try await TestHost.open(app, checks: .leaks, observer: witness) { app in
      #expect(app.diagnostics.count == 1)
    }
    let failed = witness.all.filter { if case .failed = $0.what { true } else { false } }
    #expect(failed.map(\.screen) == ["twins"])
  }

  @Test func `what a host shows is measured from when it got the event`() async throws {
    let (witness, clock) = (Witness(), TestClock())
    let app = try TimedApp(clock) {
      Screen("s", path: "/", ScriptedPresenter(0) { presenter, _ in presenter.value += 1 }) {
        Button("Tapped \($0)", send: .tap(""))
      }
    }
    try await TestHost.open(app, clock: clock, observer: witness) { app in
      let button = try #require(await app.screen.children.first?.children.first)
      let received = app.window.observedTime
      try await app.advance(by: .seconds(1))
      _ = await app.window.send(WindowEvent(button), since: received) { _ in }
    }
    #expect(witness.acts.contains(.shown(.tap, after: .seconds(1))))
  }
}
