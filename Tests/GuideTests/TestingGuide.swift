import Foundation
import Observation
import Sillar
import SillarTesting
import Testing

struct LampState: Equatable, Sendable {
  var isOn = false
  var isFading = false
}

enum LampEvent: Equatable, Sendable { case switched, dimmed }

@Observable final class LampPresenter: Presenter {
  private(set) var state = LampState()
  private let clock: any Clock<Duration>

  init(clock: any Clock<Duration>) { self.clock = clock }

  func handle(_ event: LampEvent) async {
    switch event {
    case .switched: state.isOn.toggle()
    case .dimmed:
      state.isFading = true
      try? await clock.sleep(for: .seconds(3))
      state = LampState()
    }
  }
}

struct LampView: View {
  func body(_ state: LampState) -> [Node<LampEvent>] {
    Text(state.isOn ? "On" : "Off", .title)
    Row {
      Button("Switch", .primary, send: .switched)
      Button("Dim", send: .dimmed).disabled(state.isFading || !state.isOn)
    }
  }
}

struct TestingGuide {
  private let clock = TestClock()

  @Test func `a lamp is off at first`() async throws {
    try await watch { app in
      #expect(await app.text == "# Off\n[Switch]  [Dim] (disabled)")
    }
  }

  @Test func `a dimmed lamp goes off after three seconds`() async throws {
    try await watch { app in
      try await app.tap("Switch")
      try await app.tap("Dim")
      try await app.see("# On")
      try await app.advance(by: .seconds(3))
      try await app.see("# Off")
    }
  }

  @Test func `a presenter is tested without a window`() async {
    let lamp = LampPresenter(clock: clock)
    await lamp.handle(.switched)
    #expect(lamp.state == LampState(isOn: true))
  }

  @Test func `a recorded session is replayed`() async throws {
    try await TestHost.replay(recording("lamp")) { clock in try lamp(clock) }
  }

  @Test func `a button that is not there fails its step`() async throws {
    try await watch { app in
      let failure = await #expect(throws: TestFailure.self) { try await app.tap("Swich") }
      #expect(failure?.message.contains("Nothing goes on that could change this") == true)
    }
  }

  private func watch(_ test: (TestHost) async throws -> Void) async throws {
    try await TestHost.open(lamp(clock), clock: clock, test)
  }

  private func lamp(_ clock: TestClock) throws -> ScreenApp {
    try ScreenApp(clock: clock, now: clock.wallClock) { context in
      Screen("lamp", view: LampView(), presenter: LampPresenter(clock: context.clock))
    }
  }

  private func recording(_ name: String) -> URL {
    Bundle.module.bundleURL.appending(path: "Resources/\(name).jsonl")
  }
}
