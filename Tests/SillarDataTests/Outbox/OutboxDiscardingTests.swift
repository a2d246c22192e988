import Scripted
import SillarData
import SillarModel
import TestServers
import Testing

/// The commands that are discarded with another.
@Suite(.timeLimit(.minutes(1)), .eachEngine) struct OutboxDiscardingTests {
  private let service = NotebookService()

  @Test func `what makes its subject takes with it all that is about it, and nothing else`()
    async throws
  {
    try await withFolder { folder in
      let notebook = try Notebook(in: folder, service: service)
      try await notebook.add("photo", to: "a")
      let list = try await notebook.make("a")
      try await notebook.add("milk", to: "a")
      try await notebook.add("tea", to: "a", owner: "ben")
      try await notebook.add("nails", to: "b")
      #expect(
        try await notebook.outbox.company(of: list).map(\.kind) == ["add-line", "add-line"])
      try await notebook.outbox.discard(list)
      #expect(try await notebook.shown() == ["tea …", "nails …"])
      try await notebook.run { $0.isEmpty }
      #expect(service.lines["b"] == ["nails"])
      #expect(service.asked.allSatisfy { $0.hasPrefix("nails ") || $0.hasPrefix("tea ") })
    }
  }

  @Test func `what is discarded with all the rest while its connection is made is never sent`()
    async throws
  {
    try await withFolder { folder in
      let connection = Gate()
      let (attempts, attempt) = AsyncStream.makeStream(of: Void.self)
      let notebook = try Notebook(
        in: folder, service: service,
        over: { request in
          attempt.yield()
          await connection.pass()
          try Task.checkCancellation()
          return try await request()
        })
      try await notebook.add("milk")
      let running = Task { await notebook.work.run() }
      for await _ in attempts { break }
      #expect(try await notebook.outbox.discardAll(of: "ada") == 1)
      connection.open()
      try await notebook.add("tea")
      for await _ in notebook.outbox.changes where try await notebook.states().isEmpty { break }
      #expect(service.lines == ["a": ["tea"]])
      running.cancel()
      await running.value
    }
  }

  @Test func `one that does not make its subject goes alone`() async throws {
    try await withFolder { folder in
      let notebook = try Notebook(in: folder, service: service)
      try await notebook.make("a")
      let milk = try await notebook.add("milk")
      try await notebook.add("tea")
      #expect(try await notebook.outbox.company(of: milk) == [])
      try await notebook.outbox.discard(milk)
      #expect(try await notebook.shown() == ["# a …", "tea …"])
    }
  }

  @Test func `what was refused takes with it what is refused for that, but not what is on its way`()
    async throws
  {
    try await withFolder { folder in
      let notebook = try Notebook(in: folder, service: service)
      service.plan(.refused, .refused)
      let list = try await notebook.make("a")
      try await notebook.add("milk")
      try await notebook.run { $0.allSatisfy { $0.state != .waiting } }
      let gate = service.hold()
      try await notebook.add("tea")
      let running = Task { await notebook.work.run() }
      for await _ in notebook.outbox.changes
      where try await notebook.outbox.entries(of: "ada").last?.attempts == 1 { break }
      await #expect(throws: OutboxError.mayHaveBeenSent) {
        try await notebook.outbox.discard(list)
      }
      #expect(try await notebook.states().count == 3)
      gate.open()
      for await _ in notebook.outbox.changes where try await notebook.states().count == 2 { break }
      running.cancel()
      await running.value
      try await notebook.outbox.discard(list)
      #expect(try await notebook.states() == [])
    }
  }
}
