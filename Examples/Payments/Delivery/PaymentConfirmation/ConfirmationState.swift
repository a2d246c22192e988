import Money
import PaymentsModel

struct ConfirmationState: Equatable, Sendable {
  let payable: Payable
  let choice: ChosenMethod
  /// What a card's payment can be spread over; none for the balance.
  let plans: [InstalmentPlan]
  /// Nothing for all at once.
  var plan: InstalmentPlan?
  var isPaying = false
  var failure: Failure?

  /// With interest.
  var total: Money { plan?.total ?? payable.amount }

  var method: PaymentMethod {
    switch choice {
    case .balance: .balance
    case .card(let card): .card(card.id, instalments: plan?.count ?? 1)
    }
  }
}

enum ConfirmationEvent: Sendable {
  /// How many instalments; 1 is all at once.
  case instalmentsChosen(Int)
  case confirmed
  case changedMethod
}
