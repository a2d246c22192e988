/// The reason that a request of an ``APIClient`` failed.
///
/// ```swift
/// func names(from client: APIClient) async throws -> [String]? {
///   do {
///     return try await client.send(.get("v1/names"))
///   } catch APIError.status(404, _) {
///     return nil
///   }
/// }
/// ```
public enum APIError: Error, Hashable {
  /// The server could not be reached, or the connection broke. The text has the reason, for a log. `isUnsent` is true
  /// when there was no connection, so that the server has not seen the request.
  case offline(String, isUnsent: Bool = false)
  /// The connection broke in the middle of the answer. The text has the reason, for a log.
  case brokenOff(String)
  /// The request was not sent, because too many others of this program wait for the server. The time is that after
  /// which there may be room.
  case crowded(retryAfter: Duration)
  /// No complete answer came within this time.
  case timedOut(Duration)
  /// The server answered with a status other than 2xx, with problem details if it sent some.
  case status(Int, ProblemDetails?)
  /// The answer does not have the expected form. The text says where in it.
  case undecodable(String)
  /// The answer is larger than this many bytes.
  case tooLarge(limit: Int)
  /// The calling task was cancelled, and the request with it.
  case cancelled
  /// The request cannot be made, for a reason in the text that the programmer must fix.
  case invalidRequest(String)

  /// Indicates that the same request may succeed a moment later.
  public var isTransient: Bool {
    switch self {
    case .offline, .brokenOff, .timedOut, .crowded: true
    case .status(let code, _): [429, 502, 503, 504].contains(code)
    case .undecodable, .tooLarge, .cancelled, .invalidRequest: false
    }
  }

  /// True for what clients of an app cause at will, such as an address of something that is not there: the log would fill.
  var isOrdinary: Bool {
    switch self {
    case .cancelled, .crowded: true
    case .status(let code, _): 400..<500 ~= code
    default: false
    }
  }

  /// The server's word for a request that it refuses and would refuse again: the last part of the problem's type, such
  /// as `no-free-place`, or else the status. It is `invalid-request` for a request that cannot be made.
  ///
  /// Nil for every error that may pass: no connection, no or an unreadable answer, a failure of the server (5xx), a
  /// user who must sign in (401), and a request that came too late, too early or too often (408, 425, 429).
  public var refusalCode: String? {
    switch self {
    case .status(let code, let problem):
      guard 400..<500 ~= code, ![401, 408, 425, 429].contains(code) else { return nil }
      return problem?.type?.split(separator: ":").last.map(String.init) ?? "\(code)"
    case .invalidRequest: return "invalid-request"
    case .offline, .brokenOff, .timedOut, .crowded, .undecodable, .tooLarge, .cancelled: return nil
    }
  }

  /// Indicates that the server has certainly not seen the request.
  public var isUnsent: Bool {
    switch self {
    case .offline(_, let isUnsent): isUnsent
    case .crowded, .invalidRequest: true
    case .brokenOff, .timedOut, .status, .undecodable, .tooLarge, .cancelled: false
    }
  }

  /// The wait that the server asks for with `Retry-After`, or that a crowd of requests needs.
  public var retryAfter: Duration? {
    switch self {
    case .status(_, let problem): problem?.retryAfter
    case .crowded(let retryAfter): retryAfter
    default: nil
    }
  }

  /// The outcome that the error reports to a `Connectivity`; nil for none.
  ///
  /// - Parameter isAlone: False if the service has answered another request since this one was sent.
  func outcome(isAlone: Bool = true) -> Connectivity.Outcome? {
    switch self {
    case .offline: .unreachable
    case .timedOut: isAlone ? .unreachable : nil
    case .status, .brokenOff, .undecodable, .tooLarge: .answered
    case .crowded, .cancelled, .invalidRequest: nil
    }
  }
}

extension APIError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .offline(let reason, _):
      "The server could not be reached (\(reason)). Check the address and the network."
    case .brokenOff(let reason):
      "The connection broke in the middle of the answer (\(reason)). Try again."
    case .crowded(let retryAfter):
      "Too many requests wait for the server, so this one was not sent. Try again after \(retryAfter)."
    case .timedOut(let limit):
      "The server did not answer within \(limit). Try again, or allow more time."
    case .status(let code, let problem):
      "The server answered with status \(code)" + (problem.map { ": \($0)" } ?? "") + "."
    case .undecodable(let place):
      "The server's answer has another shape than expected: \(place)."
    case .tooLarge(let limit):
      "The server's answer is larger than the \(limit) bytes that are allowed."
    case .cancelled: "The request was cancelled."
    case .invalidRequest(let reason): "The request cannot be made: \(reason)."
    }
  }
}
