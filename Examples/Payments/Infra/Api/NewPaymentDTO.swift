import PaymentsModel

/// An attempt to pay, on the wire.
struct NewPaymentDTO: Encodable, Sendable {
  struct MethodDTO: Encodable, Sendable {
    let type: String
    var card: String?
    var instalments: Int?
  }

  let payable: String
  let method: MethodDTO

  init(_ attempt: PaymentAttempt) {
    payable = attempt.payable.rawValue
    method =
      switch attempt.method {
      case .balance: MethodDTO(type: "balance")
      case .card(let card, let instalments):
        MethodDTO(type: "card", card: card.rawValue, instalments: instalments)
      case .own(let name): MethodDTO(type: name)
      }
  }
}
