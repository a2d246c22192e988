import Foundation
import Logging
import Scripted
import SillarData
import SillarModel
import SillarTesting
import Synchronization
import TestServers
import Testing

@Suite(.timeLimit(.minutes(1)), .eachEngine) struct OutboxTests {
  private let service = NotebookService()

  @Test func `a command and what it looks like are stored together, or neither is`() async throws {
    try await withFolder { folder in
      let notebook = try Notebook(in: folder, service: service)
      try await notebook.add("milk")
      await #expect(throws: Notebook.Failure.self) {
        try await notebook.outbox.enqueue(AddLine(list: "a", text: "tea"), owner: "ada") {
          database in
          try database.execute("INSERT INTO line (place, list, text) VALUES (2, 'a', 'tea')")
          try database.execute("INSERT INTO nowhere VALUES (1)")
        }
      }
      #expect(try await notebook.shown() == ["milk …"])
      let entries = try await notebook.outbox.entries(of: "ada")
      #expect(entries.map(\.state) == [.waiting])
      #expect(entries.map(\.subject) == ["list/a"])
      #expect(service.asked == [])
    }
  }

  @Test func `what waits is sent in its order, and what the service answers is stored`()
    async throws
  {
    try await withFolder { folder in
      let notebook = try Notebook(in: folder, service: service)
      for text in ["1", "2", "3"] { try await notebook.add(text) }
      try await notebook.run(until: \.isEmpty)
      #expect(service.lines == ["a": ["1", "2", "3"]])
      #expect(try await notebook.shown() == ["1 1", "2 2", "3 3"])
    }
  }

  @Test(arguments: [NotebookService.Fault.before, .after])
  func `what got no answer is sent again under its key, and done once`(
    _ fault: NotebookService.Fault
  ) async throws {
    try await withFolder { folder in
      let notebook = try Notebook(in: folder, service: service)
      service.plan(fault, fault)
      try await notebook.add("milk")
      try await notebook.add("tea")
      try await notebook.run(until: \.isEmpty)
      // Two failures make three attempts, and the next command waits for them.
      #expect(service.asked == ["milk k1", "milk k1", "milk k1", "tea k2"])
      #expect(service.lines == ["a": ["milk", "tea"]])
    }
  }

  @Test func `a run that is ended while it reads what waits reports no failure`() async throws {
    try await withFolder { folder in
      let reports = Mutex<[String]>([])
      let notebook = try Notebook(
        in: folder, service: service, report: { report in reports.withLock { $0.append(report) } })
      try await notebook.add("milk")
      // At a moment of its own each time.
      for turns in 0..<60 {
        let running = Task { await notebook.work.run() }
        for _ in 0..<turns % 6 { await Task.yield() }
        running.cancel()
        await running.value
      }
      #expect(reports.withLock { $0 } == [])
    }
  }

  @Test func `between attempts it waits for the connection, and others go on meanwhile`()
    async throws
  {
    let clock = TestClock()
    let reconnection = Connectivity(clock: clock, chance: { 1 }, probe: { false })
    try await withFolder { folder in
      let notebook = try Notebook(in: folder, service: service, reconnection: reconnection)
      service.plan(.before)
      try await notebook.add("milk", to: "a")
      let running = Task { await notebook.work.run() }
      try await clock.untilAsleep()
      try await notebook.add("tea", to: "b")
      for await _ in notebook.outbox.changes where service.lines["b"] != nil { break }
      #expect(service.lines == ["b": ["tea"]])
      await clock.advance(by: .seconds(2))
      for await _ in notebook.outbox.changes where try await notebook.states().isEmpty { break }
      #expect(service.lines == ["a": ["milk"], "b": ["tea"]])
      running.cancel()
      await running.value
    }
  }

  @Test func `what is refused is parked with its effect, and holds up none`() async throws {
    try await withFolder { folder in
      let notebook = try Notebook(in: folder, service: service)
      service.plan(.refused)
      try await notebook.add("rude")
      try await notebook.add("kind")
      try await notebook.run { $0.count == 1 }
      #expect(try await notebook.states() == [.parked(.refused("Refusal()"))])
      #expect(service.lines == ["a": ["kind"]])
      #expect(try await notebook.shown() == ["rude …", "kind 1"])
    }
  }

  @Test func `what is parked is tried again under another key, changed, or discarded`()
    async throws
  {
    try await withFolder { folder in
      let notebook = try Notebook(in: folder, service: service)
      service.plan(.refused, .refused, .refused)
      var ids: [Int64] = []
      for text in ["1", "2", "3"] { ids.append(try await notebook.add(text)) }
      try await notebook.run { $0.allSatisfy { $0.state != .waiting } }
      try await notebook.outbox.retry(ids[0])
      try await notebook.outbox.change(ids[1], to: AddLine(list: "a", text: "two")) { database in
        try database.execute("UPDATE line SET text = 'two' WHERE text = '2'")
      }
      try await notebook.outbox.discard(ids[2])
      #expect(try await notebook.states() == [.waiting, .waiting])
      try await notebook.run(until: \.isEmpty)
      #expect(service.lines == ["a": ["1", "two"]])
      #expect(try await notebook.shown() == ["1 1", "two 2"])
      #expect(Set(service.asked).count == 5)
      await #expect(throws: OutboxError.noSuchEntry) { try await notebook.outbox.retry(ids[0]) }
    }
  }

  @Test func `what may have been sent is neither changed nor discarded`() async throws {
    try await withFolder { folder in
      let notebook = try Notebook(in: folder, service: service)
      let gate = service.hold()
      let id = try await notebook.add("milk")
      let running = Task { await notebook.work.run() }
      for await _ in service.arrivals { break }
      await #expect(throws: OutboxError.mayHaveBeenSent) { try await notebook.outbox.discard(id) }
      await #expect(throws: OutboxError.mayHaveBeenSent) {
        try await notebook.outbox.change(id, to: AddLine(list: "a", text: "tea"))
      }
      gate.open()
      for await _ in notebook.outbox.changes where try await notebook.states().isEmpty { break }
      #expect(service.lines == ["a": ["milk"]])
      running.cancel()
      await running.value
    }
  }

  @Test(arguments: [
    (OutboxConflict.Policy.ask, [OutboxEntry.State.parked(.conflict)], [String](), ["milk …"]),
    (.serverWins, [.overruled], [], []),
    (.lastWriteWins, [], ["milk"], ["milk 1"]),
  ])
  func `of two changes that one holds which the kind of command says`(
    _ policy: OutboxConflict.Policy, _ states: [OutboxEntry.State], _ lines: [String],
    _ shown: [String]
  ) async throws {
    try await withFolder { folder in
      let notebook = try Notebook(in: folder, service: service, conflict: policy)
      service.plan(.conflict, .conflict)
      let id = try await notebook.add("milk")
      try await notebook.run { entries in entries.allSatisfy { $0.state != .waiting } }
      #expect(try await notebook.states() == states)
      #expect(service.lines["a"] ?? [] == lines)
      #expect(try await notebook.shown() == shown)
      switch policy {
      case .ask:
        try await notebook.outbox.retry(id)
        try await notebook.run(until: \.isEmpty)
        #expect(service.lines == ["a": ["milk"]])
      case .serverWins:
        // The user can only dismiss the entry.
        try await notebook.outbox.discard(id)
        #expect(try await notebook.states() == [])
      case .lastWriteWins: #expect(service.asked == ["milk k1", "milk k2"])
      }
    }
  }

  @Test func `what another version has stored is kept and reported, and holds up none`()
    async throws
  {
    try await withFolder { folder in
      let log = Seen<String>()
      let notebook = try Notebook(
        in: folder, service: service,
        logger: Logger(label: "test") { _ in LogCapture(log) })
      let id = try await notebook.add("from the future")
      try await notebook.database.write { database in
        try database.execute("UPDATE outbox SET version = 3")
      }
      try await notebook.add("milk")
      try await notebook.run { $0.count == 1 }
      #expect(try await notebook.states() == [.unreadable])
      let warnings = log.all.filter { $0.hasPrefix("warning A command cannot be read") }
      #expect(warnings.count == 1)
      #expect(warnings.allSatisfy { $0.contains("add-line") && $0.contains("\"version\": 3") })
      #expect(service.lines == ["a": ["milk"]])
      await #expect(throws: OutboxError.unknownVersion("add-line", 3)) {
        try await notebook.outbox.discard(id)
      }
      // The newer program runs again.
      try await notebook.database.write { database in
        try database.execute("UPDATE outbox SET version = 2")
      }
      try await notebook.run(until: \.isEmpty)
      #expect(service.lines == ["a": ["milk", "from the future"]])
    }
  }

  @Test func `users have their own commands, and keep their own order`() async throws {
    try await withFolder { folder in
      let notebook = try Notebook(in: folder, service: service)
      service.plan(.refused)
      try await notebook.add("rude", owner: "ada")
      try await notebook.run(of: "ada") { $0.allSatisfy { $0.state != .waiting } }
      try await notebook.add("milk", owner: "ben")
      #expect(try await notebook.outbox.entries(of: "ben").map(\.owner) == ["ben"])
      try await notebook.run(of: "ben", until: \.isEmpty)
      #expect(service.lines == ["a": ["milk"]])
      #expect(try await notebook.states(of: "ada").count == 1)
    }
  }

  @Test func `no more are sent at a time than should be`() async throws {
    try await withFolder { folder in
      let notebook = try Notebook(in: folder, service: service, parallel: 2)
      let gate = service.hold()
      for list in ["a", "b", "c"] { try await notebook.add("milk", to: list) }
      let running = Task { await notebook.work.run() }
      var arrivals = service.arrivals.makeAsyncIterator()
      for _ in 0..<2 { await arrivals.next() }
      for _ in 0..<20 { await Task.yield() }
      #expect(service.asked.count == 2)
      gate.open()
      for await _ in notebook.outbox.changes where try await notebook.states().isEmpty { break }
      #expect(service.lines.count == 3)
      running.cancel()
      await running.value
    }
  }

  @Test func `what was surely not sent can still be changed and discarded`() async throws {
    try await withFolder { folder in
      let clock = TestClock()
      let network = FaultyNetwork()
      network.cut()
      let notebook = try Notebook(
        in: folder, service: service, reconnection: Connectivity(clock: clock) { false },
        isUnsent: { $0 is NoAnswer }, over: { try await network.send($0) })
      let ids = [try await notebook.add("milk"), try await notebook.add("tea", to: "b")]
      let running = Task { await notebook.work.run() }
      // Both commands have been tried.
      try await clock.untilAsleep(2)
      let entries = try await notebook.outbox.entries(of: "ada")
      #expect(entries.map(\.attempts) == [0, 0])
      try await notebook.outbox.change(ids[0], to: AddLine(list: "a", text: "cream"))
      try await notebook.outbox.discard(ids[1])
      network.restore()
      await clock.advance(by: .seconds(2))
      for await _ in notebook.outbox.changes where try await notebook.states().isEmpty { break }
      #expect(service.lines == ["a": ["cream"]])
      running.cancel()
      await running.value
    }
  }

  @Test func `a service that asks to be left alone is, as long as it asks`() async throws {
    let clock = TestClock()
    try await withFolder { folder in
      let asked = Counter()
      let notebook = try Notebook(
        in: folder, service: service, clock: clock,
        over: { request in
          if asked.next() == 1 { throw Notebook.Later(time: .seconds(20)) }
          return try await request()
        })
      try await notebook.add("milk")
      let running = Task { await notebook.work.run() }
      try await clock.untilAsleep()
      #expect(clock.timeToNextWaking == .seconds(20))
      await clock.advance(by: .seconds(20))
      for await _ in notebook.outbox.changes where try await notebook.states().isEmpty { break }
      #expect(service.lines == ["a": ["milk"]])
      running.cancel()
      await running.value
    }
  }

  @Test func `who signs out is told what is unsent, and can have none of it sent`() async throws {
    try await withFolder { folder in
      let notebook = try Notebook(in: folder, service: service)
      service.plan(.refused)
      try await notebook.add("rude")
      try await notebook.run { $0.allSatisfy { $0.state != .waiting } }
      try await notebook.add("milk")
      try await notebook.add("tea", owner: "ben")
      try await notebook.add("unreadable", to: "z")
      try await notebook.database.write { database in
        try database.execute("UPDATE outbox SET version = 3 WHERE subject = 'list/z'")
      }
      #expect(
        try await notebook.outbox.unsentCount(of: "ada")
          == OutboxCount(waiting: 1, parked: 1, unreadable: 1))
      #expect(try await notebook.outbox.discardAll(of: "ada") == 2)
      #expect(try await notebook.states() == [.unreadable])
      #expect(try await notebook.shown() == ["tea …", "unreadable …"])
      #expect(try await notebook.outbox.unsentCount(of: "ben").total == 1)
    }
  }

  @Test func `what is discarded with all the rest while it is sent stores nothing`() async throws {
    try await withFolder { folder in
      let notebook = try Notebook(in: folder, service: service)
      let gate = service.hold()
      try await notebook.add("milk")
      let running = Task { await notebook.work.run() }
      for await _ in service.arrivals { break }
      try await notebook.outbox.discardAll(of: "ada")
      gate.open()
      try await notebook.add("tea")
      for await _ in notebook.outbox.changes where try await notebook.states().isEmpty { break }
      #expect(try await notebook.shown() == ["tea 2"])
      running.cancel()
      await running.value
    }
  }

  @Test func `wherever the program is killed, a command and its effect are both there or not`()
    async throws
  {
    try await KillSwitch.atEachStep { killSwitch in
      let service = NotebookService()
      try await withFolder { folder in
        let (events, happened) = AsyncStream.makeStream(
          of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let notebook = try Notebook(
          in: folder, service: service,
          onStep: {
            // A program that is killed before it has read what waits tells of no change.
            defer { happened.yield() }
            try killSwitch.step($0.rawValue)
          },
          over: { request in
            try killSwitch.step("send")
            let answer = try await request()
            try killSwitch.step("hear")
            return answer
          })
        _ = try? await notebook.add("milk")
        let running = Task { await notebook.work.run() }
        let listening = Task { for await _ in notebook.outbox.changes { happened.yield() } }
        for await _ in events {
          let isDone = try await notebook.states().isEmpty
          if killSwitch.isDead || isDone { break }
        }
        listening.cancel()
        running.cancel()
        await running.value
        let again = try Notebook(
          in: folder, service: service, keys: Counter(from: 100), processClock: HurriedClock())
        let isThere = try await !again.shown().isEmpty
        try await again.run(until: \.isEmpty)
        #expect(service.lines == (isThere ? ["a": ["milk"]] : [:]))
        #expect(try await again.shown() == (isThere ? ["milk 1"] : []))
      }
    }
  }

  @Test func `wherever the program is killed, commands that belong together are all there or none`()
    async throws
  {
    try await KillSwitch.atEachStep { killSwitch in
      let service = NotebookService()
      try await withFolder { folder in
        let notebook = try Notebook(
          in: folder, service: service, onStep: { try killSwitch.step($0.rawValue) })
        let commands = ["milk", "tea"].map { AddLine(list: "a", text: $0) }
        try? await notebook.outbox.enqueue(commands, owner: "ada") { database in
          try database.execute("INSERT INTO line (place, list, text) VALUES (1, 'a', 'both')")
        }
        let again = try Notebook(
          in: folder, service: service, keys: Counter(from: 100), processClock: HurriedClock())
        let isThere = try await !again.shown().isEmpty
        try await again.run(until: \.isEmpty)
        #expect(service.lines == (isThere ? ["a": ["milk", "tea"]] : [:]))
      }
    }
  }
}
