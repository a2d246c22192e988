import PaymentsModel

struct ResultState: Equatable, Sendable {
  enum Phase: Equatable, Sendable {
    /// On its way to the backend for the first time.
    case sending
    /// The answer was lost: it is being found out.
    case checking
    case paid(Payment)
    case declined(Payment)
    case refused(Failure, canChooseAnotherWay: Bool)
  }

  /// What is paid; nothing when an attempt from before is looked into.
  let payable: Payable?
  var phase: Phase
  /// Whether it is being asked right now.
  var isAsking = false
  /// Whether it takes so long that people want to hear why.
  var isLong = false

  /// Whether something is being paid, or may have been.
  var isUnderWay: Bool { phase == .sending || phase == .checking }
}

enum ResultEvent: Sendable {
  case checkedNow
  case receiptRequested
  case anotherWayWanted
  case left
}
