public import Foundation
public import SillarModel

/// A refusal by a rule of Trivia. Failures of the backend or the store are `Problem`s.
public enum TriviaError: Error, Hashable {
  /// The player has used every attempt in this topic; the next returns at `until`.
  case noAttemptsLeft(topic: Topic.ID, until: Date)
  case unknownTopic(Topic.ID)
  case unknownPicture(String)
  /// The picture is too large, or is not a picture, or is not at the origin of pictures.
  case unusablePicture(String, reason: String)
}

extension TriviaError: ProblemConvertible {
  public var problem: Problem {
    switch self {
    case .noAttemptsLeft: .refused(code: "no-attempts", module: "Trivia")
    case .unknownTopic: .refused(code: "unknown-topic", module: "Trivia")
    case .unknownPicture, .unusablePicture: .notFound
    }
  }
}
