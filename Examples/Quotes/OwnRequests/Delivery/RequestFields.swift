import OwnRequestsModel
import Sillar
import Work
import WorkDelivery

/// The fields of a request, for the form of a new one and for changing one.
struct RequestFields<Event: Equatable & Sendable> {
  let form: RequestForm
  let flaws: [RequestForm.Field: RequestFlaw]
  /// Sent by Return in a field of one line.
  let submit: Event
  let edited: (Edit<RequestForm>) -> Event

  var kinds: [Choice<WorkKind?>] { WorkKind.allCases.map { Choice($0, $0) } }
  var timings: [Choice<WorkTiming?>] { WorkTiming.allCases.map { Choice($0, $0) } }

  var kind: [Node<Event>] { choice(.kind, \.kind, kinds) }
  var timing: [Node<Event>] { choice(.timing, \.timing, timings) }

  /// A choice, with its flaw above: the control itself cannot show one.
  @NodeBuilder<Event> private func choice<Value: Equatable & Sendable>(
    _ field: RequestForm.Field, _ value: any WritableKeyPath<RequestForm, Value> & Sendable,
    _ options: [Choice<Value>]
  ) -> [Node<Event>] {
    if let flaw = flaw(field) { Alert(flaw, "", .error).id("flaw") }
    SegmentedControl(field, value, of: form, among: options, send: edited).style(.choices).id(field)
  }

  @NodeBuilder<Event> var description: [Node<Event>] {
    TextField(
      RequestForm.Field.title, \.title, of: form, placeholder: Words.titleExample,
      error: flaw(.title), submit: submit, send: edited)
    TextArea(
      RequestForm.Field.description, \.description, of: form,
      placeholder: Words.descriptionExample, error: flaw(.description), send: edited)
  }

  @NodeBuilder<Event> var place: [Node<Event>] {
    TextField(
      RequestForm.Field.city, \.city, of: form, placeholder: Words.cityExample, kind: .city,
      error: flaw(.city), submit: submit, send: edited)
    TextField(
      RequestForm.Field.postcode, \.postcode, of: form, placeholder: Words.postcodeExample,
      kind: .postcode, error: flaw(.postcode), submit: submit, send: edited)
  }

  private func flaw(_ field: RequestForm.Field) -> LocalizedText? {
    flaws[field]?.with(count: field.limit)
  }
}

extension RequestForm {
  func text(of field: Field) -> LocalizedText {
    switch field {
    case .kind: kind?.localized ?? ""
    case .title: title.localized
    case .description: description.localized
    case .city: city.localized
    case .postcode: postcode.localized
    case .timing: timing?.localized ?? ""
    }
  }
}
