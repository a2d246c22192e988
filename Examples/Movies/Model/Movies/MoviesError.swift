public import Foundation
public import SillarModel

/// What can go wrong for somebody who looks for a film, in words that they understand.
///
/// `title` is what happened; `advice` is what to do. A flavor may have its own words for each case.
public enum MoviesError: ReadingProblem {
  /// The service could not be reached: no network, no such host, or nothing answers there.
  case offline
  /// The service was reached, or might have been, but did not answer in time.
  case timedOut
  /// The service answered that it failed, or with something that makes no sense. The text is for the log.
  case serviceFailed(ServiceFailure)
  /// The service does not take the key that this app was started with.
  case keyRefused
  case unknownMovie(Movie.ID)
  /// This program's own storage failed. The text is for the log.
  case storageFailed(String)

  /// What happened, as a short sentence without a full stop.
  public var title: String {
    switch self {
    case .offline: "The movie service cannot be reached"
    case .timedOut: "The movie service takes too long to answer"
    case .serviceFailed: "The movie service has a problem"
    case .keyRefused: "The movie service refuses this app's key"
    case .unknownMovie: "This film is not there"
    case .storageFailed: "What was saved cannot be read"
    }
  }

  /// What to do about it, as a sentence.
  public var advice: String {
    switch self {
    case .offline:
      "What was seen before is still there. The rest comes as soon as the service is back."
    case .serviceFailed(let failure):
      "Try again in \(failure.retryAfter?.description ?? "a moment")."
    case .timedOut: "Try again in a moment."
    case .keyRefused: "Whoever runs this app has to give it a key that is valid."
    case .unknownMovie: "Look for another one."
    case .storageFailed: "Check that there is room on the disk, then try again."
    }
  }

  /// Whether it may pass without anybody doing anything about it.
  public var maySolveItself: Bool { canTryAgain && self != .keyRefused }

  /// Whether the same thing may work a moment later.
  public var canTryAgain: Bool {
    switch self {
    case .offline, .timedOut, .serviceFailed, .storageFailed, .keyRefused: true
    case .unknownMovie: false
    }
  }
}

extension MoviesError: LocalizedError, CustomStringConvertible {
  public var errorDescription: String? { title }
  public var recoverySuggestion: String? { advice }

  /// For the log: with the details that a person is spared.
  public var description: String {
    switch self {
    case .serviceFailed(let failure): "\(title): \(failure). \(advice)"
    case .storageFailed(let detail): "\(title): \(detail). \(advice)"
    case .unknownMovie(let id): "\(title): \(id). \(advice)"
    case .offline, .timedOut, .keyRefused: "\(title). \(advice)"
    }
  }
}
