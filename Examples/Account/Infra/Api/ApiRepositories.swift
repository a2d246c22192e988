import AccountModel
import MoneyInfra
import SillarData

/// Payment requests at the wallet's API.
struct ApiRequestsRepository: RequestsRepository {
  let api: WalletAPI
  let writes: KeyedWrites
  let changes: SharedEvents<CustomerID, Void>

  func ask(_ content: Remittance) async throws -> PaymentRequest {
    let (person, note) = (content.person.handle, content.note.text)
    let body = RemittanceDTO(of: person, amount: MoneyDTO(content.amount), note: note)
    defer { changes.tell((), to: api.customer) }
    return try await writes.send("\(person) \(content.amount) \(note)", as: "ask") { key in
      let endpoint = Endpoint<RequestDTO>.post("v1/requests", json: body, idempotencyKey: key)
      return try await api.send(endpoint).request
    }
  }

  func decline(_ id: PaymentRequest.ID) async throws { try await close(id, "decline") }

  func cancel(_ id: PaymentRequest.ID) async throws { try await close(id, "cancel") }

  private func close(_ id: PaymentRequest.ID, _ verb: String) async throws {
    // Also after a failure: the request may have been settled meanwhile.
    defer { changes.tell((), to: api.customer) }
    try await writes.send("\(id)", as: verb) { key in
      try await api.post("v1/requests/\(id)/\(verb)", key: key)
    }
  }
}

/// Transfers at the wallet's API.
struct ApiTransfersRepository: TransfersRepository {
  let api: WalletAPI
  let writes: KeyedWrites

  func make(_ content: Remittance, key: String) async throws -> Transfer {
    let body = RemittanceDTO(
      to: content.person.handle, amount: MoneyDTO(content.amount), note: content.note.text)
    let endpoint = Endpoint<TransferDTO>.post("v1/transfers", json: body, idempotencyKey: key)
    return try await api.send(endpoint).transfer
  }

  func transfer(_ id: Transfer.ID) async throws -> Transfer {
    try await api.send(Endpoint<TransferDTO>.get("v1/transfers/\(id)")).transfer
  }

  func cancel(_ id: Transfer.ID) async throws {
    try await writes.send("\(id)", as: "cancel") { key in
      try await api.post("v1/transfers/\(id)/cancel", key: key)
    }
  }
}
