public import Foundation
public import Work

/// A request for work as it is stored: JSON, with dates as `JSONEncoder.api` writes them. A request of an unknown kind
/// or state cannot be read: its actions would be unknown.
///
/// Unsent changes contain it, so its members keep their names.
public struct RequestRecord: Codable, Hashable, Sendable {
  /// The application of a professional.
  public struct Application: Codable, Hashable, Sendable {
    public let person: PersonRecord
    let applied: Date
    public internal(set) var quote: QuoteRecord?
    public internal(set) var rating: Rating?
    public internal(set) var contactRating: Rating?
  }

  public struct Rating: Codable, Hashable, Sendable {
    public let stars: Int
    public let text: String

    /// Nil for a number of stars that there is not.
    public var rating: WorkRating? { WorkRating(stars: stars, text: text) }
  }

  public struct Cancellation: Codable, Hashable, Sendable {
    /// An unknown reason is shown as "another reason".
    public let reason: String
    public let note: String?
  }

  let id: RequestID
  /// Grows with every change by the homeowner.
  public let version: Int
  public let homeowner: PersonRecord
  var kind: WorkKind
  var title: String
  var description: String
  var place: ContentsRecord.Place
  var when: WorkTiming
  var state: RequestState
  let created: Date
  var photos: [PhotoID]
  var freePlaces: Int
  public internal(set) var professionals: [Application]
  var cancellation: Cancellation?

  private enum CodingKeys: String, CodingKey {
    case id, version, homeowner, kind, title, description, place, when, state, created, photos
    case freePlaces = "free_places"
    case professionals, cancellation
  }

  public internal(set) var contents: ContentsRecord {
    get {
      ContentsRecord(
        kind: kind, title: title, description: description, place: place, when: when)
    }
    set {
      kind = newValue.kind
      title = newValue.title
      description = newValue.description
      place = newValue.place
      when = newValue.when
    }
  }

  /// True for a person's own request, and for one that they have applied to.
  func concerns(_ person: PersonID) -> Bool {
    homeowner.id == person || professionals.contains { $0.person.id == person }
  }
}

extension RequestRecord {
  /// A new request, which the service does not know yet.
  public init(
    new id: RequestID, by homeowner: Person, _ contents: ContentsRecord, photos: [PhotoID],
    at date: Date
  ) {
    self.init(
      id: id, version: 1, homeowner: PersonRecord(homeowner), kind: contents.kind,
      title: contents.title, description: contents.description, place: contents.place,
      when: contents.when, state: .open, created: date, photos: photos,
      freePlaces: RequestContents.places, professionals: [])
  }
}

extension RequestRecord.Rating {
  public init(_ rating: WorkRating) { self.init(stars: rating.stars, text: rating.text) }
}

extension RequestRecord.Cancellation {
  public init(_ cancellation: Cancellation) {
    self.init(reason: cancellation.reason.rawValue, note: cancellation.note)
  }
}

/// The contents of a request as they are stored.
public struct ContentsRecord: Codable, Hashable, Sendable {
  public struct Place: Codable, Hashable, Sendable {
    public let city: String
    public let postcode: String
  }

  public let kind: WorkKind
  public let title: String
  public let description: String
  public let place: Place
  public let when: WorkTiming

  public var contents: RequestContents {
    RequestContents(
      kind: kind, title: title, description: description,
      place: WorkPlace(city: place.city, postcode: place.postcode), timing: when)
  }
}

extension ContentsRecord {
  public init(_ contents: RequestContents) {
    self.init(
      kind: contents.kind, title: contents.title, description: contents.description,
      place: Place(city: contents.place.city, postcode: contents.place.postcode),
      when: contents.timing)
  }
}

/// A person as they are stored.
public struct PersonRecord: Codable, Hashable, Sendable {
  /// The average of a professional's ratings.
  public struct Score: Codable, Hashable, Sendable {
    public let stars: Double
    public let count: Int
  }

  public let id: PersonID
  public let name: String
  let city: String
  /// Nil without ratings.
  public let rating: Score?

  public var person: Person { Person(id: id, name: name, city: city) }
}

extension PersonRecord {
  public init(_ person: Person) {
    self.init(id: person.id, name: person.name, city: person.city, rating: nil)
  }
}
