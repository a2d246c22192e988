import PaymentsModel

struct MethodState: Equatable, Sendable {
  /// One way to pay, as a row.
  struct Choice: Equatable, Sendable, Identifiable {
    enum ID: Hashable, Sendable {
      case balance
      case card(PaymentCard.ID)
      case newCard
    }

    enum Kind: Equatable, Sendable {
      case balance(Balance)
      case card(PaymentCard, hasExpired: Bool)
      case newCard
    }

    let id: ID
    let kind: Kind

    var canBeChosen: Bool {
      switch kind {
      case .balance(let balance): balance.isSufficient
      case .card(_, let hasExpired): !hasExpired
      case .newCard: true
      }
    }
  }

  enum Content: Equatable, Sendable {
    case loading
    case failed(Failure)
    case closed(Payable)
    case open(Payable, [Choice], plans: [InstalmentPlan])
  }

  var content = Content.loading

  var failure: Failure? { if case .failed(let failure) = content { failure } else { nil } }
}

enum MethodEvent: Sendable {
  case chosen(MethodState.Choice.ID)
  case retried
  case left
}
