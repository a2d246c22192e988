import AccountModel
import Foundation
import Synchronization

/// Transfers and drafts in memory; goes wrong as a test wants it to.
final class MemoryTransfers: TransfersRepository, TransferDraftsRepository {
  private struct State {
    var transfers: [WriteKey: Transfer] = [:]
    var drafts: [TransferDraft] = []
    var keys: [WriteKey] = []
    /// What the next answers are instead; the transfer is made, unless it is refused.
    var problems: [AccountError] = []
    var isUnreachable = false
  }

  private let state = Mutex(State())

  var keys: [WriteKey] { state.withLock { $0.keys } }
  var transfers: [Transfer] {
    state.withLock { $0.transfers.values.sorted { $0.id.rawValue < $1.id.rawValue } }
  }
  var drafts: [TransferDraft] { state.withLock { $0.drafts } }

  func failNext(_ problem: AccountError) { state.withLock { $0.problems.append(problem) } }
  func setUnreachable(_ isUnreachable: Bool) { state.withLock { $0.isUnreachable = isUnreachable } }
  func forgetTransfers() { state.withLock { $0.transfers = [:] } }

  func set(_ id: Transfer.ID, _ new: Transfer.State) {
    state.withLock { state in
      for (key, old) in state.transfers where old.id == id {
        state.transfers[key] = Transfer(
          id: id, to: old.to, amount: old.amount, note: old.note, state: new, created: old.created)
      }
    }
  }

  func make(_ transfer: NewTransfer, key: WriteKey) async throws -> Transfer {
    try state.withLock { state in
      state.keys.append(key)
      let problem = state.problems.isEmpty ? nil : state.problems.removeFirst()
      if let problem, problem.isFinal { throw problem }
      let made =
        state.transfers[key]
        ?? Transfer(
          id: Transfer.ID(rawValue: "trf_\(state.transfers.count + 1)"), to: transfer.to,
          amount: transfer.amount, note: transfer.note.text, state: .open, created: .now)
      state.transfers[key] = made
      if let problem { throw problem }
      return made
    }
  }

  func transfer(_ id: Transfer.ID) async throws -> Transfer {
    try state.withLock { state in
      if state.isUnreachable { throw AccountError.offline }
      guard let transfer = state.transfers.values.first(where: { $0.id == id }) else {
        throw AccountError.unknownTransfer
      }
      return transfer
    }
  }

  func cancel(_ id: Transfer.ID) async throws {
    if try await transfer(id).state != .open { throw AccountError.notOpen }
    set(id, .cancelled)
  }

  func begin(_ content: NewTransfer) async throws -> TransferDraft {
    state.withLock { state in
      let draft =
        state.drafts.first { $0.content == content }
        ?? TransferDraft(key: WriteKey(), content: content)
      state.drafts.removeAll { $0.key == draft.key }
      state.drafts.append(draft)
      return draft
    }
  }

  func made(_ transfer: Transfer.ID, of draft: WriteKey) async throws {
    state.withLock { state in
      state.drafts = state.drafts.map {
        $0.key == draft ? TransferDraft(key: draft, content: $0.content, transfer: transfer) : $0
      }
    }
  }

  func latest() async throws -> TransferDraft? { state.withLock { $0.drafts.last } }

  func remove(_ draft: WriteKey) async throws {
    state.withLock { $0.drafts.removeAll { $0.key == draft } }
  }
}
