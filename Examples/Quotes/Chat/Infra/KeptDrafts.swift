import ChatModel
import SillarData
import Work

/// The drafts of messages, whose failures go to the log.
struct KeptDrafts: Sendable {
  private let drafts: Drafts
  private let report: @Sendable (String) -> Void

  init(_ drafts: Drafts, report: @escaping @Sendable (String) -> Void) {
    self.drafts = drafts
    self.report = report
  }

  func draft(of key: ChatKey) async throws -> ChatDraft {
    let stored = try await drafts.load(
      ChatDraftRecord.self, name: key.chat.subject, owner: key.person.rawValue)
    return stored.map { ChatDraft(text: $0.text, photos: $0.photos) } ?? ChatDraft()
  }

  /// Stores a draft, also if the caller is cancelled meanwhile. The order is that of the calls.
  func keep(_ draft: ChatDraft, of key: ChatKey) async {
    let (name, owner) = (key.chat.subject, key.person.rawValue)
    do {
      if draft == ChatDraft() {
        try await drafts.discard(ChatDraftRecord.self, name: name, owner: owner)
      } else {
        let record = ChatDraftRecord(text: draft.text, photos: draft.photos)
        try await drafts.save(record, name: name, owner: owner)
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
