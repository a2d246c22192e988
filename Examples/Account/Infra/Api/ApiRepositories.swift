import AccountModel
import MoneyInfra
import SillarData

/// Payment requests at the wallet's API.
struct ApiRequestsRepository: RequestsRepository {
  let wallet: VisitorWallet
  let changes: SharedEvents<AccountAccess.Session, Void>

  func ask(_ content: Remittance) async throws -> PaymentRequest {
    let api = try wallet.api()
    let (person, note) = (content.person.handle, content.note.text)
    let body = RemittanceDTO(of: person, amount: MoneyDTO(content.amount), note: note)
    defer { changes.tell((), to: api.session) }
    return try await wallet.requests(of: api.session).send(
      "\(person) \(content.amount) \(note)", as: "ask"
    ) { key in
      let endpoint = Endpoint<RequestDTO>.post("v1/requests", json: body, idempotencyKey: key)
      return try await api.send(endpoint).request
    }
  }

  func decline(_ id: PaymentRequest.ID) async throws { try await close(id, "decline") }

  func cancel(_ id: PaymentRequest.ID) async throws { try await close(id, "cancel") }

  private func close(_ id: PaymentRequest.ID, _ verb: String) async throws {
    let api = try wallet.api()
    // Also after a failure: the request may have been settled meanwhile.
    defer { changes.tell((), to: api.session) }
    try await wallet.requests(of: api.session).send("\(id)", as: verb) { key in
      try await api.post("v1/requests/\(id)/\(verb)", key: key)
    }
  }
}

/// Transfers at the wallet's API.
struct ApiTransfersRepository: TransfersRepository {
  let wallet: VisitorWallet

  func make(_ content: Remittance, key: String) async throws -> Transfer {
    let body = RemittanceDTO(
      to: content.person.handle, amount: MoneyDTO(content.amount), note: content.note.text)
    let endpoint = Endpoint<TransferDTO>.post("v1/transfers", json: body, idempotencyKey: key)
    return try await wallet.api().send(endpoint).transfer
  }

  func transfer(_ id: Transfer.ID) async throws -> Transfer {
    try await wallet.api().send(Endpoint<TransferDTO>.get("v1/transfers/\(id)")).transfer
  }

  func cancel(_ id: Transfer.ID) async throws {
    let api = try wallet.api()
    try await wallet.requests(of: api.session).send("\(id)", as: "cancel") { key in
      try await api.post("v1/transfers/\(id)/cancel", key: key)
    }
  }
}
