import Foundation
import Scripted
import SillarData
import SillarModel
import SillarTesting
import TestServers
import Testing

/// Saved rows, pages, events and pending commands in one stream.
@Suite(.timeLimit(.minutes(1)), .eachEngine) struct LiveReaderTests {
  private let forum = Forum()

  private func use(_ test: (ForumReader, URL) async throws -> Void) async throws {
    try await withFolder { folder in
      try await test(try ForumReader(in: folder, forum: forum), folder)
    }
  }

  /// The first reading for which the condition holds.
  private func first(
    _ readings: Readings<[String]>, where isSo: (Reading<[String]>) async throws -> Bool
  ) async throws -> [String] {
    for try await reading in readings where try await isSo(reading) { return reading.value }
    throw CancellationError()
  }

  private func live(_ readings: Readings<[String]>, _ last: String? = nil) async throws -> [String]
  {
    try await first(readings) { $0.savedAt == nil && (last == nil || $0.value.last == last) }
  }

  @Test func `without the service it gives what is saved, and the reason`() async throws {
    forum.write("one", "two")
    try await use { reader, folder in
      #expect(try await live(reader.lines()) == ["one", "two"])
      let again = try ForumReader(in: folder, forum: forum)
      again.cut()
      let saved = try await first(again.lines()) { $0.savedAt != nil && $0.problem == .offline }
      #expect(saved == ["one", "two"])
    }
  }

  @Test func `without the service and with nothing saved it throws the reason`() async throws {
    try await use { reader, _ in
      reader.cut()
      await #expect(throws: Problem.offline) { try await live(reader.lines()) }
    }
  }

  @Test func `begins with the newest page, and earlier ones come above and stay`() async throws {
    for number in 1...9 { forum.write("\(number)") }
    try await use { reader, _ in
      #expect(try await live(reader.lines()) == ["^", "7", "8", "9"])
      let first = try #require(try await reader.findEarlier(than: 14))
      let window = RecordLog<Post>.Window(from: first)
      var hasWritten = false
      let lines = try await self.first(reader.lines(window)) { reading in
        guard !hasWritten else { return reading.value.last == "10" }
        hasWritten = true
        forum.write("10")
        return false
      }
      #expect(lines == ["^"] + (4...10).map { "\($0)" })
    }
  }

  @Test func `an event while a page is on its way is not lost`() async throws {
    forum.write("one")
    try await use { reader, _ in
      let gate = forum.hold()
      let waiting = Task { try await live(reader.lines(), "two") }
      while forum.asked.isEmpty { await Task.yield() }
      // The delayed answer does not contain it.
      forum.write("two")
      gate.open()
      let lines = try await waiting.value
      #expect(lines == ["one", "two"])
    }
  }

  @Test func `what came while nobody listened is there without a gap`() async throws {
    forum.write("0")
    try await use { reader, folder in
      let first = try await live(reader.lines())
      #expect(first == ["0"])
      for number in 1...20 { forum.write("\(number)") }
      let window = RecordLog<Post>.Window(from: 1)
      #expect(try await live(reader.lines(window), "20") == (0...20).map { "\($0)" })
      // Three lines, and then pages of four until they reach the saved ones.
      // What is asked once more, when a connection has come meanwhile, comes after them.
      #expect(
        forum.asked.dropFirst().prefix(6)
          == ["a -3", "a 38-4", "a 30-4", "a 22-4", "a 14-4", "a 6-4"])
    }
  }

  @Test func `a reconnection asks again`() async throws {
    forum.write("one")
    try await use { reader, _ in
      var hasCut = false
      let lines = try await first(reader.lines()) { reading in
        if !hasCut, reading.savedAt == nil {
          hasCut = true
          reader.cut()
          forum.write("two")
          reader.restore()
        }
        return reading.savedAt == nil && reading.value.last == "two"
      }
      #expect(lines == ["one", "two"])
    }
  }

  @Test func `in another history of the service, nothing of the old one stays`() async throws {
    forum.write("one")
    forum.backUp()
    forum.write("lost")
    try await use { reader, _ in
      var hasRestored = false
      var seen: [[String]] = []
      let lines = try await first(reader.lines()) { reading in
        seen.append(reading.value)
        if !hasRestored, reading.savedAt == nil {
          hasRestored = true
          forum.restore()
          forum.write("new")
        }
        return reading.savedAt == nil && reading.value.last == "new"
      }
      #expect(lines == ["one", "new"])
      #expect(!seen.contains { $0.contains("lost") && $0.contains("new") })
    }
  }

  @Test func `a command shows at once, and once, also when its answer is lost`() async throws {
    forum.write("one")
    try await use { reader, _ in
      reader.network.plan(nil, .answerLost)
      var counts: Set<Int> = []
      var hasSaid = false
      let sending = Task { await reader.work.run() }
      defer { sending.cancel() }
      let lines = try await first(reader.lines()) { reading in
        if !hasSaid {
          hasSaid = true
          try await reader.say("mine")
        }
        counts.insert(reading.value.count { $0.hasPrefix("mine") })
        let pending = try await reader.outbox.entries(of: "ada")
        return reading.value.last == "mine" && pending.isEmpty
      }
      #expect(lines == ["one", "mine"])
      #expect(counts.isSubset(of: [0, 1]))
      #expect(forum.texts(in: "a") == ["one", "mine"])
    }
  }

  @Test func `what the service says of a command counts, also before its answer`() async throws {
    try await use { reader, _ in
      try await reader.say("mine")
      // The service has the line, and its answer was lost.
      _ = forum.add(Say(room: "a", id: "mine", text: "mine"), key: "k1")
      forum.write("other")
      #expect(try await live(reader.lines(), "other") == ["mine", "other"])
      #expect(try await reader.outbox.entries(of: "ada").count == 1)
    }
  }

  @Test func `an answer that comes late leaves no gap`() async throws {
    try await use { reader, _ in
      let command = Say(room: "a", id: "mine", text: "mine")
      let mine = forum.add(command, key: "k1")
      forum.write("1", "2", "3", "4")
      let key = RoomKey(owner: "ada", subject: "a")
      let insert = {
        try await reader.database.write { try ForumReader.log.insert(mine.0, of: key, in: $0) }
      }
      try await insert()
      #expect(try await live(reader.lines()) == ["^", "2", "3", "4"])
      try await insert()
      #expect(try await live(reader.lines()) == ["^", "2", "3", "4"])
      let first = try await reader.findEarlier(than: 6)
      #expect(try await live(reader.lines(.init(from: first))) == ["mine", "1", "2", "3", "4"])
    }
  }

  @Test func `a command that the service has lost in a restore is shown again`() async throws {
    forum.backUp()
    try await use { reader, _ in
      try await reader.say("mine")
      let sending = Task { await reader.work.run() }
      defer { sending.cancel() }
      #expect(try await live(reader.lines(), "mine") == ["mine"])
      forum.restore()
      forum.write("new")
      #expect(try await live(reader.lines(), "mine !") == ["new", "mine !"])
    }
  }

  @Test func `two windows of one owner share a request, and see the same`() async throws {
    forum.write("one")
    try await use { reader, _ in
      let gate = forum.hold()
      let windows = (1...2).map { _ in Task { try await live(reader.lines(), "mine …") } }
      while forum.asked.isEmpty { await Task.yield() }
      try await reader.say("mine")
      gate.open()
      for window in windows { #expect(try await window.value == ["one", "mine …"]) }
      #expect(forum.asked.count <= 2)
    }
  }

  @Test func `a command wakes nobody else`() async throws {
    try await use { reader, _ in
      let woken = Log()
      let windows = [("a", "ada"), ("b", "ada"), ("a", "ben")].map { room, owner in
        let readings = reader.lines(of: room, as: owner)
        return Task {
          for try await reading in readings where reading.savedAt == nil {
            woken.add("\(owner) \(room) \(reading.value.count)")
          }
        }
      }
      while Set(woken.lines).count < 3 { await Task.yield() }
      _ = woken.take()
      try await reader.say("mine", in: "a", as: "ada")
      while !woken.lines.contains("ada a 1") { await Task.yield() }
      #expect(woken.lines.allSatisfy { $0.hasPrefix("ada a") })
      for window in windows { window.cancel() }
    }
  }

  @Test func `who has signed out is asked for no more, and nobody else sees what was saved`()
    async throws
  {
    forum.write("one")
    try await use { reader, _ in
      let lines = try await live(reader.lines())
      #expect(lines == ["one"])
      reader.signOut("ada")
      let asked = forum.asked.count
      #expect(try await first(reader.lines()) { $0.problem == .signedOut } == ["one"])
      reader.signOut("ben")
      await #expect(throws: Problem.signedOut) { try await live(reader.lines(as: "ben")) }
      #expect(forum.asked.count == asked)
    }
  }

  @Test func `when nobody reads any more, events ask for nothing`() async throws {
    try await use { reader, _ in
      forum.write("one")
      let lines = try await live(reader.lines())
      #expect(lines == ["one"])
      while reader.isRead("a") { await Task.yield() }
      let asked = forum.asked.count
      forum.write("two", "three")
      // A read of another room is answered after all requests that the events have caused.
      forum.write("other", in: "b")
      #expect(try await live(reader.lines(of: "b")) == ["other"])
      #expect(forum.asked.filter { $0.hasPrefix("a") }.count == asked)
    }
  }

  @Test func `a request that ends because its reader has stopped is not reported`() async throws {
    try await withFolder { folder in
      let (log, asked) = (Log(), Gate())
      let connectivity = Connectivity(clock: HurriedClock()) { true }
      let database = try SQLEngine.open("names", in: folder, migrations: Migrations()) {
        Problem.notStored(detail: $0)
      }
      var reader: LiveReader<String>? = LiveReader(
        database: database, connectivity: connectivity, report: { log.add($0) },
        fetch: { _ in
          asked.open()
          let nothing = AsyncStream<Void> { _ in }
          for await _ in nothing {}
          throw APIError.cancelled
        })
      weak let stopped = reader
      let readings = reader?.readings("a") { _ in nil as Reading<String>? }
      let reading = Task { for try await _ in try #require(readings) {} }
      await asked.pass()
      reading.cancel()
      _ = await reading.result
      reader = nil
      while stopped != nil { await Task.yield() }
      #expect(log.lines == [])
    }
  }
}
