import AccountModel
import Money
import SillarData
import SillarModel

/// The draft of an account, as a keyed write.
struct KeyedDraftsRepository: TransferDraftsRepository {
  private static let subject = "transfer"

  let database: any SQLDatabase
  /// The writes of the account that the visitor is signed in to now.
  let writes: @Sendable () throws -> KeyedWrites

  func begin(_ content: Remittance) async throws -> TransferDraft {
    let writes = try writes()
    return try await database.write { database in
      let pending: KeyedWrite<DraftRecord>? = try writes.pending(Self.subject, in: database)
      if let pending {
        let draft = try pending.draft
        if draft.content == content { return draft }
        try writes.end(key: pending.key, in: database)
      }
      return try writes.begin(DraftRecord(content), subject: Self.subject, in: database).draft
    }
  }

  func made(_ transfer: Transfer.ID, of draft: TransferDraft) async throws {
    let writes = try writes()
    try await database.write { database in
      try writes.update(
        key: draft.key, to: DraftRecord(draft.content, transfer), in: database)
    }
  }

  func draft() async throws -> TransferDraft? {
    let pending: KeyedWrite<DraftRecord>? = try await writes().pending(Self.subject)
    return try pending?.draft
  }

  func end(_ draft: TransferDraft) async throws { try await writes().end(key: draft.key) }
}

/// The stored content of a draft.
struct DraftRecord: Codable, Sendable {
  let handle, name: String
  let amount: Int
  let currency, note: String
  let transfer: String?

  init(_ content: Remittance, _ transfer: Transfer.ID? = nil) {
    (handle, name) = (content.person.handle, content.person.name)
    (amount, currency) = (content.amount.minorUnits, content.amount.currency.code)
    (note, self.transfer) = (content.note.text, transfer?.rawValue)
  }
}

extension KeyedWrite<DraftRecord> {
  fileprivate var draft: TransferDraft {
    get throws {
      guard let currency = Currency(content.currency), let note = Note(content.note) else {
        throw Problem.notStored(detail: "the draft \(key) cannot be read")
      }
      let person = Person(handle: content.handle, name: content.name)
      let amount = Money(minorUnits: content.amount, currency)
      return TransferDraft(
        key: key, content: Remittance(person: person, amount: amount, note: note),
        transfer: content.transfer.map { Transfer.ID(rawValue: $0) })
    }
  }
}
