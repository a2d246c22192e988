import Scripted
import Testing

@testable import Sillar
@testable import SillarHost
@testable import SillarTesting

/// A screen whose row is pressed is read in advance.
@Suite struct ReadAheadTests {
  private let clock = TestClock()

  private func run(
    _ test: (_ window: Window, _ log: Log, _ shelf: Shelf) async throws -> Void
  ) async throws {
    let shelf = try Shelf(clock: clock)
    let window = Window(app: shelf, visitor: Visitor(id: "reader"))
    try #require(await window.start(at: "/"))
    _ = await window.snapshot()
    _ = shelf.log.take()
    try await test(window, shelf.log, shelf)
    await window.end()
    #expect(try await eventually { await window.survivors().isEmpty })
  }

  private func node(_ label: String, _ window: Window) async throws -> NodeName {
    func find(_ node: ScreenNode) -> ScreenNode? {
      let isNamed = node.label == label || node.children.contains { $0.label == label }
      return node.sendsEvent && isNamed ? node : node.children.lazy.compactMap(find).first
    }
    return try #require(find(await window.snapshot().screen)).id
  }

  private func expect(_ lines: [String], in log: Log) async throws {
    _ = try await eventually { log.lines == lines }
    #expect(log.lines == lines)
  }

  @Test func `a linked screen is read before the tap, and nothing else happens`()
    async throws
  {
    try await run { window, log, shelf in
      let before = await window.snapshot()
      await window.readAhead(try await node("Book 7", window))
      try await expect(["asked 7"], in: log)
      shelf.answers.open()
      #expect(try await eventually { await window.everyTask == 0 })
      let after = await window.snapshot()
      #expect(after.revision == before.revision)
      #expect(after.location == before.location)
      #expect(log.take() == ["asked 7"])
      await window.deliver(WindowEvent(node: try await node("Book 7", window)))
      #expect(
        try await eventually {
          await "\(window.snapshot().screen)".contains("The text of book 7")
        })
    }
  }

  @Test func `the reading ends with the next one, and when no tap comes of it`() async throws {
    try await run { window, log, _ in
      await window.readAhead(try await node("Book 7", window))
      try await expect(["asked 7"], in: log)
      await window.readAhead(try await node("Book 8", window))
      #expect(try await eventually { Set(log.lines) == ["asked 7", "left 7", "asked 8"] })
      _ = log.take()
      await window.readAhead(nil)
      try await expect(["left 8"], in: log)
      await window.readAhead(try await node("Book 9", window))
      try await expect(["left 8", "asked 9"], in: log)
      try await clock.untilAsleep()
      await clock.advance(by: .seconds(3))
      try await expect(["left 8", "asked 9", "left 9"], in: log)
    }
  }

  @Test func `the reading ends with the screen of the row`() async throws {
    try await run { window, log, _ in
      await window.readAhead(try await node("Book 7", window))
      try await expect(["asked 7"], in: log)
      await window.end()
      #expect(try await eventually { log.lines.contains("left 7") })
    }
  }

  @Test func `nothing is read for what takes no tap, or leads to a screen that says nothing of it`()
    async throws
  {
    try await run { window, log, _ in
      let row = try await node("Book 7", window)
      for label in ["Book 3", "Author", "Ask"] {
        await window.readAhead(try await node(label, window))
      }
      await window.readAhead("1.999")
      await window.deliver(WindowEvent(node: try await node("Ask", window)))
      _ = await window.snapshot()
      await window.readAhead(row)
      #expect(await window.everyTask == 0)
      #expect(!log.lines.contains { $0.hasPrefix("asked") })
    }
  }
}

/// Waits, in real time, until the condition holds.
private func eventually(_ isSo: () async -> Bool) async throws -> Bool {
  let deadline = ContinuousClock.now + .seconds(20)
  while ContinuousClock.now < deadline {
    if await isSo() { return true }
    try await Task.sleep(for: .milliseconds(2))
  }
  return await isSo()
}

extension Window {
  /// The number of tasks of all screens.
  fileprivate var everyTask: Int { tree.everyLoadedScreen.map(\.tasks.count).reduce(0, +) }
}
