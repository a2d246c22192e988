import PaymentsModel

struct CardState: Equatable, Sendable {
  let offersKeeping: Bool
  var form = CardForm()
  var problems: [CardField: CardFieldProblem] = [:]
  var isRegistering = false
  var failure: Failure?
}

/// What is secret on a card travels concealed, so that an event can be printed.
enum CardEvent: Sendable {
  case numberChanged(Concealed)
  case expiryChanged(String)
  case securityCodeChanged(Concealed)
  case holderChanged(String)
  case keepsChanged(Bool)
  case submitted
}
