import SillarData
import TestServers
import Testing

/// The listeners that a change of the outbox wakes.
@Suite(.timeLimit(.minutes(1)), .eachEngine) struct OutboxChangesTests {
  @Test func `a command wakes those who show its owner and subject, and nobody else`() async throws
  {
    try await withFolder { folder in
      let notebook = try Notebook(in: folder, service: NotebookService())
      let outbox = notebook.outbox
      let concerned = [
        outbox.changes, outbox.changes(of: "ada"), outbox.changes(of: "ada", on: "list/a"),
        outbox.changes(of: "ada") { $0.hasPrefix("list/") },
      ]
      let others = [
        outbox.changes(of: "bob"), outbox.changes(of: "bob", on: "list/a"),
        outbox.changes(of: "ada", on: "list/b"),
        outbox.changes(of: "ada") { $0.hasPrefix("chat/") },
      ]
      let woken = try await withThrowingTaskGroup(of: (Bool, Int).self) { group in
        for (isConcerned, all) in [(true, concerned), (false, others)] {
          for (place, changes) in all.enumerated() {
            var values = changes.makeAsyncIterator()
            _ = await values.next()
            let rest = values
            group.addTask {
              var values = rest
              _ = await values.next()
              return (isConcerned, place)
            }
          }
        }
        try await notebook.add("milk", to: "a", owner: "ada")
        var woken: [(Bool, Int)] = []
        for _ in concerned {
          if let next = try await group.next() { woken.append(next) }
        }
        group.cancelAll()
        return woken
      }
      #expect(woken.map(\.0) == [true, true, true, true])
      #expect(Set(woken.map(\.1)) == [0, 1, 2, 3])
    }
  }

  @Test func `a command between the beginning of a listener and its first read is not missed`()
    async throws
  {
    try await withFolder { folder in
      let notebook = try Notebook(in: folder, service: NotebookService())
      // The first read sees the command.
      var before = notebook.outbox.changes(of: "ada", on: "list/a").makeAsyncIterator()
      try await notebook.add("milk")
      _ = await before.next()
      #expect(try await notebook.states().count == 1)
      // The command comes while the first read is under way, which may not see it: another value follows.
      var during = notebook.outbox.changes(of: "ada", on: "list/a").makeAsyncIterator()
      _ = await during.next()
      try await notebook.add("tea")
      #expect(await during.next() != nil)
    }
  }

  @Test func `whenever commands are given, each listener reads the last of them`() async throws {
    try await withFolder { folder in
      let notebook = try Notebook(in: folder, service: NotebookService())
      for round in 1...100 {
        async let adding: Void = { _ = try await notebook.add("\(round)") }()
        async let reading: Void = {
          for await _ in notebook.outbox.changes(of: "ada", on: "list/a")
          where try await notebook.states().count == round { break }
        }()
        _ = try await (adding, reading)
      }
    }
  }
}
