public import Work

/// The contents of a request as they are stored.
///
/// ```swift
/// func isSame(_ one: ContentsRecord, _ other: RequestContents) -> Bool { one.contents == other }
/// ```
public struct ContentsRecord: Codable, Hashable, Sendable {
  public struct Place: Codable, Hashable, Sendable {
    public let city: String
    public let postcode: String

    public init(city: String, postcode: String) {
      self.city = city
      self.postcode = postcode
    }
  }

  public let kind: WorkKind
  public let title: String
  public let description: String
  public let place: Place
  public let when: WorkTiming

  public init(_ contents: RequestContents) {
    kind = contents.kind
    title = contents.title
    description = contents.description
    place = Place(city: contents.place.city, postcode: contents.place.postcode)
    when = contents.timing
  }

  init(kind: WorkKind, title: String, description: String, place: Place, when: WorkTiming) {
    self.kind = kind
    self.title = title
    self.description = description
    self.place = place
    self.when = when
  }

  public var contents: RequestContents {
    RequestContents(
      kind: kind, title: title, description: description,
      place: WorkPlace(city: place.city, postcode: place.postcode), timing: when)
  }
}
