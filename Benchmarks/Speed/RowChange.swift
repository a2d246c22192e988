import Measured
import Sillar
import SillarHost

/// A change of one row of many: from its state to the changes that a host sends.
enum RowChange {
  /// Returns the nanoseconds of each change: drawing the screen and comparing it with the last one.
  static func measure(rows: Int, drawsAll: Bool, times: Int) async throws -> [Int] {
    let app = try Measured.OneScreenApp.rows(rows, drawsAll: drawsAll)
    let window = Window(app: app, visitor: Visitor(id: "speed"))
    guard await window.start(at: "/") else { throw Unexpected("the app does not start") }
    let controls = await window.controls()
    guard controls.count > rows else { throw Unexpected("a row cannot be tapped") }
    var samples: [Int] = []
    for _ in 0..<times {
      await window.deliver(WindowEvent(node: controls[rows / 2]))
      let start = ContinuousClock.now
      let changes = await window.render { $0.changes.count }
      samples.append((ContinuousClock.now - start).nanoseconds)
      guard changes == 1 else { throw Unexpected("\(changes) nodes changed") }
    }
    await window.end()
    return samples
  }
}
