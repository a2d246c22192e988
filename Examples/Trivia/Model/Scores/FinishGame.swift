import SillarModel

/// Finishes a game: keeps its score if it is the player's best, and records that it is finished.
public struct FinishGame: Sendable {
  private let scores: any ScoresRepository

  public init(scores: any ScoresRepository) {
    self.scores = scores
  }

  /// May be called again for the same game, for example after a failure: the result is the same.
  /// A game that the player leaves before its end counts with its score so far.
  ///
  /// - Throws: `Problem.notStored`, or `CancellationError`.
  public func execute(_ game: Game) async throws -> GameResult {
    try await scores.update(game.topic.id, recording: game.finished) { best in
      let previous = best?.score ?? .zero
      if game.score > previous {
        best = BestScore(score: game.score, game: game.id)
      }
      return GameResult(
        topic: game.topic, score: game.score, bestScore: max(previous, game.score),
        isNewBest: best?.game == game.id)
    }
  }
}

extension Game {
  /// The event that the game is finished. It does not name the player.
  fileprivate var finished: DomainEvent {
    let end =
      switch status {
      case .playing: "left"
      case .lost: "lost"
      case .won: "won"
      }
    return DomainEvent(
      "game-finished", key: id.rawValue,
      facts: ["topic": topic.id.rawValue, "score": "\(score)", "end": end])
  }
}
