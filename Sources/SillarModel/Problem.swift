/// Why something did not work, as far as a person has to know: the framework has words and advice for each.
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
  /// The service did not answer in time; it may have done what was asked.
  case timedOut
  /// There is no such thing, or no longer.
  case notFound
  /// The service does not know who is asking any more.
  case signedOut
  /// The service or a rule of the module says no. The words are in the module's catalog, under
  /// `problem.<code>.title` and `problem.<code>.advice`.
  case refused(code: String, module: String)
  /// Nothing could be kept on this side: the disk is full, or fails. The detail is for a log.
  case notStored(detail: String)
  /// The service failed, or sent something that makes no sense.
  case broken(ServiceFailure)

  /// Whether the same thing may work a moment later.
  public var mayPass: Bool {
    switch self {
    case .offline, .timedOut, .notStored, .broken: true
    case .notFound, .signedOut, .refused: false
    }
  }
}

/// An error of a model that a person is told about.
///
/// An error that is neither one nor a ``Problem`` is told as ``Problem/broken(_:)``.
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
