import Foundation
import Sillar
import SillarTesting
import TriviaDelivery
import TriviaModel

/// Trivia with everything around it in memory.
final class World: Sendable {
  let clock = TestClock()
  let topics: MemoryTopics
  let games = MemoryGames()
  let attempts = MemoryAttempts()
  let scores = MemoryScores()
  let pictures = MemoryPictures()

  init() throws { topics = MemoryTopics([try space(), history]) }

  /// Opens the app, does what the test does, and closes it.
  func play(at path: String = "/", _ test: (TestHost) async throws -> Void) async throws {
    try await TestHost.open(WorldApp(world: self), at: path, clock: clock) { try await test($0) }
  }

  /// Uses up attempts in Space just now.
  func spend(_ count: Int) async throws {
    let now = clock.date
    _ = try await attempts.update("space") { ledger in
      ledger = AttemptsLedger(returns: (1...count).map { now + Double($0) * 600 })
    }
  }

  func setBest(_ score: Int) async throws {
    try await scores.update("space") { $0 = BestScore(score: Score(score), game: "earlier") }
  }

  var best: Score? {
    get async throws { try await scores.bestScores(for: ["space"])["space"]?.score }
  }
}

private struct WorldApp: App {
  let world: World
  let flavour: Flavour

  init(world: World) throws {
    self.world = world
    flavour = try Flavour(
      name: "Trivia", configuration: Configuration(flavour: "Trivia", providers: []))
  }

  func makeCoordinator(for visitor: Visitor, navigator: Navigator) -> any Coordinator {
    TriviaCoordinator(
      navigator: navigator,
      actions: TriviaActions(
        topics: world.topics, games: world.games, attempts: world.attempts, scores: world.scores,
        images: world.pictures, now: world.clock.wallClock, clock: world.clock),
      clock: world.clock, now: world.clock.wallClock)
  }
}

extension TestHost {
  /// Gives a right answer and waits for what comes after it.
  func answerRight(_ answer: String) async throws {
    try await tap(answer)
    try await advance(by: .seconds(1))
  }
}
