public import Foundation
public import Work

/// A request for work as it is stored. One of an unknown kind or state cannot be read: its actions would be unknown.
///
/// ```swift
/// func isMine(_ request: RequestRecord, _ ana: PersonID) -> Bool { request.concerns(ana) }
/// ```
public struct RequestRecord: Codable, Hashable, Sendable {
  /// The application of a professional.
  public struct Application: Codable, Hashable, Sendable {
    public let person: PersonRecord
    public let applied: DateRecord
    public var quote: QuoteRecord?
    public var rating: Rating?
  }

  public struct Rating: Codable, Hashable, Sendable {
    public let stars: Int
    public let text: String

    public init(stars: Int, text: String) {
      self.stars = stars
      self.text = text
    }
  }

  public struct Cancellation: Codable, Hashable, Sendable {
    /// An unknown one is shown as another reason.
    public let reason: String
    public let note: String?

    public init(reason: String, note: String?) {
      self.reason = reason
      self.note = note
    }
  }

  public let id: RequestID
  /// Grows with every change by the homeowner.
  public let version: Int
  public let homeowner: PersonRecord
  public internal(set) var contents: ContentsRecord
  public internal(set) var state: RequestState
  public let created: DateRecord
  public internal(set) var photos: [PhotoID]
  public internal(set) var freePlaces: Int
  public internal(set) var professionals: [Application]
  public internal(set) var cancellation: Cancellation?
  init(
    id: RequestID, version: Int, homeowner: PersonRecord, contents: ContentsRecord,
    state: RequestState, created: DateRecord, photos: [PhotoID], freePlaces: Int,
    professionals: [Application], cancellation: Cancellation?
  ) {
    self.id = id
    self.version = version
    self.homeowner = homeowner
    self.contents = contents
    self.state = state
    self.created = created
    self.photos = photos
    self.freePlaces = freePlaces
    self.professionals = professionals
    self.cancellation = cancellation
  }

  /// One that the service does not know yet.
  public init(
    new id: RequestID, by homeowner: Person, _ contents: RequestContents, photos: [PhotoID],
    at date: Date
  ) {
    self.init(
      id: id, version: 1, homeowner: PersonRecord(homeowner), contents: ContentsRecord(contents),
      state: .open, created: DateRecord(date), photos: photos, freePlaces: RequestContents.places,
      professionals: [], cancellation: nil)
  }

  /// True for a person's own request, and for one that they have applied to.
  public func concerns(_ person: PersonID) -> Bool {
    homeowner.id == person || professionals.contains { $0.person.id == person }
  }

  /// The professional who does the work, or has done it.
  public var worker: Application? {
    professionals.first { $0.quote?.state == .accepted }
  }

  // MARK: Coding

  private enum Key: String, CodingKey {
    case id, version, homeowner, state, created, photos, professionals, cancellation
    case freePlaces = "free_places"
  }

  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    id = try members.decode(RequestID.self, forKey: .id)
    version = try members.decode(Int.self, forKey: .version)
    homeowner = try members.decode(PersonRecord.self, forKey: .homeowner)
    // They are members of the request itself.
    contents = try ContentsRecord(from: decoder)
    state = try members.decode(RequestState.self, forKey: .state)
    created = try members.decode(DateRecord.self, forKey: .created)
    photos = try members.decode([PhotoID].self, forKey: .photos)
    freePlaces = try members.decode(Int.self, forKey: .freePlaces)
    professionals = try members.decode([Application].self, forKey: .professionals)
    cancellation = try members.decodeIfPresent(Cancellation.self, forKey: .cancellation)
  }

  public func encode(to encoder: any Encoder) throws {
    try contents.encode(to: encoder)
    var members = encoder.container(keyedBy: Key.self)
    try members.encode(id, forKey: .id)
    try members.encode(version, forKey: .version)
    try members.encode(homeowner, forKey: .homeowner)
    try members.encode(state, forKey: .state)
    try members.encode(created, forKey: .created)
    try members.encode(photos, forKey: .photos)
    try members.encode(freePlaces, forKey: .freePlaces)
    try members.encode(professionals, forKey: .professionals)
    try members.encodeIfPresent(cancellation, forKey: .cancellation)
  }
}
