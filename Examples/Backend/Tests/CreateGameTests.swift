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

  @Test func `a topic with few questions asks all of them`() async throws {
    let repository = MemoryRepository([try .numbered("a", count: 3)])
    let game = try await createGame(repository).execute(topic: Topic.ID("a"), in: .english)
    #expect(Set(game.questions.map(\.id.rawValue)) == ["a-0", "a-1", "a-2"])
  }

  @Test func `the same chance deals the same game and another one does not`() async throws {
    let repository = MemoryRepository([try .numbered("a", count: 22)])
    let first = try await createGame(repository, seed: 1).execute(
      topic: Topic.ID("a"), in: .english)
    let again = try await createGame(repository, seed: 1).execute(
      topic: Topic.ID("a"), in: .english)
    let other = try await createGame(repository, seed: 2).execute(
      topic: Topic.ID("a"), in: .english)
    #expect(first.questions == again.questions)
    #expect(first.questions != other.questions)
    #expect(first.id != again.id)
  }

  @Test func `the right answer is the right one wherever it stands`() async throws {
    let repository = MemoryRepository([try .numbered("a", count: 22)])
    for seed in UInt64(0)..<50 {
      let game = try await createGame(repository, seed: seed).execute(
        topic: Topic.ID("a"), in: .english)
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
      let game = try await createGame(repository, seed: seed).execute(
        topic: Topic.ID("a"), in: .english)
      for question in game.questions { counts[question.correctAnswer, default: 0] += 1 }
    }
    #expect(Set(counts.keys) == ["a", "b", "c", "d"])
    // 500 of 2,000 each would be even; five standard deviations are about 100.
    for (place, count) in counts { #expect((400...600).contains(count), "\(place): \(count)") }
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
