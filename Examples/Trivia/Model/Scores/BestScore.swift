/// A player's best score in a topic, and the game it was made in.
public struct BestScore: Hashable, Sendable {
  public let score: Score
  public let game: Game.ID

  public init(score: Score, game: Game.ID) {
    self.score = score
    self.game = game
  }
}
