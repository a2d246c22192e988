import Foundation
import Programs
import Scripted
import SillarData
import SillarModel
import SillarTesting
import Synchronization
import TestServers
import Testing

/// Several processes that send the commands of one database: each notebook is one, with connections of its own.
@Suite(.timeLimit(.minutes(1))) struct OutboxProcessTests {
  private let service = NotebookService()

  /// Never tries again.
  private struct Held: Reconnection {
    func wait(afterFailures failures: Int) async { await Gate().pass() }
  }

  private func withFolderOnServer(_ test: (URL) async throws -> Void) async throws {
    try await TestedEngine.postgreSQL.whileCurrent { try await withFolder(test) }
  }

  private func waitUntilSent(_ notebook: Notebook) async throws {
    for await _ in notebook.outbox.changes where try await notebook.states().isEmpty { break }
  }

  @Test func `commands that processes are given in turn are done once, in the order of all`()
    async throws
  {
    try await withFolderOnServer { folder in
      let notebooks = try (0..<3).map { index in
        try Notebook(in: folder, service: service, keys: Counter(from: 1_000 * index))
      }
      let running = notebooks.map { notebook in Task { await notebook.work.run() } }
      for number in 0..<60 {
        try await notebooks[number % 3].add("\(number)", to: ["a", "b"][number / 3 % 2])
      }
      for notebook in notebooks { try await waitUntilSent(notebook) }
      let numbers = Dictionary(grouping: 0..<60) { ["a", "b"][$0 / 3 % 2] }
      #expect(service.lines == numbers.mapValues { $0.map { "\($0)" } })
      #expect(service.asked.count == 60, "none is sent by two")
      for running in running { running.cancel() }
      for running in running { await running.value }
    }
  }

  @Test func `what a process has not sent that was killed is sent by another, and once`()
    async throws
  {
    try await withFolderOnServer { folder in
      let gate = service.hold()
      let isDead = Mutex(false)
      let killed = try Notebook(
        in: folder, service: service,
        over: { request in
          if isDead.withLock({ $0 }) { throw Notebook.NotSent() }
          let answer = try await request()
          // The service has done it, and the process ends before it hears of that.
          try await Task.sleep(for: .seconds(3_600))
          return answer
        })
      let running = Task { await killed.work.run() }
      try await killed.add("milk")
      try await killed.add("tea")
      for await _ in service.arrivals { break }
      gate.open()
      let clock = TestClock()
      let other = try Notebook(
        in: folder, service: service, keys: Counter(from: 100), processClock: clock)
      let otherRunning = Task { await other.work.run() }
      try await other.add("bread")
      #expect(try await other.states() == [.waiting, .waiting, .waiting])
      // A process that is killed counts no more, and does not say that it leaves.
      try await other.database.write { database in
        try database.execute("UPDATE outboxProcess SET beat = -1 WHERE beat >= 0")
      }
      isDead.withLock { $0 = true }
      let passing = Task {
        while !Task.isCancelled {
          await clock.advance(by: .seconds(2))
        }
      }
      try await waitUntilSent(other)
      passing.cancel()
      #expect(service.lines == ["a": ["milk", "tea", "bread"]])
      running.cancel()
      otherRunning.cancel()
      await running.value
      await otherRunning.value
    }
  }

  @Test
  func
    `a command that another process sends cannot be discarded, although a silent one has failed`()
    async throws
  {
    try await withFolderOnServer { folder in
      let (attempts, hold, failures) = (Counter(), Gate(), Seen<String>())
      let silent = try Notebook(
        in: folder, service: service, reconnection: Held(), processClock: TestClock(),
        isUnsent: { error in
          failures.add("\(error)")
          return error is Notebook.NotSent
        },
        over: { request in
          guard attempts.next() == 1 else { return try await request() }
          await hold.pass()
          throw Notebook.NotSent()
        })
      let running = Task { await silent.work.run() }
      let milk = try await silent.add("milk")
      for await _ in silent.outbox.changes
      where try await silent.outbox.entries(of: "ada").first?.attempts == 1 { break }
      let clock = TestClock()
      let other = try Notebook(
        in: folder, service: service, keys: Counter(from: 100), processClock: clock)
      let otherRunning = Task { await other.work.run() }
      let gate = service.hold()
      let passing = Task { while !Task.isCancelled { await clock.advance(by: .seconds(2)) } }
      for await _ in service.arrivals { break }
      hold.open()
      await failures.waitForMore(than: 0, within: .seconds(20))
      // Stored after what the silent one says of its attempt.
      try await silent.add("tea", to: "b")
      #expect(try await other.outbox.entries(of: "ada").first?.attempts == 2)
      await #expect(throws: OutboxError.mayHaveBeenSent) { try await other.outbox.discard(milk) }
      gate.open()
      try await waitUntilSent(other)
      #expect(service.lines == ["a": ["milk"], "b": ["tea"]])
      for task in [passing, running, otherRunning] {
        task.cancel()
        await task.value
      }
    }
  }

  @Test func `a command that is discarded at one process is not sent by another any more`()
    async throws
  {
    try await withFolderOnServer { folder in
      let (line, begun, ended) = (Gate(), Seen<String>(), Seen<String>())
      let sending = try Notebook(
        in: folder, service: service,
        over: { request in
          begun.add("")
          await line.pass()
          if Task.isCancelled { ended.add("") }
          try Task.checkCancellation()
          return try await request()
        })
      let other = try Notebook(in: folder, service: service, keys: Counter(from: 100))
      let running = Task { await sending.work.run() }
      try await sending.add("milk")
      // The other one would take a command over whose process has not said yet that it is there.
      await begun.waitForMore(than: 0, within: .seconds(20))
      let otherRunning = Task { await other.work.run() }
      #expect(try await other.outbox.discardAll(of: "ada") == 1)
      await ended.waitForMore(than: 0, within: .seconds(20))
      line.open()
      try await sending.add("tea")
      try await waitUntilSent(sending)
      #expect(service.lines == ["a": ["tea"]])
      for task in [running, otherRunning] {
        task.cancel()
        await task.value
      }
    }
  }

  @Test func `what a process leaves that ends is sent by another at once`() async throws {
    try await withFolderOnServer { folder in
      let (ended, other) = (
        try Notebook(in: folder, service: service, over: { _ in throw Notebook.NotSent() }),
        try Notebook(
          in: folder, service: service, keys: Counter(from: 100), processClock: TestClock())
      )
      let (running, otherRunning) = (
        Task { await ended.work.run() }, Task { await other.work.run() }
      )
      try await ended.add("milk")
      try await other.add("tea")
      running.cancel()
      await running.value
      try await waitUntilSent(other)
      #expect(service.lines == ["a": ["milk", "tea"]])
      otherRunning.cancel()
      await otherRunning.value
    }
  }

  @Test(arguments: [1, 100, 1_000])
  func `a command wakes the window in another process that shows its subject, and no other`(
    _ others: Int
  ) async throws {
    try await withFolderOnServer { folder in
      let one = try Notebook(in: folder, service: service)
      let other = try Notebook(in: folder, service: service, keys: Counter(from: 100))
      let running = [one, other].map { notebook in Task { await notebook.work.run() } }
      let woken = Seen<String>()
      let shown =
        ["list/x ada", "list/y ada", "list/a ada", "list/a ben"]
        + (1..<others).map { "list/\($0) ada" }
      let listening = shown.map { key in
        let parts = key.split(separator: " ").map(String.init)
        let changes = other.outbox.changes(of: parts[1], on: parts[0])
        return Task { for await _ in changes { woken.add(key) } }
      }
      // Until it is heard in the other process, and not that something was missed before, which wakes all. Who is woken by that
      // may hear of it later than "y" does: one is heard after the other.
      func count(_ list: String) -> Int { woken.all.count { $0 == "list/\(list) ada" } }
      var (missed, rounds) = (-1, 0)
      while missed < count("x") || rounds < 3 {
        (missed, rounds) = (count("x"), rounds + 1)
        let heard = count("y")
        try await one.add("begin", to: "y")
        try await waitUntilSent(one)
        while count("y") == heard {
          await woken.waitForMore(than: woken.count, within: .seconds(1))
        }
      }
      let (before, shownBefore) = (woken.count, count("a"))
      let gate = service.hold()
      try await one.add("milk", to: "a")
      while count("a") == shownBefore {
        await woken.waitForMore(than: woken.count, within: .seconds(1))
      }
      #expect(Set(woken.all[before...]).subtracting(["list/y ada"]) == ["list/a ada"])
      gate.open()
      try await waitUntilSent(one)
      for task in running + listening { task.cancel() }
      for task in running + listening { await task.value }
    }
  }
}
