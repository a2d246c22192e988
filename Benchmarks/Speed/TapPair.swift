import Measured
import Sillar
import SillarHost

/// A tap through a window, with an observer and without, against the same call without a window. All pass through action,
/// service and repository.
enum TapPair {
  /// Returns the nanoseconds of one tap.
  static func measure(times: Int) async throws -> (window: Int, observed: Int, direct: Int) {
    let alone = try await TappedWindow()
    let observed = try await TappedWindow(observer: Listener())
    let caller = DirectCaller()
    var (throughWindow, whileObserved, direct) = (Duration.zero, Duration.zero, Duration.zero)
    let turn = 100
    for _ in 0..<(times / turn) {
      throughWindow += try await alone.tap(times: turn)
      whileObserved += try await observed.tap(times: turn)
      direct += await caller.tap(times: turn)
    }
    try await alone.end(after: times)
    try await observed.end(after: times)
    return (
      throughWindow.nanoseconds / times, whileObserved.nanoseconds / times,
      direct.nanoseconds / times
    )
  }
}

/// Does nothing with what it is told.
private struct Listener: WindowObserver {
  func observe(_ observation: WindowObservation) {}
}

private struct TappedWindow {
  let window: Window
  let button: NodeName

  init(observer: (any WindowObserver)? = nil) async throws {
    window = Window(
      app: try Measured.OneScreenApp.tap(), visitor: Visitor(id: "speed"), observer: observer)
    guard await window.start(at: "/") else { throw Unexpected("the app does not start") }
    guard let button = await window.controls().first else {
      throw Unexpected("the screen has nothing to tap")
    }
    self.button = button
  }

  func tap(times: Int) async throws -> Duration {
    var total = Duration.zero
    for _ in 0..<times {
      // A host has always drawn the state before an event: rendering makes the window observe the state.
      await window.render { _ in }
      let start = ContinuousClock.now
      let refusal = await window.deliver(WindowEvent(node: button))
      total += ContinuousClock.now - start
      guard refusal == nil else { throw Unexpected("a tap was refused") }
    }
    return total
  }

  func end(after times: Int) async throws {
    let count = await window.render { Int($0.root.texts.last ?? "") }
    guard count == times else { throw Unexpected("\(times) taps counted as \(count ?? 0)") }
    await window.end()
  }
}

/// An actor that isolates a presenter as a window does, and calls it.
private actor DirectCaller {
  private let presenter = TapPresenter()

  func tap(times: Int) async -> Duration {
    var total = Duration.zero
    for _ in 0..<times {
      let start = ContinuousClock.now
      await presenter.handle(.tapped)
      total += ContinuousClock.now - start
    }
    return total
  }
}
