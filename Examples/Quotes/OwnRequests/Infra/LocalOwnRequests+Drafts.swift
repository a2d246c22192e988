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

/// A draft as it is stored.
private struct DraftRecord: Draft {
  static let version = 1

  let id: RequestID
  /// The name of the step's case.
  let step: String
  let kind: WorkKind?
  let title, description, city, postcode: String
  let timing: WorkTiming?
  let photos: [PhotoID]

  init(_ draft: RequestDraft) {
    id = draft.id
    step = "\(draft.step)"
    kind = draft.form.kind
    title = draft.form.title
    description = draft.form.description
    city = draft.form.city
    postcode = draft.form.postcode
    timing = draft.form.timing
    photos = draft.photos
  }

  var draft: RequestDraft {
    var form = RequestForm()
    form.kind = kind
    form.title = title
    form.description = description
    form.city = city
    form.postcode = postcode
    form.timing = timing
    return RequestDraft(
      id: id, step: RequestStep.allCases.first { "\($0)" == step } ?? .kind, form: form,
      photos: photos)
  }
}
