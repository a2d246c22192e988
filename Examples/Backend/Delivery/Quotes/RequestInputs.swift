import BackendModel

/// The JSON body that creates a request.
struct CreateRequestBody: Decodable, Sendable {
  let id: String
  let kind: String
  let title: String
  let description: String
  let place: PlaceBody
  let when: String
  let photos: [String]?

  func action(by homeowner: Member.ID) throws(QuotesRefusal) -> CreateRequest {
    var ids: [PhotoID] = []
    for (index, photo) in (photos ?? []).enumerated() {
      ids.append(try PhotoID(photo, in: "photos/\(index)"))
    }
    let details = try WorkDetails(
      kind: .named(kind), title: title, description: description, place: place.place(),
      when: .named(when))
    return try CreateRequest(
      WorkRequest.ID(id, in: "id"), details: details, photos: ids, by: homeowner)
  }
}

/// The JSON body that edits a request; members that are left out stay as they are.
struct EditRequestBody: Decodable, Sendable {
  let version: Int
  let override: Bool?
  let kind: String?
  let title: String?
  let description: String?
  let place: PlaceBody?
  let when: String?

  func changed(_ before: WorkDetails) throws(QuotesRefusal) -> WorkDetails {
    var (kind, place, when) = (before.kind, before.place, before.when)
    if let text = self.kind { kind = try .named(text) }
    if let body = self.place { place = try body.place() }
    if let text = self.when { when = try .named(text) }
    return try WorkDetails(
      kind: kind, storedTitle: before.title, description: before.description, place: place,
      when: when
    ).with(title: title, description: description)
  }
}

extension WorkKind {
  static func named(_ name: String) throws(QuotesRefusal) -> WorkKind {
    guard let kind = WorkKind(rawValue: name) else {
      throw .invalid(InputFault("kind", "is no kind of work"))
    }
    return kind
  }
}

extension WorkTiming {
  static func named(_ name: String) throws(QuotesRefusal) -> WorkTiming {
    guard let timing = WorkTiming(rawValue: name) else {
      throw .invalid(
        InputFault("when", "has to be as-soon-as-possible, this-month or flexible"))
    }
    return timing
  }
}
