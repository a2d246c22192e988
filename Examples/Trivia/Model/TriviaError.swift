public import Foundation
public import SillarModel

/// What a rule of Trivia refuses. What goes wrong at the backend or in the store is a `Problem`.
public enum TriviaError: Error, Hashable {
  /// The player used every attempt in this topic; the next returns at `until`.
  case noAttemptsLeft(topic: Topic.ID, until: Date)
  case unknownTopic(Topic.ID)
  case unknownPicture(String)
  /// A picture that is too large, or not a picture, or not from where pictures come.
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
