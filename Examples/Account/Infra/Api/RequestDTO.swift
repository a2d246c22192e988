import AccountModel

/// A payment request on the wire.
struct RequestDTO: Codable, Sendable {
  let id: String
  let from: PersonDTO
  let to: PersonDTO
  let direction: DirectionDTO
  let amount: MoneyDTO
  let note: String?
  let state: StateDTO
  let created: DateDTO

  /// One of an unknown direction or state cannot be read: nobody could say what may be done about it.
  enum DirectionDTO: String, Codable, Sendable {
    case incoming, outgoing

    var direction: PaymentRequest.Direction { self == .incoming ? .incoming : .outgoing }
  }

  enum StateDTO: String, Codable, Sendable {
    case open, paid, declined, cancelled

    var state: PaymentRequest.State {
      switch self {
      case .open: .open
      case .paid: .paid
      case .declined: .declined
      case .cancelled: .cancelled
      }
    }
  }

  var request: PaymentRequest {
    PaymentRequest(
      id: PaymentRequest.ID(rawValue: id), from: from.person, to: to.person,
      direction: direction.direction,
      amount: amount.money, note: note ?? "", state: state.state, created: created.date)
  }
}

/// What is sent to ask somebody for money.
struct NewRequestDTO: Encodable, Sendable {
  let of: String
  let amount: MoneyDTO
  let note: String

  init(_ request: NewRequest) {
    of = request.person.handle
    amount = MoneyDTO(request.amount)
    note = request.note.text
  }
}
