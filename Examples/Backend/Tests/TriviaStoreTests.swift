import BackendModel
import Foundation
import GRDB
import SillarData
import Testing

@testable import BackendInfra

@Suite struct TriviaStoreTests {
  private let content: TriviaRows

  init() throws { content = TriviaRows(try TriviaContent.bundled) }

  @Test func `opening again with other content replaces it and keeps games`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "backend.sqlite")
      let id = Topic.ID(content.topics[0].id)
      let first = try await TriviaStore(at: file, content: content)
      let before = try #require(try await first.deck(for: id))
      let createGame = DefaultCreateGame(topics: first, games: first)
      let game = try await createGame.execute(topic: id)
      try first.close()

      var changed = content
      changed.topics[0].name = "Renamed"
      let gone = try #require(changed.questions.firstIndex { $0.topicID == id.rawValue })
      changed.questions.remove(at: gone)

      let second = try await TriviaStore(at: file, content: changed)
      let after = try #require(try await second.deck(for: id))
      #expect(after.topic.name == "Renamed")
      #expect(after.questions.count == before.questions.count - 1)
      #expect(after.topic.questionCount == after.questions.count)
      #expect(try await second.game(withID: game.id) == game)
    }
  }

  @Test func `games stay in a store that has pictures in a table`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "backend.sqlite")
      let deck = try Deck.numbered("space", count: 10)
      let memory = MemoryRepository([deck])
      let game = try await DefaultCreateGame(topics: memory, games: memory)
        .execute(topic: Topic.ID("space"))
      let old = try DatabaseQueue(path: file.path)
      try TriviaSchema.migrator.migrate(old, upTo: "store: changes")
      try await old.write { db in
        try db.execute(
          sql: """
            INSERT INTO picture VALUES ('p', '<svg/>', '1');
            INSERT INTO topic VALUES ('old', 0, 'Old', 'Gone', 'p');
            INSERT INTO question VALUES ('old-01', 'old', 0, 'Which?', 'p', 'This', '[]');
            """)
        try GameRecord(game).insert(db)
      }
      try old.close()
      let store = try await TriviaStore(at: file, content: content)
      #expect(try await store.game(withID: game.id) == game)
      #expect(try await store.topics().map(\.id.rawValue) == content.topics.map(\.id))
      #expect(try await store.pool.read { db in try !db.tableExists("picture") })
    }
  }

  @Test func `topics keep the order of the content`() async throws {
    var reversed = content
    reversed.topics.append(reversed.topics[0])
    reversed.topics[reversed.topics.count - 1].id = "aaa"
    reversed.topics[reversed.topics.count - 1].position = reversed.topics.count
    try await withTemporaryFolder { [reversed] folder in
      let file = folder.appending(path: "backend.sqlite")
      let store = try await TriviaStore(at: file, content: reversed)
      let topics = try await store.topics()
      #expect(topics.map(\.id.rawValue) == reversed.topics.map(\.id))
      #expect(topics.last?.questionCount == 0)
    }
  }

  @Test func `the oldest games go when there are too many`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "backend.sqlite")
      let store = try await TriviaStore(at: file, content: content, keptGames: 3)
      let createGame = DefaultCreateGame(topics: store, games: store)
      var ids: [UUID] = []
      for _ in 0..<5 {
        ids.append(try await createGame.execute(topic: Topic.ID(content.topics[0].id)).id)
      }
      var kept: [Bool] = []
      for id in ids { kept.append(try await store.game(withID: id) != nil) }
      #expect(kept == [false, false, true, true, true])
    }
  }
}
