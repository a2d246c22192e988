import Foundation
import Kit
import Scripted
import Sillar
import SillarModel
import SillarTesting
import TriviaDelivery
import TriviaModel
import TriviaTesting

/// Trivia with everything around it in memory.
final class World: ModuleWorld {
  static let module = TriviaModule.module

  let clock = TestClock()
  let trivia: MemoryTrivia
  let attempts = MemoryAttempts()
  let scores = MemoryScores()
  let tracked = Log()

  init() throws { trivia = MemoryTrivia([try space(), history]) }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    TriviaCoordinator(
      context,
      actions: TriviaActions(
        topics: trivia, games: trivia, attempts: attempts, scores: scores, images: trivia,
        now: clock.wallClock, clock: clock),
      track: { [tracked] in tracked.add("\($0.name) on \($0.screen)") })
  }

  /// Spends attempts in Space at the current time.
  func spend(_ count: Int) async throws {
    let now = clock.date
    _ = try await attempts.update("space") { ledger in
      ledger = AttemptsLedger(returns: (1...count).map { now + Double($0) * 600 })
    }
  }

  func setBest(_ score: Int) async throws {
    let event = DomainEvent("game-finished", key: "earlier")
    try await scores.update("space", recording: event) {
      $0 = BestScore(score: Score(score), game: "earlier")
    }
  }

  var best: Score? {
    get async throws { try await scores.bestScores(for: ["space"])["space"]?.score }
  }
}

extension TestHost {
  /// Gives a right answer and waits for the next question or the result.
  func answerRight(_ answer: String) async throws {
    try await tap(answer)
    try await advance(by: .seconds(1))
  }
}
