import ChatModel
import Foundation
import GRDB
import SillarData
import Synchronization
import Work

/// What people have begun to write. Each change counts at once, and is stored soon after, in order, also when the
/// screen that it came from has gone meanwhile.
final class DraftKeeper: Sendable {
  private struct Kept {
    let draft: ChatDraft
    /// When it was typed: it may be stored after the message has been that was made of it.
    let turn: Drafts.Turn
  }

  private struct State {
    var current: [ChatKey: Kept] = [:]
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
    if let kept = state.withLock({ $0.current[key] }) { return kept.draft }
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
      state.current[key] = Kept(draft: draft, turn: drafts.turn())
      state.unsaved.insert(key)
      defer { state.isSaving = true }
      return !state.isSaving
    }
    if begins { Task { await save() } }
  }

  private func save() async {
    while let (key, kept) = next() {
      do {
        try await store(kept, of: key)
      } catch {
        report("a draft could not be stored: \(error)")
      }
    }
  }

  private func next() -> (ChatKey, Kept)? {
    state.withLock { state in
      while let key = state.unsaved.popFirst() {
        if let kept = state.current[key] { return (key, kept) }
      }
      state.isSaving = false
      return nil
    }
  }

  private static func name(_ key: ChatKey) -> String { key.chat.subject }

  private func store(_ kept: Kept, of key: ChatKey) async throws {
    let (name, owner) = (Self.name(key), key.person.rawValue)
    if kept.draft == ChatDraft() {
      try await drafts.discard(ChatDraftDTO.self, name: name, owner: owner, turn: kept.turn)
    } else {
      try await drafts.save(
        ChatDraftDTO(kept.draft), name: name, owner: owner, turn: kept.turn)
    }
  }

  // MARK: Sending

  /// When a draft is sent: what is typed later stays.
  func sending() -> Drafts.Turn { drafts.turn() }

  /// Forgets what was typed before it was sent, in the transaction in which the messages are stored.
  func discard(_ key: ChatKey, _ sending: Drafts.Turn, _ database: Database) throws {
    try drafts.discard(
      ChatDraftDTO.self, name: Self.name(key), owner: key.person.rawValue, turn: sending,
      in: database)
  }

  /// The messages are stored.
  func sent(_ key: ChatKey, _ sending: Drafts.Turn) {
    state.withLock { state in
      guard state.current[key].map({ $0.turn < sending }) ?? true else { return }
      state.current[key] = Kept(draft: ChatDraft(), turn: sending)
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
