import AccountModel
import SillarData

/// Payment requests at the wallet's API.
struct ApiRequestsRepository: RequestsRepository {
  let api: WalletAPI
  let writes: KeyedWrites

  func ask(_ request: NewRequest) async throws -> PaymentRequest {
    let content = "\(request.person.handle) \(request.amount) \(request.note.text)"
    return try await writes.send(content, as: "ask") { key in
      let dto: RequestDTO = try await api.post(
        "v1/requests", NewRequestDTO(request), key: WriteKey(rawValue: key))
      return dto.request
    }
  }

  func decline(_ id: PaymentRequest.ID) async throws { try await close(id, "decline") }

  func cancel(_ id: PaymentRequest.ID) async throws { try await close(id, "cancel") }

  private func close(_ id: PaymentRequest.ID, _ verb: String) async throws {
    try await writes.send("\(id)", as: verb) { key in
      let _: IgnoredDTO = try await api.post(
        "v1/requests/\(id)/\(verb)", EmptyDTO(), key: WriteKey(rawValue: key))
    }
  }
}
