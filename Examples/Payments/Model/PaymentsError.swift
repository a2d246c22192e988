public import SillarModel

/// A failure of a payment.
///
/// ```swift
/// let mayWorkLater = PaymentsError.failed(.offline).problem.mayPass   // true
/// ```
public enum PaymentsError: Error, Hashable {
  /// The backend gave no answer that makes sense, or this program's own storage failed.
  case failed(Problem)
  /// There is no such thing to pay, or it is somebody else's.
  case unknownPayable(Payable.ID)
  /// There is no such payment, or it is somebody else's.
  case unknownPayment(Payment.ID)
  /// It has been cancelled, declined, or has expired.
  case payableClosed(Payable.ID)
  /// It has been paid, with another attempt.
  case alreadyPaid(Payable.ID)
  /// The attempt never reached the backend, and is too old to be sent.
  case neverArrived
  /// The backend does not take this card.
  case cardRefused
  /// The backend refused the request, for a reason that the makers of this program have to mend.
  case refused(String)

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
    case .failed(let problem): problem
    case .unknownPayable: .refused(code: "unknown-payable", module: "Payments")
    case .unknownPayment: .refused(code: "unknown-receipt", module: "Payments")
    case .payableClosed: .refused(code: "closed", module: "Payments")
    case .neverArrived: .refused(code: "never-arrived", module: "Payments")
    case .cardRefused: .refused(code: "card-refused", module: "Payments")
    case .alreadyPaid, .refused: .refused(code: "refused", module: "Payments")
    }
  }
}
