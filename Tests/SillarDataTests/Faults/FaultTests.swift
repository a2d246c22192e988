import Foundation
import Scripted
import SillarData
import SillarTesting
import TestServers
import Testing

/// The tools of fault tests themselves.
struct FaultTests {
  private struct Failure: Error { let reason: String }
  private let log = Log()

  private func send(_ name: String, _ network: FaultyNetwork) async -> String {
    do {
      return try await network.send { [log] in
        log.add(name)
        return "answer to \(name)"
      }
    } catch {
      return "\(error)"
    }
  }

  @Test func `a network does what a test plans`() async {
    let clock = HurriedClock()
    let network = FaultyNetwork(clock: clock)
    network.plan(nil, .requestLost, .answerLost, .doubled, .delayed(.seconds(9)), .late)
    #expect(await send("1", network) == "answer to 1")
    #expect(await send("2", network) == "There was no answer (requestLost)")
    #expect(await send("3", network) == "There was no answer (answerLost)")
    #expect(await send("4", network) == "answer to 4")
    #expect(await send("5", network) == "answer to 5")
    #expect(clock.now.offset == .seconds(9))
    #expect(await send("6", network) == "There was no answer (late)")
    #expect(await send("7", network) == "answer to 7")
    #expect(log.lines == ["1", "3", "4", "4", "5", "7", "6"])
    #expect(network.faults == 5)
  }

  @Test func `a network that is cut lets nothing through until it is restored`() async {
    let network = FaultyNetwork()
    network.plan(.late)
    _ = await send("1", network)
    network.cut()
    #expect(await send("2", network) == "There was no answer (cut off)")
    #expect(log.lines == [])
    network.restore()
    #expect(await send("3", network) == "answer to 3")
    #expect(log.lines == ["3", "1"])
  }

  @Test func `the same seed makes the same faults, as many as it should`() async {
    var runs: [[String]] = []
    for _ in 0..<2 {
      let network = FaultyNetwork(seed: 5, rate: 0.3, kinds: [.requestLost])
      for number in 0..<1_000 { _ = await send("\(number)", network) }
      runs.append(log.take())
      #expect((250...350).contains(network.faults))
    }
    #expect(runs[0] == runs[1])
  }

  @Test func `a program ends before each of its steps in turn`() async throws {
    var runs: [[String]] = []
    try await KillSwitch.atEachStep { killSwitch in
      for step in ["a", "b"] { try? killSwitch.step(step) }
      // A step after the kill is not executed.
      try? killSwitch.step("c")
      runs.append(killSwitch.steps)
    }
    #expect(runs == [[], ["a"], ["a", "b"], ["a", "b", "c"]])
  }

  @Test func `a full disk takes nothing more, and loses nothing`() async throws {
    try await withFolder { folder in
      var migrations = Migrations()
      migrations.add("notes") { try $0.script("CREATE TABLE note (text TEXT)") }
      let database = try LocalDatabase("notes", in: folder, migrations: migrations) {
        Failure(reason: $0)
      }
      let disk = FullDisk { sql in try await database.write { try $0.value(SQL(raw: sql)) ?? 0 }
      }
      let store: @Sendable (SQLTransaction) throws -> Void = { database in
        try database.execute("INSERT INTO note VALUES (\(String(repeating: "0", count: 10_000)))")
      }
      try await database.write(store)
      try await disk.fill()
      let failure = await #expect(throws: Failure.self) { try await database.write(store) }
      #expect(failure?.reason.contains("full") == true)
      let count: @Sendable (SQLTransaction) throws -> Int? = {
        try $0.value("SELECT count(*) FROM note", as: Int.self)
      }
      #expect(try await database.read(count) == 1)
      try await disk.free()
      try await database.write(store)
      #expect(try await database.read(count) == 2)
    }
  }

  private final class Sum {
    var total = 0
    var steps = 0
  }

  @Test func `a history that ends wrong says its seed and what has happened`() async throws {
    let history = RandomHistory(length: 5...5, begin: { _ in Sum() })
      .step("add") { sum, chance in
        sum.total += Int.random(in: 1...1_000, using: &chance)
        sum.steps += 1
      }
      .step("never", weight: 0) { _, _ in }
      .check("the number of steps", expected: { _ in 5 }, found: { $0.steps })
      .check("the total", expected: { _ in 0 }, found: { $0.total })
    var messages: [String] = []
    for _ in 0..<2 {
      let failure = await #expect(throws: HistoryFailure.self) { try await history.run(seed: 17) }
      #expect(failure?.seed == 17)
      #expect(failure?.steps == Array(repeating: "add", count: 5) + ["the end"])
      messages.append("\(try #require(failure))")
    }
    #expect(messages[0] == messages[1])
    #expect(messages[0].hasPrefix("With the seed 17: the total should be 0 and is "))
  }

  @Test func `on a hurried clock nobody waits, and its date jumps`() async throws {
    let clock = HurriedClock()
    let start = clock.date
    try await clock.sleep(for: .seconds(3_600))
    #expect(clock.date == start + 3_600)
    clock.jump(by: .seconds(-7_200))
    #expect(clock.wallClock() == start - 3_600)
    #expect(clock.now.offset == .seconds(3_600))
    let sleeping = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await sleeping.value }
    #expect(clock.now.offset == .seconds(3_600))
  }
}
