import GRDB
import TriviaModel

/// A best score as a row.
struct BestScoreRecord: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "bestScore"

  let player: String
  let topic: String
  let score: Int
  let game: String

  var best: BestScore { BestScore(score: Score(score), game: Game.ID(game)) }
}
