public import Work

/// What a homeowner wants done, on the wire.
///
/// ```swift
/// func isSame(_ one: RequestContentsDTO, _ other: RequestContents) -> Bool { one.contents == other }
/// ```
public struct RequestContentsDTO: Codable, Hashable, Sendable {
  public struct Place: Codable, Hashable, Sendable {
    public let city: String
    public let postcode: String

    public init(_ place: WorkPlace) {
      city = place.city
      postcode = place.postcode
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
    place = Place(contents.place)
    when = contents.timing
  }

  public var contents: RequestContents {
    RequestContents(
      kind: kind, title: title, description: description,
      place: WorkPlace(city: place.city, postcode: place.postcode), timing: when)
  }
}
