import Sillar
import SillarHost

extension TestHost {
  /// Waits until the window has settled: no task is running, all tasks wait for the clock, or nothing has happened for
  /// ``TestHost/Limits/settle``.
  public func settle() async { _ = await restlessWindow() }

  /// Settles.
  ///
  /// - Returns: The window on the clock that does not settle, because its work waits for nothing; nil if there is none.
  private func restlessWindow() async -> Window? {
    if let restless = await clock.turn(times: 3) { return restless }
    let end = ContinuousClock.now + limits.wait
    var seen = 0
    while ContinuousClock.now < end, !Task.isCancelled {
      let asleep = clock.fallenAsleep.signals
      let look = await look()
      guard look.isBusy else { break }
      let waitsForClock = clock.sleepers > 0 || look.showsOnlyMeasuredProgress
      guard
        let signal = await nextSignal(
          after: seen, asleep: asleep,
          within: waitsForClock ? min(limits.settle, .milliseconds(20)) : limits.settle)
      else { break }
      seen = signal
    }
    return await clock.turn(times: 3)
  }

  /// Settles, then fails if that does not end, or there are leaks or diagnostics.
  func finishStep(_ fileID: String, _ line: Int) async throws {
    if let restless = await restlessWindow() {
      let work = await restless.work()
      throw await failure(
        """
        Never at rest within \(limits.wait): \(work.isEmpty ? "the work of the app" : work.joined(separator: ", ")).
        Work has to end, to sleep on the clock, or to wait for something from outside; a loop that only calls \
        Task.yield() does not.
        """, fileID, line)
    }
    try await check(fileID, line)
  }

  func check(_ fileID: String, _ line: Int) async throws {
    let diagnostics = notes.takeUnread()
    if checks.contains(.diagnostics), !diagnostics.isEmpty {
      throw await failure(
        diagnostics.map(\.description).joined(separator: "\n"), fileID, line)
    }
    guard checks.contains(.leaks) else { return }
    let survivors = await survivors()
    guard survivors.isEmpty else {
      throw await failure(
        """
        Still in memory although the screen has gone: \(survivors.joined(separator: ", ")).
        Something holds it: a closure that captures it strongly, a coordinator's property, or a task that \
        does not end when it is cancelled.
        """, fileID, line)
    }
  }

  /// The objects that are still in memory after all tasks have had time to end.
  private func survivors() async -> [String] {
    var survivors = await window.survivors()
    let end = ContinuousClock.now + limits.leak
    var rounds = 0
    while !survivors.isEmpty, ContinuousClock.now < end, !Task.isCancelled {
      await clock.turn(times: 1)
      // There is no notification when an object is freed.
      if rounds > 100 { try? await ContinuousClock().sleep(for: .milliseconds(5)) }
      rounds += 1
      survivors = await window.survivors()
    }
    return survivors
  }

  // MARK: Waiting for the screen

  /// Waits for a target, then calls `act` with it; searches again while `act` returns false.
  func find(
    _ target: Target, _ fileID: String, _ line: Int,
    _ act: (ScreenNode) async throws -> Bool
  ) async throws -> ScreenNode {
    let end = ContinuousClock.now + limits.wait
    var seen = 0
    while true {
      var reason = "The screen keeps changing under the finger."
      switch target.find(in: await look()) {
      case .found(let node):
        if try await act(node) { return node }
      case .missing(let why):
        reason = why
      }
      seen = try await nextSignal(after: seen, until: end, orElse: reason, fileID, line)
    }
  }

  func wait(
    _ fileID: String, _ line: Int, orElse message: String, until isDone: (Snapshot) -> Bool
  ) async throws {
    let end = ContinuousClock.now + limits.wait
    var seen = 0
    while !isDone(await look()) {
      seen = try await nextSignal(after: seen, until: end, orElse: message, fileID, line)
    }
  }

  private func nextSignal(
    after seen: Int, until end: ContinuousClock.Instant, orElse message: String,
    _ fileID: String, _ line: Int
  ) async throws -> Int {
    while true {
      let isAtRest = await isAtRest()
      let left = ContinuousClock.now.duration(to: end)
      let time = min(left, limits.settle)
      if time > .zero, let signal = await nextSignal(after: seen, asleep: nil, within: time) {
        return signal
      }
      try Task.checkCancellation()
      if isAtRest {
        throw await failure("\(message)\nNothing goes on that could change this.", fileID, line)
      }
      if left <= limits.settle {
        throw await failure("\(message)\nWaited \(limits.wait).", fileID, line)
      }
    }
  }

  /// True if nothing but an event or the clock can change the screen. Anything that the host does not know, such as a
  /// request, may.
  private func isAtRest() async -> Bool {
    let jobs = executor.count
    // The tasks of a screen that has gone keep it in memory.
    guard await window.survivors().isEmpty, await window.work().isEmpty else { return false }
    return run.isAtRest && executor.isIdle && executor.count == jobs
  }

  /// The next signal of the window, or of the clock when a task goes to sleep; nil when none arrives in time.
  private func nextSignal(
    after seen: Int, asleep: Int?, within time: Duration
  ) async -> Int? {
    let (window, clock) = (window, clock)
    var things: [@Sendable () async -> Int] = [{ await window.changes(after: seen) }]
    if let asleep {
      things.append {
        _ = await clock.fallenAsleep.wait(after: asleep)
        return seen
      }
    }
    return await first(of: things, within: time)
  }

  func failure(_ message: String, _ fileID: String, _ line: Int) async -> TestFailure {
    let look = await look()
    var lines = [message]
    if let time = clock.timeToNextWaking {
      lines.append(
        "On the clock, \(clock.sleepers) asleep; the next wakes in \(time): see advance(by:).")
    }
    lines.append("The screen at \(look.location.path):")
    return TestFailure(lines.joined(separator: "\n"), fileID, line, screen: look.text)
  }
}
