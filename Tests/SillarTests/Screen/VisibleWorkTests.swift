import Observation
import Scripted
import Sillar
import SillarHost
import Testing

@testable import SillarTesting

/// The guarantees of `runWhileVisible()`, and the lifetime of a coordinator during its tasks.
@Suite struct VisibleWorkTests {
  @Test func `it stops when the screen is covered and starts anew when it is seen again`()
    async throws
  {
    let log = Log()
    let clock = TestClock()
    try await TestHost.open(try app(log, clock), clock: clock) { app in
      try await app.advance(by: .seconds(2))
      try await app.see("Seconds: 2")
      #expect(log.take() == ["starts"])
      try await app.open("/push")
      #expect(log.take() == ["stops"])
      try await app.advance(by: .seconds(5))
      try await app.back()
      try await app.see("Seconds: 2")
      try await app.advance(by: .seconds(1))
      try await app.see("Seconds: 3")
      #expect(log.take() == ["starts"])
    }
    #expect(log.take() == ["stops"], "the window has ended")
  }

  @Test func `it goes on beneath a modal`() async throws {
    let log = Log()
    let clock = TestClock()
    try await TestHost.open(try app(log, clock), clock: clock) { app in
      try await app.open("/present")
      try await app.advance(by: .seconds(2))
      try await app.see("Seconds: 2")
      #expect(log.take() == ["starts"])
    }
  }

  @Test
  func `a task that outlives its window still finds its coordinator, and keeps nothing alive`()
    async throws
  {
    let log = Log()
    let gate = Gate()
    let app = try TestApp { navigator in Owner(navigator, log, gate) }
    let host = try await TestHost.open(app, checks: [])
    try await host.tap("Be slow")
    await host.window.end()
    #expect(log.take() == [])
    gate.open()
    let deadline = ContinuousClock.now + .seconds(10)
    while log.lines.count < 2, ContinuousClock.now < deadline { await Task.yield() }
    #expect(log.take() == ["told", "gone"])
  }

  private func app(_ log: Log, _ clock: TestClock) throws -> TestApp {
    try TestApp { navigator in
      let guide = Guide(navigator)
      guide.paths["/"] = {
        $0.navigator.push(
          Screen("seconds", view: SecondsView(), presenter: SecondsPresenter(log, clock)))
      }
      guide.paths["/push"] = { $0.navigator.push(.named("B")) }
      guide.paths["/present"] = { $0.navigator.present(.named("B")) }
      return guide
    }
  }
}

private struct SecondsView: View {
  func body(_ seconds: Int) -> [Node<Never>] { Text("Seconds: \(seconds)", .title) }
}

@Observable private final class SecondsPresenter: Presenter {
  private(set) var state = 0
  private let log: Log
  private let clock: TestClock

  init(_ log: Log, _ clock: TestClock) {
    self.log = log
    self.clock = clock
  }

  func handle(_ event: Never) async {}

  func runWhileVisible() async {
    log.add("starts")
    while (try? await clock.sleep(for: .seconds(1))) != nil { state += 1 }
    log.add("stops")
  }
}

/// A coordinator that only its window retains.
private final class Owner: Coordinator {
  private let navigator: Navigator
  private let log: Log
  private let gate: Gate

  init(_ navigator: Navigator, _ log: Log, _ gate: Gate) {
    self.navigator = navigator
    self.log = log
    self.gate = gate
  }

  deinit { log.add("gone") }

  func start() {
    navigator.push(Screen("slow", view: SlowView(), presenter: SlowPresenter(self, gate)))
  }

  func told() {
    log.add("told")
    navigator.replaceAll(with: [.named("next")])
    navigator.present(.named("modal"))
    navigator.cover(with: .named("cover"))
    start()
  }
}

private enum SlowEvent: Equatable, Sendable { case slow }

private struct SlowView: View {
  func body(_ state: Int) -> [Node<SlowEvent>] { Button("Be slow", send: .slow) }
}

@Observable private final class SlowPresenter: Presenter {
  let state = 0
  private let coordinator: Owner
  private let gate: Gate

  init(_ coordinator: Owner, _ gate: Gate) {
    self.coordinator = coordinator
    self.gate = gate
  }

  func handle(_ event: SlowEvent) async {
    // Ignores cancellation, as some libraries do.
    await gate.pass(heedsCancellation: false)
    coordinator.told()
  }
}
