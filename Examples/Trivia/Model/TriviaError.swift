public import Foundation
public import SillarModel

/// What can go wrong for a player.
public enum TriviaError: Error, Hashable {
  /// The player used every attempt in this topic; the next returns at `until`.
  case noAttemptsLeft(topic: Topic.ID, until: Date)
  /// The backend could not be reached: no network, no such host, or nothing answers there.
  case offline
  /// The backend was reached, or might have been, but did not answer in time.
  case timedOut
  /// The backend answered that it failed, or with something that makes no sense.
  case serverFailed(ServiceFailure)
  case unknownTopic(Topic.ID)
  case unknownPicture(String)
  /// A picture that is too large, or not a picture, or not from where pictures come.
  case unusablePicture(String, reason: String)
  /// This program's own storage failed.
  case storageFailed(String)
}

extension TriviaError: ProblemConvertible {
  public var problem: Problem {
    switch self {
    case .noAttemptsLeft: .refused(code: "no-attempts", module: "Trivia")
    case .offline: .offline
    case .timedOut: .timedOut
    case .serverFailed(let failure): .broken(failure)
    case .unknownTopic: .refused(code: "unknown-topic", module: "Trivia")
    case .unknownPicture, .unusablePicture: .notFound
    case .storageFailed(let detail): .notStored(detail: detail)
    }
  }
}

extension TriviaError: CustomStringConvertible {
  /// For a log.
  public var description: String {
    switch self {
    case .noAttemptsLeft(let topic, let until): "no attempts left in \(topic) until \(until)"
    case .offline: "the backend cannot be reached"
    case .timedOut: "the backend did not answer in time"
    case .serverFailed(let failure): "the backend failed: \(failure)"
    case .unknownTopic(let topic): "there is no topic \(topic)"
    case .unknownPicture(let name): "there is no picture \(name)"
    case .unusablePicture(let name, let reason): "the picture \(name) \(reason)"
    case .storageFailed(let detail): "the store failed: \(detail)"
    }
  }
}
