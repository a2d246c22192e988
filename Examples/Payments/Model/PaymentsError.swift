public import SillarModel

/// A failure of a payment. The texts here are for a log; users read the texts of its `problem`.
///
/// ```swift
/// let mayWorkLater = PaymentsError.offline.problem.mayPass   // true
/// ```
public enum PaymentsError: Error, Hashable {
  /// The backend could not be reached, or the connection broke.
  case offline
  /// The backend did not answer in time.
  case timedOut
  /// The backend answered that it failed, or with something that makes no sense.
  case serverFailed(ServiceFailure)
  /// There is no such thing to pay, or it is somebody else's.
  case unknownPayable(Payable.ID)
  /// There is no such payment, or it is somebody else's.
  case unknownPayment(Payment.ID)
  /// It has been cancelled, declined, or has expired.
  case payableClosed(Payable.ID)
  /// It has been paid, with another attempt.
  case alreadyPaid(Payable.ID)
  /// What was wanted a while ago never reached the backend, and is not sent any more.
  case neverArrived
  /// The backend does not take this card.
  case cardRefused
  /// The backend refused the request, for a reason that the makers of this program have to mend.
  case refused(String)
  /// This program's own storage failed.
  case storageFailed(String)
}

extension PaymentsError {
  /// True if the payable may still be paid in another way.
  public var leavesOtherWays: Bool {
    switch self {
    case .payableClosed, .unknownPayable: false
    default: true
    }
  }
}

extension PaymentsError: ProblemConvertible {
  public var problem: Problem {
    switch self {
    case .offline: .offline
    case .timedOut: .timedOut
    case .serverFailed(let failure): .broken(failure)
    case .storageFailed(let detail): .notStored(detail: detail)
    case .unknownPayable: .refused(code: "unknown-payable", module: "Payments")
    case .unknownPayment: .refused(code: "unknown-receipt", module: "Payments")
    case .payableClosed: .refused(code: "closed", module: "Payments")
    case .neverArrived: .refused(code: "never-arrived", module: "Payments")
    case .cardRefused: .refused(code: "card-refused", module: "Payments")
    case .alreadyPaid, .refused: .refused(code: "refused", module: "Payments")
    }
  }
}

extension PaymentsError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .offline: "The payments service cannot be reached."
    case .timedOut: "The payments service did not answer in time."
    case .serverFailed(let detail): "The payments service failed: \(detail)."
    case .unknownPayable(let id): "There is nothing to pay under \(id)."
    case .unknownPayment(let id): "There is no payment \(id)."
    case .payableClosed(let id): "\(id) can no longer be paid."
    case .alreadyPaid(let id): "\(id) has been paid already."
    case .neverArrived: "The attempt never reached the payments service, and is too old to be sent."
    case .cardRefused: "The payments service does not take this card."
    case .refused(let detail): "The payments service refused the request: \(detail)."
    case .storageFailed(let detail): "The payments storage failed: \(detail)."
    }
  }
}
