import OwnRequestsModel
import SillarData
import Work
import WorkInfra

extension LocalOwnRequests: RequestDrafts {
  private static let draft = "request"

  /// A draft of a newer program counts as none.
  func load() async throws -> RequestDraft? {
    try await service.drafts.load(DraftRecord.self, name: Self.draft, owner: person.id.rawValue)?
      .draft
  }

  func save(_ draft: RequestDraft) async throws {
    try await service.drafts.save(
      DraftRecord(draft), name: Self.draft, owner: person.id.rawValue)
  }

  func discard() async throws {
    try await service.drafts.discard(
      DraftRecord.self, name: Self.draft, owner: person.id.rawValue)
  }

  /// Discards the draft in the transaction that stores the request.
  func discardDraft(in database: SQLTransaction) throws {
    try service.drafts.discard(
      DraftRecord.self, name: Self.draft, owner: person.id.rawValue, in: database)
  }
}

/// A draft as it is stored: the members of the form lie beside the others.
private struct DraftRecord: Draft {
  static let version = 1

  struct Frame: Codable {
    let id: RequestID
    /// The name of the step's case.
    let step: String
    let photos: [PhotoID]
  }

  let draft: RequestDraft

  init(_ draft: RequestDraft) { self.draft = draft }

  init(from decoder: any Decoder) throws {
    let frame = try Frame(from: decoder)
    draft = RequestDraft(
      id: frame.id, step: RequestStep.allCases.first { "\($0)" == frame.step } ?? .kind,
      form: try RequestForm(from: decoder), photos: frame.photos)
  }

  func encode(to encoder: any Encoder) throws {
    try Frame(id: draft.id, step: "\(draft.step)", photos: draft.photos).encode(to: encoder)
    try draft.form.encode(to: encoder)
  }
}
