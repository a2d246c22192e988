import AccountModel

/// A payment request on the wire. One of an unknown direction or state cannot be read.
struct RequestDTO: Decodable, Sendable {
  enum DirectionDTO: String, Decodable { case incoming, outgoing }
  enum StateDTO: String, Decodable {
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

  let id: String
  let from: PersonDTO
  let to: PersonDTO
  let direction: DirectionDTO
  let amount: MoneyDTO
  let note: String?
  let state: StateDTO
  let created: DateDTO

  var request: PaymentRequest {
    PaymentRequest(
      id: PaymentRequest.ID(rawValue: id), from: from.person, to: to.person,
      direction: direction == .incoming ? .incoming : .outgoing, amount: amount.money,
      note: note ?? "", state: state.state, created: created.date)
  }
}

/// A transfer on the wire.
struct TransferDTO: Decodable, Sendable {
  enum StateDTO: String, Decodable { case open, paid, cancelled }

  let id: String
  let to: PersonDTO
  let amount: MoneyDTO
  let note: String?
  let state: StateDTO
  let created: DateDTO

  var transfer: Transfer {
    Transfer(
      id: Transfer.ID(rawValue: id), to: to.person, amount: amount.money, note: note ?? "",
      state: state == .open ? .open : state == .paid ? .paid : .cancelled, created: created.date)
  }
}

/// The body of a new transfer, which has `to`, or of a new request, which has `of`.
struct RemittanceDTO: Encodable, Sendable {
  var to: String?
  var of: String?
  let amount: MoneyDTO
  let note: String

  init(to transfer: Remittance) {
    self.init(transfer)
    to = transfer.person.handle
  }

  init(of request: Remittance) {
    self.init(request)
    of = request.person.handle
  }

  private init(_ content: Remittance) {
    amount = MoneyDTO(content.amount)
    note = content.note.text
  }
}

/// An empty body.
struct EmptyDTO: Encodable, Sendable {}

/// An answer of which only the status counts.
struct IgnoredDTO: Decodable, Sendable {
  init(from decoder: any Decoder) throws {}
}
