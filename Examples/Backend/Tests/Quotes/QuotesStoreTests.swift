import BackendModel
import Foundation
import SillarData
import Testing

@testable import BackendInfra

/// The bundled content, and stored data after a restart.
@Suite struct QuotesStoreTests {
  @Test func `there are five accounts, each with something to look at`() async throws {
    try await withTemporaryFolder { folder in
      try await withQuotes(in: folder, content: .bundled) { quotes in
        let nobody = quotes.caller(token: nil)
        for name in ["ana", "ben", "carla", "diego", "elena"] {
          let session = try await nobody.signIn(name).decoded(NewSessionAnswer.self)
          let caller = quotes.caller(token: session.token)
          let own = try await caller.list("/requests").items
          #expect(own.count > 1, "\(name)")
          if session.account.role == "professional" {
            #expect(try await caller.list("/requests/open").items.count > 2, "\(name)")
          } else {
            #expect(Set(own.map(\.state)).isSuperset(of: ["open", "done"]), "\(name)")
            #expect(own.contains { $0.professionals.contains { $0.quote != nil } }, "\(name)")
            // Newest first.
            #expect(own.map(\.created) == own.map(\.created).sorted(by: >), "\(name)")
          }
        }
      }
    }
  }

  @Test func `what people did stays when the backend starts again`() async throws {
    try await withTemporaryFolder { folder in
      for _ in 0..<2 {
        let store = try await QuotesStore(
          in: .test(folder), content: .bundled, now: { Date() })
        let count = try await store.database.read { database in
          try database.value("SELECT count(*) FROM request", as: Int.self)
        }
        #expect(count == 12)
      }
    }
  }

  @Test func `an answer that was given is on the disk, and a fifth place does not exist`()
    async throws
  {
    try await withQuotes { quotes in
      let request = try await quotes.caller("ana").create()
      let mode = try await quotes.store.database.write { database in
        try database.value("PRAGMA synchronous", as: Int.self)
      }
      // 2 is FULL: a commit returns when its data is on the disk (sqlite.org/pragma.html).
      #expect(mode == 2)
      await #expect(throws: StoreError.self) {
        try await quotes.store.database.write { database in
          try database.execute("INSERT INTO application VALUES (\(request.id), 5, 'carla', 0)")
        }
      }
    }
  }

  @Test func `whoever listens is told once a change is on the disk, and only they`() async throws {
    try await withQuotes { quotes in
      let (ana, ben) = (try #require(MemberID("ana")), try #require(MemberID("ben")))
      var (forAna, forBen) = (
        quotes.store.bell.rings(for: ana).makeAsyncIterator(),
        quotes.store.bell.rings(for: ben).makeAsyncIterator()
      )
      let request = try await quotes.caller("ana").create()
      #expect(await forAna.next() != nil)
      #expect(try await quotes.events(of: "ana") == [#"request {"request":"\#(request.id)"}"#])
      // Professionals of this kind of work get an event too; Diego does other work.
      #expect(try await quotes.events(of: "carla").count == 1)
      #expect(try await quotes.events(of: "diego").isEmpty)
      // The first ring for Ben is for his own request.
      #expect(try await quotes.events(of: "ben").isEmpty)
      _ = try await quotes.caller("ben").create()
      #expect(await forBen.next() != nil)
    }
  }
}
