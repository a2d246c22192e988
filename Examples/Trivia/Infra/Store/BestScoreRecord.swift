import SillarData
import TriviaModel

/// A best score as a row.
struct BestScoreRecord {
  let topic: String
  let score: Int
  let game: String

  var best: BestScore { BestScore(score: Score(score), game: Game.ID(game)) }

  init(_ row: borrowing SQLRow) throws {
    topic = try row["topic"]
    score = try row["score"]
    game = try row["game"]
  }
}
