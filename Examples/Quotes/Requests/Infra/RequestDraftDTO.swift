import RequestsModel
import SillarData
import Work

/// A draft as it is stored.
struct RequestDraftDTO: Draft {
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
    var form = DraftForm()
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
