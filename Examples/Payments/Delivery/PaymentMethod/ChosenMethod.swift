import PaymentsModel

/// How somebody wants to pay.
enum ChosenMethod: Hashable, Sendable {
  case balance(Balance)
  case card(PaymentCard)
}
