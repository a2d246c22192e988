import Scripted
import Sillar
import SillarModel
import SillarTesting
import Synchronization
import Testing

/// The behavior of a visitor who has agreed.
private func agreed(_ tracker: Tracker) -> any Behavior {
  tracker.behavior(answer: { true }, keep: { _ in })
}

/// The events of tracking, and the data that they never contain.
@Suite(.timeLimit(.minutes(1))) final class TrackingTests: Sendable {
  /// A sink that a test can make fail.
  private final class Sink: Sendable {
    struct Broken: Error {}
    private struct State {
      var taken: [[TrackingEvent]] = []
      var failures = 0
    }
    private let state = Mutex(State())
    private let gate: Gate

    init(failures: Int = 0, gate: Gate = Gate(isOpen: true)) {
      self.gate = gate
      state.withLock { $0.failures = failures }
    }

    @Sendable func take(_ events: [TrackingEvent]) async throws {
      await gate.pass()
      try Task.checkCancellation()
      try state.withLock { state in
        if state.failures > 0 {
          state.failures -= 1
          throw Broken()
        }
        state.taken.append(events)
      }
    }

    var batches: [[String]] { state.withLock { $0.taken.map { $0.map(\.name) } } }
    var events: [TrackingEvent] { state.withLock { $0.taken.flatMap { $0 } } }
  }

  private let clock = TestClock()
  private let work = AppWork()

  /// Runs the work during a test, and then ends it.
  private func run(_ test: () async throws -> Void) async throws {
    let task = Task { await work.run() }
    try await clock.untilAsleep()
    try await test()
    task.cancel()
    await task.value
  }

  @Test func `events wait, and go together, in their order`() async throws {
    let sink = Sink()
    let tracker = Tracker(work: work, interval: .seconds(5), clock: clock, send: sink.take)
    tracker.note(TrackingEvent("one", screen: "s"))
    try await run {
      tracker.note(TrackingEvent("two", screen: "s"))
      await clock.advance(by: .seconds(4))
      #expect(sink.batches == [])
      await clock.advance(by: .seconds(1))
      #expect(sink.batches == [["one", "two"]])
      await clock.advance(by: .seconds(60))
      #expect(sink.batches == [["one", "two"]])
    }
    #expect(sink.batches == [["one", "two"]])
    #expect(tracker.dropped == 0)
  }

  @Test func `what a failing sink did not take is offered again, before what came since`()
    async throws
  {
    let sink = Sink(failures: 2)
    let tracker = Tracker(work: work, interval: .seconds(5), clock: clock, send: sink.take)
    try await run {
      tracker.note(TrackingEvent("one", screen: "s"))
      await clock.advance(by: .seconds(5))
      tracker.note(TrackingEvent("two", screen: "s"))
      await clock.advance(by: .seconds(5))
      #expect(sink.batches == [])
      await clock.advance(by: .seconds(5))
      #expect(sink.batches == [["one", "two"]])
    }
  }

  @Test func `of too many the oldest go, and are counted`() async throws {
    let sink = Sink(failures: 1)
    let tracker = Tracker(
      work: work, capacity: 2, interval: .seconds(5), clock: clock, send: sink.take)
    for name: StaticString in ["one", "two", "three"] {
      tracker.note(TrackingEvent(name, screen: "s"))
    }
    #expect(tracker.dropped == 1)
    try await run {
      await clock.advance(by: .seconds(5))
      tracker.note(TrackingEvent("four", screen: "s"))
      #expect(tracker.dropped == 2)
      await clock.advance(by: .seconds(5))
      #expect(sink.batches == [["three", "four"]])
    }
  }

  @Test func `a tracker that is told to end gives away what is left`() async throws {
    let sink = Sink()
    let tracker = Tracker(work: work, interval: .seconds(5), clock: clock, send: sink.take)
    try await run { tracker.note(TrackingEvent("last", screen: "s")) }
    #expect(sink.batches == [["last"]])
  }

  @Test func `a sink that hangs when the tracker is to end has a moment, and no more`()
    async throws
  {
    let gate = Gate()
    let sink = Sink(gate: gate)
    let tracker = Tracker(work: work, interval: .seconds(5), clock: clock, send: sink.take)
    let task = Task { await work.run() }
    try await clock.untilAsleep()
    tracker.note(TrackingEvent("last", screen: "s"))
    task.cancel()
    try await clock.untilAsleep()
    await clock.advance(by: .seconds(5))
    await task.value
    #expect(sink.batches == [])
  }

  @Test func `a sink that hangs holds no screen up`() async throws {
    let gate = Gate()
    let sink = Sink(gate: gate)
    let tracker = Tracker(work: work, interval: .seconds(5), clock: clock, send: sink.take)
    let required = { @Sendable in [agreed(tracker)] }
    let app = try TestApp(behaviors: required) { navigator in
      let guide = Guide(navigator)
      guide.paths["/"] = { $0.navigator.push(.named("A")) }
      guide.paths["/B"] = { $0.navigator.push(.named("B")) }
      return guide
    }
    let task = Task { await work.run() }
    try await TestHost.open(app, clock: clock) { app in
      try await clock.untilAsleep()
      try await app.advance(by: .seconds(5))
      for _ in 0..<5 {
        try await app.open("/B")
        try await app.back()
      }
      gate.open()
      try await clock.untilAsleep()
      try await app.advance(by: .seconds(5))
      // For each visit: A was used, A disappeared, B appeared, B was used, B disappeared, A appeared.
      #expect(sink.batches.map(\.count) == [1, 30])
    }
    task.cancel()
    await task.value
    #expect(sink.events.last?.name == "screen-disappeared" && sink.events.last?.screen == "A")
  }

  @Test func `an act in an app whose flavor has not the tracker's work fails the test, once`()
    async throws
  {
    let tracker = Tracker(work: work, clock: clock) { _ in }
    let required = { @Sendable in [agreed(tracker)] }
    let app = try TestApp(behaviors: required) {
      Screen("form", path: "/", ScriptedPresenter("Pay")) { Button($0, send: .tap("pay")) }
    }
    try await TestHost.open(app, clock: clock) { app in
      // The app may still be starting.
      try await app.tap("Pay")
      try await app.advance(by: .seconds(5))
      let failure = await #expect(throws: TestFailure.self) { try await app.tap("Pay") }
      #expect(
        try #require(failure).description.contains(
          "Events wait, and nobody runs the tracker: give its AppWork to the Flavor of the app"))
      try await app.tap("Pay")
    }
  }

  @Test func `screens and acts are told, and nothing that a user typed`() async throws {
    let sink = Sink()
    let tracker = Tracker(work: work, clock: clock, send: sink.take)
    let required = { @Sendable in [agreed(tracker)] }
    let app = try TestApp(behaviors: required) { navigator in
      let guide = Guide(navigator)
      guide.paths["/"] = { guide in
        guide.navigator.push(
          Screen("form", path: "/", ScriptedPresenter("Ana's balance")) { text in
            Text(text, .title)
            TextField("Card", text: "", send: { .text($0) })
            Button("Pay", send: .tap("pay 4242"))
          })
      }
      guide.paths["/done"] = { $0.navigator.push(.named("done")) }
      return guide
    }
    try await TestHost.open(app, visitor: Visitor(id: "visitor-7", languages: ["es"])) { app in
      try await app.type("4242 4242 4242 4242", into: "Card")
      try await app.tap("Pay")
      try await app.open("/done")
    }
    let task = Task { await work.run() }
    try await clock.untilAsleep()
    task.cancel()
    await task.value
    #expect(
      sink.events.map { "\($0.name) \($0.screen)" } == [
        "screen-appeared form",
        // Once for all typing: the number of events would reveal the length of the text.
        "user-acted form", "screen-disappeared form", "screen-appeared done",
        "screen-disappeared done",
      ])
    let told = "\(sink.events)"
    for secret in ["4242", "Ana", "visitor-7", "Card", "Pay"] { #expect(!told.contains(secret)) }
  }

  @Test func `how long a screen was to be seen is told when it disappears`() async throws {
    let sink = Sink()
    let tracker = Tracker(work: work, interval: .seconds(100), clock: clock, send: sink.take)
    let required = { @Sendable in [agreed(tracker)] }
    let app = try TestApp(behaviors: required) { navigator in
      let guide = Guide(navigator)
      guide.paths["/"] = { $0.navigator.push(.named("A", path: "/")) }
      guide.paths["/B"] = { $0.navigator.push(.named("B")) }
      return guide
    }
    try await run {
      try await TestHost.open(app, clock: clock) { app in
        try await app.advance(by: .seconds(3))
        try await app.open("/B")
        try await app.advance(by: .milliseconds(500))
        try await app.back()
        try await app.advance(by: .seconds(1))
      }
    }
    #expect(
      sink.events.compactMap { event in event.duration.map { "\(event.screen): \($0)" } } == [
        "A: 3.0 seconds", "B: 0.5 seconds", "A: 1.0 seconds",
      ])
    #expect(sink.events.allSatisfy { ($0.name == "screen-disappeared") == ($0.duration != nil) })
  }
}
