/// Makes transfers, each once, whatever happens in between.
///
/// A draft with a key is stored first. When no answer comes, or the program ends, the same draft is sent again under
/// the same key.
///
/// ```swift
/// func make(_ service: TransferService, _ lunch: NewTransfer) async throws -> Transfer {
///   try await service.make(lunch)
/// }
/// ```
public struct TransferService: Sendable {
  private let transfers: any TransfersRepository
  private let drafts: any TransferDraftsRepository

  public init(transfers: any TransfersRepository, drafts: any TransferDraftsRepository) {
    self.transfers = transfers
    self.drafts = drafts
  }

  /// The transfer for what is wanted: one that waits to be paid, or a new one.
  ///
  /// - Throws: ``AccountError``, or `CancellationError`.
  public func make(_ content: NewTransfer) async throws -> Transfer {
    let draft = try await drafts.begin(content)
    // One that was paid, or given up, is done with: the same once more is another one.
    if let transfer = try await open(draft) { return transfer }
    return try await send(draft.transfer == nil ? draft : try await drafts.begin(content))
  }

  private func send(_ draft: TransferDraft) async throws -> Transfer {
    do {
      let transfer = try await transfers.make(draft.content, key: draft.key)
      try await drafts.made(transfer.id, of: draft.key)
      return transfer
    } catch let error as AccountError where error.isFinal {
      // Nothing was made, and nothing will be.
      try await drafts.remove(draft.key)
      throw error
    }
  }

  /// The transfer that was begun last and waits to be paid; nil where there is none.
  ///
  /// - Throws: ``AccountError`` when it cannot be said, or `CancellationError`.
  public func unfinished() async throws -> UnfinishedTransfer? {
    guard let draft = try await drafts.latest() else { return nil }
    guard draft.transfer != nil else {
      return UnfinishedTransfer(content: draft.content, transfer: nil)
    }
    guard let transfer = try await open(draft) else { return nil }
    return UnfinishedTransfer(content: draft.content, transfer: transfer)
  }

  /// Gives up what was begun with this content.
  ///
  /// - Throws: ``AccountError/notOpen`` when it is done with already, such as paid; there is then nothing left of it to
  ///   give up.
  public func cancel(_ content: NewTransfer) async throws {
    let draft = try await drafts.begin(content)
    if let id = draft.transfer {
      do {
        try await transfers.cancel(id)
      } catch AccountError.notOpen {
        try await drafts.remove(draft.key)
        throw AccountError.notOpen
      }
    }
    // One that no answer has come for may be there, but nobody will ever pay it.
    try await drafts.remove(draft.key)
  }

  /// The transfer of a draft, if it waits to be paid. The draft of any other is forgotten.
  private func open(_ draft: TransferDraft) async throws -> Transfer? {
    guard let id = draft.transfer else { return nil }
    do {
      let transfer = try await transfers.transfer(id)
      if transfer.state == .open { return transfer }
    } catch AccountError.unknownTransfer {
      // The service has begun anew, and knows nothing of it.
    }
    try await drafts.remove(draft.key)
    return nil
  }
}

/// A transfer that was begun and not finished, and what the service made of it.
///
/// ```swift
/// func isReady(_ unfinished: UnfinishedTransfer) -> Bool { unfinished.transfer != nil }
/// ```
public struct UnfinishedTransfer: Hashable, Sendable {
  public let content: NewTransfer
  /// Nil where nobody knows whether the service has made one.
  public let transfer: Transfer?

  public init(content: NewTransfer, transfer: Transfer?) {
    self.content = content
    self.transfer = transfer
  }
}
