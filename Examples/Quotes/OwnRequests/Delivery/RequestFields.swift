import OwnRequestsModel
import Sillar
import Work
import WorkDelivery

/// The fields of a request, for the form of a new one and for changing one.
struct RequestFields<Event: Sendable> {
  let form: RequestForm
  let flaws: [RequestForm.Field: RequestFlaw]
  /// Sent by Return in a field of one line.
  let submit: Event
  let edited: (Edit<RequestForm>) -> Event

  var kinds: [Choice<WorkKind?>] { WorkKind.allCases.map { Choice($0, $0) } }
  var timings: [Choice<WorkTiming?>] { WorkTiming.allCases.map { Choice($0, $0) } }

  @NodeBuilder<Event> var kind: [Node<Event>] {
    flaw(.kind)
    SegmentedControl(RequestForm.Field.kind, \.kind, of: form, among: kinds, send: edited)
      .style(.choices).id("kind")
  }

  @NodeBuilder<Event> var timing: [Node<Event>] {
    flaw(.timing)
    SegmentedControl(RequestForm.Field.timing, \.timing, of: form, among: timings, send: edited)
      .style(.choices).id("timing")
  }

  /// A choice has no place of its own for its flaw.
  @NodeBuilder<Event> private func flaw(_ field: RequestForm.Field) -> [Node<Event>] {
    if let flaw = flaws[field] { Alert(flaw, "", .error).id("flaw") }
  }

  @NodeBuilder<Event> var description: [Node<Event>] {
    TextField(
      RequestForm.Field.title, \.title, of: form, placeholder: Words.titleExample,
      error: flaws[.title], submit: submit, send: edited)
    TextArea(
      RequestForm.Field.description, \.description, of: form,
      placeholder: Words.descriptionExample, error: flaws[.description], send: edited)
  }

  @NodeBuilder<Event> var place: [Node<Event>] {
    TextField(
      RequestForm.Field.city, \.city, of: form, placeholder: Words.cityExample,
      error: flaws[.city], submit: submit, send: edited)
    TextField(
      RequestForm.Field.postcode, \.postcode, of: form, placeholder: Words.postcodeExample,
      kind: .number, error: flaws[.postcode], submit: submit, send: edited)
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
