import SillarModel

/// Makes transfers, each only once, even after lost answers and restarts.
///
/// A draft with a key is stored first. If no answer comes or the program ends, the same draft is sent again under the
/// same key.
public struct TransferService: Sendable {
  let transfers: any TransfersRepository
  let drafts: any TransferDraftsRepository

  /// Returns the transfer with this content that awaits payment, or else a new one. Safe to call again after any error.
  public func make(_ content: Remittance) async throws -> Transfer {
    var draft = try await drafts.begin(content)
    if let transfer = try await open(draft) { return transfer }
    // The earlier transfer has been paid or canceled, so the same content is a new transfer.
    if draft.transfer != nil { draft = try await drafts.begin(content) }
    do {
      let transfer = try await transfers.make(content, key: draft.key)
      try await drafts.made(transfer.id, of: draft)
      return transfer
    } catch  where Problem(error)?.mayPass == false {
      try await drafts.end(draft)
      throw error
    }
  }

  /// The last transfer, if it awaits payment or the service's answer is not known.
  public func unfinished() async throws -> TransferDraft? {
    guard let draft = try await drafts.draft() else { return nil }
    if draft.transfer == nil { return draft }
    return try await open(draft) == nil ? nil : draft
  }

  /// Cancels a transfer that is not paid. May be called again after any error.
  ///
  /// - Throws: ``AccountError/notOpen`` when it has been paid or canceled already.
  public func cancel(_ draft: TransferDraft) async throws {
    if let id = draft.transfer {
      do {
        try await transfers.cancel(id)
      } catch AccountError.notOpen {
        try await drafts.end(draft)
        throw AccountError.notOpen
      }
    }
    // A transfer without an answer may exist at the service, but will never be paid.
    try await drafts.end(draft)
  }

  /// The transfer of a draft, if it awaits payment. Otherwise ends the draft.
  private func open(_ draft: TransferDraft) async throws -> Transfer? {
    guard let id = draft.transfer else { return nil }
    do {
      let transfer = try await transfers.transfer(id)
      if transfer.state == .open { return transfer }
    } catch  where Problem(error) == .notFound {
      // The service's data was replaced, and it does not know the transfer.
    }
    try await drafts.end(draft)
    return nil
  }
}
