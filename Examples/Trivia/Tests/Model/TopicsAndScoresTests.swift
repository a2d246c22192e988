import Foundation
import Testing
import TriviaModel
import TriviaTesting

struct TopicsAndScoresTests {
  private let scores = MemoryScores()
  private var finish: FinishGame { FinishGame(scores: scores) }

  private func played(_ id: Game.ID, right: Int) throws -> Game {
    var game = try game(id, questions: 5)
    for _ in 0..<right { _ = try game.answerQuestion(with: "b") }
    return game
  }

  @Test func `the first points are a new best`() async throws {
    let result = try await finish.execute(played("1", right: 2))
    #expect(result.score == Score(2))
    #expect(result.bestScore == Score(2))
    #expect(result.isNewBest)
  }

  @Test func `no points are never a new best`() async throws {
    let result = try await finish.execute(played("1", right: 0))
    #expect(result.bestScore == .zero)
    #expect(!result.isNewBest)
    #expect(try await scores.bestScores(for: ["space"]).isEmpty)
  }

  @Test func `less than the best, or the same, leaves the best`() async throws {
    _ = try await finish.execute(played("1", right: 3))
    for (id, right) in [("2", 2), ("3", 3)] {
      let result = try await finish.execute(played(Game.ID(id), right: right))
      #expect(result.score == Score(right))
      #expect(result.bestScore == Score(3))
      #expect(!result.isNewBest)
    }
  }

  @Test func `finishing a game twice says the same twice`() async throws {
    let game = try played("1", right: 3)
    let first = try await finish.execute(game)
    #expect(try await finish.execute(game) == first)
    #expect(first.isNewBest)
  }

  @Test func `topics come with attempts, the next attempt and the best score`() async throws {
    let space = Topic(id: "space", name: "Space", picture: try picture("topic-space"))
    let music = Topic(id: "music", name: "Music")
    let trivia = MemoryTrivia([space, music])
    let actions = TriviaActions(
      topics: trivia, games: trivia,
      attempts: MemoryAttempts(["space": AttemptsLedger(returns: [.minutes(7)])]), scores: scores,
      images: trivia, now: { noon })
    _ = try await actions.finishGame.execute(played("1", right: 4))

    let summaries = try await actions.getTopics.execute()
    #expect(
      summaries == [
        TopicSummary(
          topic: space, attempts: Attempts(left: 2, nextReturn: .minutes(7)), bestScore: Score(4)),
        TopicSummary(topic: music, attempts: .full),
      ])
    #expect(try await actions.attempts.attempts(for: ["music"]) == ["music": .full])
    // The picture on the screen can be requested by its name.
    #expect(try await actions.getPicture.execute(name: "topic-space").bytes.isEmpty == false)
  }
}
