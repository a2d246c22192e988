public import SillarData

/// The service has said no, and would say so again.
///
/// ```swift
/// func isFull(_ refusal: ServiceRefusal) -> Bool { refusal.kind == "no-free-place" }
/// ```
///
/// What is parked for it has its ``kind`` as the reason.
public struct ServiceRefusal: Error, Hashable, CustomStringConvertible {
  /// What the service calls it, such as `no-free-place`; the status where it has no name for it.
  public let kind: String
  public let status: Int

  /// - Returns: Nil for what may pass, or has not come to the service.
  public init?(_ error: any Error) {
    switch error {
    case let refusal as ServiceRefusal: self = refusal
    case let error as APIError where error.isRefusal:
      guard case .status(let code, let problem) = error else {
        // It cannot be sent as it is.
        status = 400
        kind = "invalid-request"
        return
      }
      status = code
      kind = problem?.type?.split(separator: ":").last.map(String.init) ?? "\(code)"
    default: return nil
    }
  }

  public var description: String { kind }
}

extension APIError {
  /// Whether sending the same again would come to the same. A failure of the service is none, nor is an answer that
  /// cannot be read: the service may have done what was asked.
  public var isRefusal: Bool {
    switch self {
    case .status(let code, _): 400..<500 ~= code && ![401, 408, 425, 429].contains(code)
    case .invalidRequest: true
    case .offline, .brokenOff, .timedOut, .undecodable, .tooLarge, .cancelled: false
    }
  }
}
