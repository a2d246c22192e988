import AccountModel
import SillarData

/// Payment requests at the wallet's API.
struct ApiRequestsRepository: RequestsRepository {
  let api: WalletAPI
  let writes: KeyedWrites
  let changes: AccountChanges

  func ask(_ content: Remittance) async throws -> PaymentRequest {
    let subject = "\(content.person.handle) \(content.amount) \(content.note.text)"
    defer { changes.tell(api.customer) }
    return try await writes.send(subject, as: "ask") { key in
      let dto: RequestDTO = try await api.post("v1/requests", RemittanceDTO(of: content), key: key)
      return dto.request
    }
  }

  func decline(_ id: PaymentRequest.ID) async throws { try await close(id, "decline") }

  func cancel(_ id: PaymentRequest.ID) async throws { try await close(id, "cancel") }

  private func close(_ id: PaymentRequest.ID, _ verb: String) async throws {
    // After a failure, too: the request may have been settled meanwhile.
    defer { changes.tell(api.customer) }
    try await writes.send("\(id)", as: verb) { key in
      let _: IgnoredDTO = try await api.post("v1/requests/\(id)/\(verb)", EmptyDTO(), key: key)
    }
  }
}

/// Transfers at the wallet's API.
struct ApiTransfersRepository: TransfersRepository {
  let api: WalletAPI
  let writes: KeyedWrites

  func make(_ content: Remittance, key: String) async throws -> Transfer {
    let dto: TransferDTO = try await api.post(
      "v1/transfers", RemittanceDTO(to: content), key: key)
    return dto.transfer
  }

  func transfer(_ id: Transfer.ID) async throws -> Transfer {
    let dto: TransferDTO = try await api.get("v1/transfers/\(id)")
    return dto.transfer
  }

  func cancel(_ id: Transfer.ID) async throws {
    try await writes.send("\(id)", as: "cancel") { key in
      let _: IgnoredDTO = try await api.post("v1/transfers/\(id)/cancel", EmptyDTO(), key: key)
    }
  }
}
