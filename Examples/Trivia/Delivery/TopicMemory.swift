import Foundation
import TriviaModel

/// The result of a game as a window remembers it.
struct ResultMemory: Codable, Sendable {
  let topic: TopicMemory
  let score: Int
  let bestScore: Int
  let isNewBest: Bool

  init(_ result: GameResult) {
    topic = TopicMemory(result.topic)
    score = result.score.value
    bestScore = result.bestScore.value
    isNewBest = result.isNewBest
  }

  var result: GameResult {
    GameResult(
      topic: topic.topic, score: Score(score), bestScore: Score(bestScore), isNewBest: isNewBest)
  }
}

struct TopicMemory: Codable, Sendable {
  let id, name, summary: String
  let picture: PictureMemory?

  init(_ topic: Topic) {
    id = topic.id.rawValue
    name = topic.name
    summary = topic.summary
    picture = topic.picture.map { PictureMemory(name: $0.name, source: $0.source) }
  }

  var topic: Topic {
    Topic(id: Topic.ID(id), name: name, summary: summary, picture: picture?.picture)
  }
}

struct PictureMemory: Codable, Sendable {
  let name: String
  let source: URL

  var picture: Picture? { Picture(name: name, source: source) }
}
