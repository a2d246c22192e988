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
    var drafts: [ChatKey: ChatDraft] = [:]
    var unsaved: Set<ChatKey> = []
    var isSaving = false
  }

  private let database: LocalDatabase
  private let report: @Sendable (String) -> Void
  private let state = Mutex(State())

  init(database: LocalDatabase, report: @escaping @Sendable (String) -> Void) {
    self.database = database
    self.report = report
  }

  func draft(of key: ChatKey) async -> ChatDraft {
    if let draft = state.withLock({ $0.drafts[key] }) { return draft }
    do {
      return try await database.read { try Self.load(of: key, $0) }
    } catch {
      report("a draft could not be loaded: \(error)")
      return ChatDraft()
    }
  }

  func keep(_ draft: ChatDraft, of key: ChatKey) {
    let begins = state.withLock { state in
      state.drafts[key] = draft
      state.unsaved.insert(key)
      defer { state.isSaving = true }
      return !state.isSaving
    }
    if begins { Task { await save() } }
  }

  private func save() async {
    while let (key, draft) = next() {
      do {
        try await database.write { try Self.store(draft, of: key, $0) }
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
      return (key, state.drafts[key] ?? ChatDraft())
    }
  }

  // MARK: Rows

  static func store(_ draft: ChatDraft, of key: ChatKey, _ database: Database) throws {
    guard draft != ChatDraft() else {
      return try database.execute(
        sql: "DELETE FROM chatDraft WHERE \(ChatKey.condition)", arguments: key.arguments())
    }
    try database.execute(
      sql: """
        REPLACE INTO chatDraft (person, request, professional, text, photos)
        VALUES (:person, :request, :professional, :text, :photos)
        """,
      arguments: key.arguments([
        "text": draft.text, "photos": draft.photos.map(\.rawValue).joined(separator: " "),
      ]))
  }

  static func load(of key: ChatKey, _ database: Database) throws -> ChatDraft {
    try Row.fetchOne(
      database, sql: "SELECT text, photos FROM chatDraft WHERE \(ChatKey.condition)",
      arguments: key.arguments()
    ).map { row in
      let photos: String = row["photos"]
      return ChatDraft(
        text: row["text"], photos: photos.split(separator: " ").map { PhotoID(rawValue: "\($0)") })
    } ?? ChatDraft()
  }
}
