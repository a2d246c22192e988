/// The reason for a failure, as far as it matters to the user. The framework has a title and advice for most cases.
///
/// ```swift
/// enum ShopError: Error, ProblemConvertible {
///   case closed
///   case service(Problem)
///
///   var problem: Problem {
///     switch self {
///     case .closed: .refused(code: "closed", module: "Shop")
///     case .service(let problem): problem
///     }
///   }
/// }
/// ```
public enum Problem: Error, Hashable, Sendable {
  /// The service cannot be reached.
  case offline
  /// The service did not answer in time; it may have performed the request.
  case timedOut
  /// The item does not exist, or no longer exists.
  case notFound
  /// The user is no longer signed in to the service.
  case signedOut
  /// The service or a rule of the module refuses the request. The texts are in the module's catalog, under
  /// `problem.<code>.title` and `problem.<code>.advice`.
  case refused(code: String, module: String)
  /// Local storage failed: the disk is full or broken. The detail is for logs.
  case notStored(detail: String)
  /// The service failed, or sent an invalid answer.
  case broken(ServiceFailure)

  /// True if an automatic retry may succeed.
  public var mayPass: Bool {
    switch self {
    case .offline, .timedOut, .notStored, .broken: true
    case .notFound, .signedOut, .refused: false
    }
  }

  /// True if the user may try to read again: then "Try again" is shown.
  public var mayRetry: Bool {
    if case .refused = self { true } else { mayPass }
  }
}

/// An error of a model that is reported to the user.
///
/// An error that is neither this nor a ``Problem`` is reported as ``Problem/broken(_:)``.
public protocol ProblemConvertible: Error {
  var problem: Problem { get }
}

extension Problem: ProblemConvertible {
  public var problem: Problem { self }

  /// - Returns: Nil for a cancellation: the user has left the screen.
  public init?(_ error: any Error) {
    switch error {
    case is CancellationError: return nil
    case let error as any ProblemConvertible: self = error.problem
    default: self = .broken(ServiceFailure("\(error)"))
    }
  }
}
