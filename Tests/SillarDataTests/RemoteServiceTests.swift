import Foundation
import HTTPTypes
import Hummingbird
import SillarData
import SillarModel
import Synchronization
import TestServers
import Testing

/// A service as the infra of an app has it.
@Suite(.timeLimit(.minutes(1))) struct RemoteServiceTests {
  private struct Failure: Error { let reason: String }

  private struct Say: OutboxCommand {
    static let kind = "say"
    static let version = 1
    let text: String
    var subject: String { "room" }
  }

  private func service(at url: URL, _ folder: URL) -> RemoteService {
    RemoteService(at: url, folder: folder, work: AppWork(), logger: quiet) { $0.retries = .none }
  }

  private func database(
    in folder: URL, _ register: (inout Migrations) -> Void
  ) throws -> LocalDatabase {
    var migrations = Migrations()
    register(&migrations)
    return try LocalDatabase("kept", in: folder, migrations: migrations) { Failure(reason: $0) }
  }

  @Test func `a service that did not answer is found again, whatever it answers`() async throws {
    try await withFolder { folder in
      let isThere = Atomic(false)
      try await withServer { _ in
        if !isThere.load(ordering: .relaxed) { try await hang() }
        return Response(status: .unauthorized)
      } _: { url in
        let service = RemoteService(
          at: url, folder: folder, work: AppWork(), logger: quiet
        ) { $0.timeout = .milliseconds(50) }
        await #expect(throws: APIError.self) { try await service.client.send(.data("names")) }
        #expect(!service.connectivity.isOnline)
        isThere.store(true, ordering: .relaxed)
        await service.connectivity.wait(afterFailures: 1)
        #expect(service.connectivity.isOnline)
      }
    }
  }

  @Test func `saved data goes when the service has another history`() async throws {
    try await withFolder { folder in
      let store = Mutex("first")
      try await withServer { request in
        let name = store.withLock { $0 }
        if request.uri.path.hasSuffix("v1/history") {
          return json(#"{"store": "\#(name)", "epochs": [{"id": "e", "after": 0}]}"#)
        }
        var answer = json(#""Ada""#)
        if let header = HTTPField.Name(StorePosition.header) {
          answer.headers[header] = "\(name) e 1"
        }
        return answer
      } _: { url in
        let names = try database(in: folder) { migrations in
          StoreHistory.registerMigration(in: &migrations)
          migrations.add("names") { try $0.script("CREATE TABLE name (name TEXT NOT NULL)") }
        }
        let (saved, _) = service(at: url, folder).saved(in: names) {
          try $0.execute("DELETE FROM name")
        }
        func kept() async throws -> Int {
          let _: String = try await saved.client.send(.get("v1/name"))
          return try await names.read { try $0.value("SELECT count(*) FROM name") ?? 0 }
        }
        #expect(try await kept() == 0)
        try await names.write { try $0.execute("INSERT INTO name (name) VALUES ('Ada')") }
        #expect(try await kept() == 1)
        store.withLock { $0 = "second" }
        #expect(try await kept() == 0)
      }
    }
  }

  @Test func `an outbox sends while the work runs, and tells what waits`() async throws {
    try await withFolder { folder in
      let said = Seen<String>()
      let url = try #require(URL(string: "http://rooms.example"))
      let service = service(at: url, folder)
      let handler = OutboxHandler(for: Say.self) { say, _ in
        said.add(say.text)
      } undo: { _, _ in
      }
      let outbox = service.outbox(
        in: try database(in: folder) { Outbox.registerMigration(in: &$0) }, handlers: [handler])
      outbox.holdCommands()
      try await outbox.enqueue([Say(text: "one"), Say(text: "two")], owner: "ada")
      var waiting = outbox.waiting(Say.self, of: "ada").makeAsyncIterator()
      #expect(try await waiting.next()?.value.map(\.text) == ["one", "two"])
      let running = Task { await service.work.run() }
      try await outbox.enqueue(Say(text: "three"), owner: "ada")
      while try await waiting.next()?.value.count != 3 {}
      #expect(said.all == [], "they are held")
      outbox.sendCommands()
      while try await waiting.next()?.value.isEmpty == false {}
      #expect(said.all == ["one", "two", "three"])
      running.cancel()
      await running.value
    }
  }
}
