import Scripted
import Sillar
import SillarTesting
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct TestClockTests {
  @Test func `sleepers wake in the order of their deadlines, and see their own time`() async throws
  {
    let clock = TestClock()
    let log = Log()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for seconds in [3, 1, 2] {
        group.addTask {
          try await clock.sleep(for: .seconds(seconds))
          log.add("\(seconds) at \(clock.now.offset)")
        }
      }
      try await clock.untilAsleep(3)
      await clock.advance(by: .seconds(2))
      #expect(log.take() == ["1 at 1.0 seconds", "2 at 2.0 seconds"])
      #expect(clock.timeToNextWaking == .seconds(1))
      await clock.advance(by: .seconds(1))
      #expect(log.take() == ["3 at 3.0 seconds"])
      try await group.waitForAll()
    }
  }

  @Test func `who sleeps again and again wakes each time`() async throws {
    let clock = TestClock()
    let log = Log()
    let ticking = Task {
      while true {
        try await clock.sleep(for: .seconds(1))
        log.add("\(clock.now.offset / .seconds(1))")
      }
    }
    try await clock.untilAsleep()
    await clock.advance(by: .seconds(60))
    #expect(log.lines == (1...60).map { "\(Double($0))" })
    ticking.cancel()
    await #expect(throws: CancellationError.self) { try await ticking.value }
    #expect(clock.sleepers == 0)
  }

  @Test func `a cancelled sleeper wakes at once`() async throws {
    let clock = TestClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    try await clock.untilAsleep()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    let late = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await late.value }
  }

  @Test func `a deadline that has passed is no sleep`() async throws {
    let clock = TestClock()
    try await clock.sleep(for: .zero)
    try await clock.sleep(for: .seconds(-1))
  }

  @Test func `the date follows the time, and jumps without it`() async {
    let clock = TestClock(startingAt: Date(timeIntervalSince1970: 1000))
    await clock.advance(by: .seconds(90))
    #expect(clock.date == Date(timeIntervalSince1970: 1090))
    clock.jump(by: .seconds(-3600))
    #expect(clock.wallClock() == Date(timeIntervalSince1970: -2510))
    #expect(clock.now.offset == .seconds(90))
  }

  @Test func `waiting for a sleeper that does not come fails`() async {
    let clock = TestClock()
    await #expect(throws: TestFailure.self) {
      try await clock.untilAsleep(within: .milliseconds(20))
    }
  }

  @Test func `a search waits for the clock, and starts anew with each letter`() async throws {
    let clock = TestClock()
    let log = Log()
    let app = try TestApp {
      Screen(
        "search",
        ScriptedPresenter("") { presenter, event in
          guard case .text(let query) = event else { return }
          presenter.value = query
          guard (try? await clock.sleep(for: .milliseconds(300))) != nil,
            presenter.value == query
          else { return }
          log.add("asked for \(query)")
        }
      ) { query in
        TextField("Search", text: query, send: { .text($0) })
      }
    }
    try await TestHost.open(app, clock: clock) { app in
      try await app.type("d", into: "Search")
      try await app.advance(by: .milliseconds(200))
      try await app.type("du", into: "Search")
      try await app.advance(by: .milliseconds(299))
      #expect(log.lines == [])
      try await app.advance(by: .milliseconds(1))
      #expect(log.lines == ["asked for du"])
    }
  }

  @Test func `a countdown of a screen counts every second`() async throws {
    let clock = TestClock()
    let app = try TestApp {
      Screen(
        "countdown",
        ScriptedPresenter(
          100,
          onRun: { presenter in
            while presenter.value > 0, (try? await clock.sleep(for: .seconds(1))) != nil {
              presenter.value -= 1
            }
          })
      ) { left in
        Text("\(left) left")
      }
    }
    try await TestHost.open(app, clock: clock) { app in
      try await app.see("100 left")
      try await app.advance(by: .seconds(40))
      #expect(await app.text == "60 left")
      try await app.advance(by: .seconds(100))
      #expect(await app.text == "0 left")
    }
  }
}
