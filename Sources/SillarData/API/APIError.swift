/// Why an ``APIClient`` has no answer to give.
///
/// ```swift
/// func names(from client: APIClient) async throws(APIError) -> [String]? {
///   do {
///     return try await client.send(.get("v1/names"))
///   } catch .status(404, _) {
///     return nil
///   }
/// }
/// ```
public enum APIError: Error, Hashable {
  /// Nobody could be reached, or the connection broke. The text says how, for a log; `isUnsent` that there was no
  /// connection to begin with, so that the server knows nothing of the request.
  case offline(String, isUnsent: Bool = false)
  /// An answer began, and the connection broke before its end. The text says how, for a log.
  case brokenOff(String)
  /// No whole answer came within this time.
  case timedOut(Duration)
  /// The server answered that it failed or refused: any status but a 2xx. With the problem's
  /// details if it sent some.
  case status(Int, ProblemDetails?)
  /// The answer is not of the shape that was asked for. The text says where in it.
  case undecodable(String)
  /// The answer is larger than this many bytes.
  case tooLarge(limit: Int)
  /// The task that asked was cancelled; the request is too.
  case cancelled
  /// The request cannot be made, for a reason that the programmer has to mend.
  case invalidRequest(String)

  /// Whether the same request might be answered a moment later.
  public var isTransient: Bool {
    switch self {
    case .offline, .brokenOff, .timedOut: true
    case .status(let code, _): [429, 502, 503, 504].contains(code)
    case .undecodable, .tooLarge, .cancelled, .invalidRequest: false
    }
  }

  /// Whether the server surely knows nothing of the request.
  public var isUnsent: Bool {
    switch self {
    case .offline(_, let isUnsent): isUnsent
    case .invalidRequest: true
    case .brokenOff, .timedOut, .status, .undecodable, .tooLarge, .cancelled: false
    }
  }

  /// How long the server asks to be left alone, with its `Retry-After`.
  public var retryAfter: Duration? {
    if case .status(_, let problem) = self { problem?.retryAfter } else { nil }
  }

  /// What the error tells about the connection; nil where it tells nothing.
  var outcome: Connectivity.Outcome? {
    switch self {
    case .offline, .timedOut: .unreachable
    case .status, .brokenOff, .undecodable, .tooLarge: .answered
    case .cancelled, .invalidRequest: nil
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
