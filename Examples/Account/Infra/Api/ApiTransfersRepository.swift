import AccountModel
import SillarData

/// Transfers at the wallet's API.
struct ApiTransfersRepository: TransfersRepository {
  let api: WalletAPI
  let writes: KeyedWrites

  func make(_ transfer: NewTransfer, key: WriteKey) async throws -> Transfer {
    let dto: TransferDTO = try await api.post(
      "v1/transfers", NewTransferDTO(transfer), key: key)
    return dto.transfer
  }

  func transfer(_ id: Transfer.ID) async throws -> Transfer {
    let dto: TransferDTO = try await api.get("v1/transfers/\(id)")
    return dto.transfer
  }

  func cancel(_ id: Transfer.ID) async throws {
    try await writes.send("\(id)", as: "cancel") { key in
      let _: IgnoredDTO = try await api.post(
        "v1/transfers/\(id)/cancel", EmptyDTO(), key: WriteKey(rawValue: key))
    }
  }
}
