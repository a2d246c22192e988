import GRDB
import OwnRequestsModel
import SillarData
import Work
import WorkInfra

/// The draft of one homeowner, on this device.
struct LocalRequestDrafts: RequestDrafts {
  private static let name = "request"

  let person: PersonID
  let drafts: Drafts

  /// A draft that a newer program has written counts as none.
  func load() async throws -> RequestDraft? {
    try await drafts.load(DraftRecord.self, name: Self.name, owner: person.rawValue)?.draft
  }

  func save(_ draft: RequestDraft) async throws {
    try await drafts.save(DraftRecord(draft), name: Self.name, owner: person.rawValue)
  }

  func discard() async throws {
    try await drafts.discard(DraftRecord.self, name: Self.name, owner: person.rawValue)
  }

  /// Discards it in the transaction that stores the request.
  func discard(in database: Database) throws {
    try drafts.discard(DraftRecord.self, name: Self.name, owner: person.rawValue, in: database)
  }
}

private struct DraftRecord: Draft {
  static let version = 1

  let id: RequestID
  let step: String
  let kind: WorkKind?
  let title: String
  let description: String
  let city: String
  let postcode: String
  let timing: WorkTiming?
  let photos: [PhotoID]

  init(_ draft: RequestDraft) {
    id = draft.id
    step = draft.step.rawValue
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
      id: id, step: RequestStep(rawValue: step) ?? .kind, form: form, photos: photos)
  }
}
