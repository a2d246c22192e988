import AccountModel

/// A transfer on the wire.
struct TransferDTO: Decodable, Sendable {
  let id: String
  let to: PersonDTO
  let amount: MoneyDTO
  let note: String?
  let state: StateDTO
  let created: DateDTO

  enum StateDTO: String, Decodable, Sendable {
    case open, paid, cancelled

    var state: Transfer.State {
      switch self {
      case .open: .open
      case .paid: .paid
      case .cancelled: .cancelled
      }
    }
  }

  var transfer: Transfer {
    Transfer(
      id: Transfer.ID(rawValue: id), to: to.person, amount: amount.money, note: note ?? "",
      state: state.state, created: created.date)
  }
}

/// What is sent to have a transfer made.
struct NewTransferDTO: Encodable, Sendable {
  let to: String
  let amount: MoneyDTO
  let note: String

  init(_ transfer: NewTransfer) {
    to = transfer.to.handle
    amount = MoneyDTO(transfer.amount)
    note = transfer.note.text
  }
}

/// What is sent where there is nothing to say.
struct EmptyDTO: Encodable, Sendable {}

/// An answer of which only the status counts.
struct IgnoredDTO: Decodable, Sendable {
  init(from decoder: any Decoder) throws {}
}
