import ChatModel
import SillarData
import Synchronization
import Work

/// Stores drafts in the background, even after their screen was removed.
final class KeptDrafts: Sendable {
  private let drafts: Drafts
  private let report: @Sendable (String) -> Void
  /// The last write of each chat.
  private let writes = Mutex<[ChatKey: Task<Void, Never>]>([:])

  init(_ drafts: Drafts, report: @escaping @Sendable (String) -> Void) {
    self.drafts = drafts
    self.report = report
  }

  func draft(of key: ChatKey) async throws -> ChatDraft {
    await writes.withLock { $0[key] }?.value
    let stored = try await drafts.load(
      ChatDraftRecord.self, name: key.chat.subject, owner: key.person.rawValue)
    return stored.map { ChatDraft(text: $0.text, photos: $0.photos) } ?? ChatDraft()
  }

  /// Stores a draft, also if the caller is cancelled meanwhile. The order is that of the calls.
  func keep(_ draft: ChatDraft, of key: ChatKey) async {
    let turn = drafts.turn()
    let write = Task { await store(draft, of: key, turn) }
    writes.withLock { $0[key] = write }
    await write.value
  }

  private func store(_ draft: ChatDraft, of key: ChatKey, _ turn: Drafts.Turn) async {
    let (name, owner) = (key.chat.subject, key.person.rawValue)
    do {
      if draft == ChatDraft() {
        try await drafts.discard(ChatDraftRecord.self, name: name, owner: owner, turn: turn)
      } else {
        let record = ChatDraftRecord(text: draft.text, photos: draft.photos)
        try await drafts.save(record, name: name, owner: owner, turn: turn)
      }
    } catch {
      report("a draft could not be stored: \(error)")
    }
  }
}

/// A draft as it is stored.
struct ChatDraftRecord: Draft {
  static let version = 1

  let text: String
  let photos: [PhotoID]
}
