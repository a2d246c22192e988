import Measured

@testable import Sillar
@testable import SillarHost
@testable import SillarWeb

/// A change of one row of many: from its state to the patch for the browser.
enum RowChange {
  /// Returns the nanoseconds of each change: drawing the screen, comparing it with the last one, writing the patch.
  static func measure(rows: Int, isComparing: Bool, times: Int) async throws -> [Int] {
    let app = try Measured.OneScreenApp.rows(rows, isComparing: isComparing)
    let window = Window(app: app, visitor: Visitor(id: "speed"))
    guard await window.start(at: "/") else { throw Unexpected("the app does not start") }
    let words = HostWords(app.flavor.localization(for: Visitor(id: "speed")))
    let button = try await window.firstControl()
    var samples: [Int] = []
    for _ in 0..<times {
      await window.deliver(WindowEvent(node: button))
      let start = ContinuousClock.now
      let size = await window.render { frame in
        var patch = Patch(addresses: Addresses(base: ""), words: words)
        _ = patch.write(
          frame, location: nil, receipts: nil, whole: false, isTranslated: false)
        return patch.json.bytes.count
      }
      samples.append((ContinuousClock.now - start).nanoseconds)
      guard 10..<200 ~= size else { throw Unexpected("a patch of \(size) bytes") }
    }
    await window.end()
    return samples
  }
}
