import Measured
import Sillar
import SillarHost

/// A tap through a window, against the same call without one. Both pass through action, service and repository.
enum TapPair {
  /// Returns the nanoseconds of one tap.
  static func measure(times: Int) async throws -> (window: Int, direct: Int) {
    let window = Window(app: try Measured.OneScreenApp.tap(), visitor: Visitor(id: "speed"))
    guard await window.start(at: "/") else { throw Unexpected("the app does not start") }
    guard let button = await window.controls().first else {
      throw Unexpected("the screen has nothing to tap")
    }
    let caller = DirectCaller()

    var throughWindow = Duration.zero
    var direct = Duration.zero
    let turn = 100
    for _ in 0..<(times / turn) {
      for _ in 0..<turn {
        // A host has always drawn the state before an event: rendering makes the window observe the state.
        await window.render { _ in }
        let start = ContinuousClock.now
        let refusal = await window.deliver(WindowEvent(node: button))
        throughWindow += ContinuousClock.now - start
        guard refusal == nil else { throw Unexpected("a tap was refused") }
      }
      direct += await caller.tap(times: turn)
    }
    let count = await window.render { Int($0.root.texts.last ?? "") }
    guard count == times else { throw Unexpected("\(times) taps counted as \(count ?? 0)") }
    await window.end()
    return (throughWindow.nanoseconds / times, direct.nanoseconds / times)
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
