public import SillarModel

/// A failure of a payment.
///
/// ```swift
/// let mayWorkLater = PaymentsError.failed(.offline).problem.mayPass   // true
/// ```
public enum PaymentsError: Error, Hashable {
  /// The backend gave no valid answer, or this program's own storage failed.
  case failed(Problem)
  /// The payable does not exist, or belongs to another customer.
  case unknownPayable(Payable.ID)
  /// The payment does not exist, or belongs to another customer.
  case unknownPayment(Payment.ID)
  /// The payable has been canceled or declined, or has expired.
  case payableClosed(Payable.ID)
  /// The payable has been paid, with another attempt.
  case alreadyPaid(Payable.ID)
  /// The attempt never reached the backend, and is too old to be sent.
  case neverArrived
  /// The backend does not accept this card.
  case cardRefused
  /// The backend refused the request because of an error in this program.
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
