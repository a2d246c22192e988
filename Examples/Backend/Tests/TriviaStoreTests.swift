import BackendModel
import Foundation
import SillarData
import Testing

@testable import BackendInfra

@Suite(.eachEngine) struct TriviaStoreTests {
  private let content: [Deck]
  private let spanish: [Deck]

  init() throws {
    let decks = try TriviaContent.bundled.decks
    (content, spanish) = (decks.english, decks.spanish)
  }

  private func store(
    in folder: URL, _ english: [Deck], keptGames: Int = 10_000
  ) async throws -> TriviaStore {
    try await TriviaStore(
      in: .test(folder), content: Localized(english: english, spanish: spanish),
      keptGames: keptGames)
  }

  @Test func `opening again with other content replaces it and keeps games`() async throws {
    try await withTemporaryFolder { folder in
      let id = content[0].topic.id
      let first = try await store(in: folder, content)
      let before = try #require(try await first.deck(for: id, in: .english))
      let createGame = DefaultCreateGame(topics: first, games: first)
      let game = try await createGame.execute(topic: id, in: .english)

      var changed = content
      changed[0] = Deck(
        topic: changed[0].topic.changed(name: "Renamed"),
        questions: Array(changed[0].questions.dropFirst()))

      let second = try await store(in: folder, changed)
      let after = try #require(try await second.deck(for: id, in: .english))
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
      let store = try await store(in: folder, reversed)
      let topics = try await store.topics(in: .english)
      #expect(topics.map(\.id) == reversed.map(\.topic.id))
      #expect(topics.last?.questionCount == 0)
      #expect(try await store.topics(in: .spanish) == spanish.map(\.topic))
    }
  }

  @Test func `the oldest games go when there are too many`() async throws {
    try await withTemporaryFolder { folder in
      let store = try await store(in: folder, content, keptGames: 3)
      let createGame = DefaultCreateGame(topics: store, games: store)
      var ids: [UUID] = []
      for _ in 0..<5 {
        ids.append(try await createGame.execute(topic: content[0].topic.id, in: .english).id)
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
