public import Foundation
public import SillarModel

/// What can go wrong for a player, in words that a player understands.
///
/// `title` is what happened; `advice` is what to do. A flavor may have its own words for each case.
public enum TriviaError: Error, Hashable {
  /// The player used every attempt in this topic; the next returns at `until`.
  case noAttemptsLeft(topic: Topic.ID, until: Date)
  /// The backend could not be reached: no network, no such host, or nothing answers there.
  case offline
  /// The backend was reached, or might have been, but did not answer in time.
  case timedOut
  /// The backend answered that it failed, or with something that makes no sense. The text is for
  /// the log, not for the player.
  case serverFailed(ServiceFailure)
  case unknownTopic(Topic.ID)
  case unknownPicture(String)
  /// A picture that is too large, or not a picture, or not from where pictures come.
  case unusablePicture(String, reason: String)
  /// This program's own storage failed. The text is for the log, not for the player.
  case storageFailed(String)

  /// What happened, as a short sentence without a full stop.
  public var title: String {
    switch self {
    case .noAttemptsLeft: "No attempts left"
    case .offline: "Trivia cannot be reached"
    case .timedOut: "Trivia takes too long to answer"
    case .serverFailed: "Trivia has a problem"
    case .unknownTopic: "This topic is no longer there"
    case .unknownPicture, .unusablePicture: "This picture cannot be shown"
    case .storageFailed: "Your game could not be saved"
    }
  }

  /// What to do about it, as a sentence.
  public var advice: String {
    switch self {
    case .noAttemptsLeft: "Wait until an attempt returns, or choose another topic."
    case .offline: "Check the connection, then try again."
    case .serverFailed(let failure):
      "Try again in \(failure.retryAfter?.description ?? "a moment")."
    case .timedOut: "Try again in a moment."
    case .unknownTopic: "Choose another topic."
    case .unknownPicture, .unusablePicture: "The game goes on without it."
    case .storageFailed: "Check that there is room on the disk, then try again."
    }
  }

  /// Whether the same thing may work a moment later.
  public var canTryAgain: Bool {
    switch self {
    case .offline, .timedOut, .serverFailed, .storageFailed: true
    case .noAttemptsLeft, .unknownTopic, .unknownPicture, .unusablePicture: false
    }
  }
}

extension TriviaError: LocalizedError, CustomStringConvertible {
  public var errorDescription: String? { title }
  public var recoverySuggestion: String? { advice }

  /// For the log: with the details that a player is spared.
  public var description: String {
    switch self {
    case .noAttemptsLeft(let topic, let until): "\(title) in \(topic) until \(until). \(advice)"
    case .serverFailed(let failure): "\(title): \(failure). \(advice)"
    case .storageFailed(let detail): "\(title): \(detail). \(advice)"
    case .unknownTopic(let topic): "\(title): \(topic). \(advice)"
    case .unknownPicture(let name): "\(title): \(name) is not known. \(advice)"
    case .unusablePicture(let name, let reason): "\(title): \(name) \(reason). \(advice)"
    case .offline, .timedOut: "\(title). \(advice)"
    }
  }
}
