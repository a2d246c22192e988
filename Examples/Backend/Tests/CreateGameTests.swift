import BackendModel
import Foundation
import SillarTesting
import Testing

@Suite struct CreateGameTests {
  private func createGame(
    _ repository: MemoryRepository, seed: UInt64 = 1
  ) -> DefaultCreateGame {
    DefaultCreateGame(
      topics: repository, games: repository, randomness: { SeededChance(seed: seed) })
  }

  @Test func `a game asks ten different questions of its topic`() async throws {
    let repository = MemoryRepository([
      try .numbered("a", count: 22), try .numbered("b", count: 22),
    ])
    let game = try await createGame(repository).execute(topic: Topic.ID("b"))
    #expect(game.topic.id == Topic.ID("b"))
    #expect(game.questions.count == 10)
    #expect(Set(game.questions.map(\.id)).count == 10)
    #expect(game.questions.allSatisfy { $0.id.rawValue.hasPrefix("b-") })
  }

  @Test func `a topic with few questions asks all of them`() async throws {
    let repository = MemoryRepository([try .numbered("a", count: 3)])
    let game = try await createGame(repository).execute(topic: Topic.ID("a"))
    #expect(Set(game.questions.map(\.id.rawValue)) == ["a-0", "a-1", "a-2"])
  }

  @Test func `the same chance deals the same game and another one does not`() async throws {
    let repository = MemoryRepository([try .numbered("a", count: 22)])
    let first = try await createGame(repository, seed: 1).execute(topic: Topic.ID("a"))
    let again = try await createGame(repository, seed: 1).execute(topic: Topic.ID("a"))
    let other = try await createGame(repository, seed: 2).execute(topic: Topic.ID("a"))
    #expect(first.questions == again.questions)
    #expect(first.questions != other.questions)
    #expect(first.id != again.id)
  }

  @Test func `the right answer is the right one wherever it stands`() async throws {
    let repository = MemoryRepository([try .numbered("a", count: 22)])
    for seed in UInt64(0)..<50 {
      let game = try await createGame(repository, seed: seed).execute(topic: Topic.ID("a"))
      for question in game.questions {
        #expect(question.answers.map(\.id) == ["a", "b", "c", "d"])
        let right = question.answers.filter { $0.id == question.correctAnswer }
        let number = question.id.rawValue.dropFirst(2)
        #expect(right.map(\.text) == ["right \(number)"])
        #expect(Set(question.answers.map(\.text)).count == 4)
      }
    }
  }

  @Test func `every place is as likely to be right`() async throws {
    let repository = MemoryRepository([try .numbered("a", count: 22)])
    var counts: [String: Int] = [:]
    for seed in UInt64(0)..<200 {
      let game = try await createGame(repository, seed: seed).execute(topic: Topic.ID("a"))
      for question in game.questions { counts[question.correctAnswer, default: 0] += 1 }
    }
    #expect(Set(counts.keys) == ["a", "b", "c", "d"])
    // 500 of 2,000 each would be even; five standard deviations are about 100.
    for (place, count) in counts { #expect((400...600).contains(count), "\(place): \(count)") }
  }

  @Test func `a game can be found again`() async throws {
    let repository = MemoryRepository([try .numbered("a", count: 22)])
    let game = try await createGame(repository).execute(topic: Topic.ID("a"))
    let findGame = DefaultFindGame(games: repository)
    #expect(try await findGame.execute(id: game.id) == game)
    #expect(try await findGame.execute(id: UUID()) == nil)
  }

  @Test func `an unknown topic makes no game`() async throws {
    let createGame = createGame(MemoryRepository([]))
    await #expect(throws: CreateGameError.unknownTopic(Topic.ID("space"))) {
      try await createGame.execute(topic: Topic.ID("space"))
    }
  }

  @Test func `topics are listed in the order of the repository`() async throws {
    let repository = MemoryRepository([try .numbered("z", count: 1), try .numbered("a", count: 2)])
    let topics = try await DefaultListTopics(topics: repository).execute()
    #expect(topics.map(\.id.rawValue) == ["z", "a"])
  }
}

@Suite struct PictureNameTests {
  @Test(arguments: ["space-07", "topic-space", "a", String(repeating: "a", count: 64)])
  func `a name is a name`(text: String) {
    #expect(PictureName(text)?.rawValue == text)
  }

  @Test(arguments: [
    "", "..", "../secrets", "a/b", "a.svg", "A", "é", "a b", "%2e%2e", "a\0", "a\n",
    String(repeating: "a", count: 65),
  ])
  func `what could lead elsewhere is no name`(text: String) {
    #expect(PictureName(text) == nil)
  }
}
