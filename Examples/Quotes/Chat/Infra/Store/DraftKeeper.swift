import ChatModel
import Foundation
import GRDB
import SillarData
import Synchronization
import Work

/// What people have begun to write. Each change counts at once, and is stored soon after, in order, also when the
/// screen that it came from has gone meanwhile.
final class DraftKeeper: Sendable {
  private struct State {
    var current: [ChatKey: ChatDraft] = [:]
    var unsaved: Set<ChatKey> = []
    var isSaving = false
  }

  private let drafts: Drafts
  private let report: @Sendable (String) -> Void
  private let state = Mutex(State())

  init(drafts: Drafts, report: @escaping @Sendable (String) -> Void) {
    self.drafts = drafts
    self.report = report
  }

  func draft(of key: ChatKey) async -> ChatDraft {
    if let draft = state.withLock({ $0.current[key] }) { return draft }
    do {
      return try await drafts.load(
        ChatDraftDTO.self, name: Self.name(key), owner: key.person.rawValue)?.draft ?? ChatDraft()
    } catch {
      report("a draft could not be loaded: \(error)")
      return ChatDraft()
    }
  }

  func keep(_ draft: ChatDraft, of key: ChatKey) {
    let begins = state.withLock { state in
      state.current[key] = draft
      state.unsaved.insert(key)
      defer { state.isSaving = true }
      return !state.isSaving
    }
    if begins { Task { await save() } }
  }

  private func save() async {
    while let (key, draft) = next() {
      do {
        try await store(draft, of: key)
      } catch {
        report("a draft could not be stored: \(error)")
      }
    }
  }

  private func next() -> (ChatKey, ChatDraft)? {
    state.withLock { state in
      guard let key = state.unsaved.popFirst() else {
        state.isSaving = false
        return nil
      }
      return (key, state.current[key] ?? ChatDraft())
    }
  }

  private static func name(_ key: ChatKey) -> String { key.chat.subject }

  private func store(_ draft: ChatDraft, of key: ChatKey) async throws {
    let (name, owner) = (Self.name(key), key.person.rawValue)
    if draft == ChatDraft() {
      try await drafts.discard(ChatDraftDTO.self, name: name, owner: owner)
    } else {
      try await drafts.save(ChatDraftDTO(draft), name: name, owner: owner)
    }
  }

  /// The same in the transaction in which something of it is sent.
  func store(_ draft: ChatDraft, of key: ChatKey, _ database: Database) throws {
    let (name, owner) = (Self.name(key), key.person.rawValue)
    if draft == ChatDraft() {
      try drafts.discard(ChatDraftDTO.self, name: name, owner: owner, in: database)
    } else {
      try drafts.save(ChatDraftDTO(draft), name: name, owner: owner, in: database)
    }
  }
}

/// A draft as it is stored.
private struct ChatDraftDTO: Draft {
  static let version = 1

  let text: String
  let photos: [String]

  init(_ draft: ChatDraft) {
    text = draft.text
    photos = draft.photos.map(\.rawValue)
  }

  var draft: ChatDraft {
    ChatDraft(text: text, photos: photos.map { PhotoID(rawValue: $0) })
  }
}
