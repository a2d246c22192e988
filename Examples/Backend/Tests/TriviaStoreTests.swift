import BackendModel
import Foundation
import SillarData
import Testing

@testable import BackendInfra

@Suite(.eachEngine) struct TriviaStoreTests {
  private let content: [Deck]

  init() throws { content = try TriviaContent.bundled.decks }

  @Test func `opening again with other content replaces it and keeps games`() async throws {
    try await withTemporaryFolder { folder in
      let id = content[0].topic.id
      let first = try await TriviaStore(in: .test(folder), content: content)
      let before = try #require(try await first.deck(for: id))
      let createGame = DefaultCreateGame(topics: first, games: first)
      let game = try await createGame.execute(topic: id)

      var changed = content
      changed[0] = Deck(
        topic: changed[0].topic.changed(name: "Renamed"),
        questions: Array(changed[0].questions.dropFirst()))

      let second = try await TriviaStore(in: .test(folder), content: changed)
      let after = try #require(try await second.deck(for: id))
      #expect(after.topic.name == "Renamed")
      #expect(after.questions.count == before.questions.count - 1)
      #expect(after.topic.questionCount == after.questions.count)
      #expect(try await second.game(withID: game.id) == game)
    }
  }

  @Test func `topics keep the order of the content`() async throws {
    let reversed =
      Array(content.reversed()) + [
        Deck(topic: content[0].topic.changed(id: Topic.ID("aaa")), questions: [])
      ]
    try await withTemporaryFolder { folder in
      let store = try await TriviaStore(in: .test(folder), content: reversed)
      let topics = try await store.topics()
      #expect(topics.map(\.id) == reversed.map(\.topic.id))
      #expect(topics.last?.questionCount == 0)
    }
  }

  @Test func `the oldest games go when there are too many`() async throws {
    try await withTemporaryFolder { folder in
      let store = try await TriviaStore(in: .test(folder), content: content, keptGames: 3)
      let createGame = DefaultCreateGame(topics: store, games: store)
      var ids: [UUID] = []
      for _ in 0..<5 {
        ids.append(try await createGame.execute(topic: content[0].topic.id).id)
      }
      var kept: [Bool] = []
      for id in ids { kept.append(try await store.game(withID: id) != nil) }
      #expect(kept == [false, false, true, true, true])
    }
  }
}

extension Topic {
  fileprivate func changed(id: ID? = nil, name: String? = nil) -> Topic {
    Topic(
      id: id ?? self.id, name: name ?? self.name, summary: summary, picture: picture,
      questionCount: questionCount)
  }
}
