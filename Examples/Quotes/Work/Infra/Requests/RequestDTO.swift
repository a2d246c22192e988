public import Foundation
import SillarData
public import Work

/// A request for work on the wire, and as it is kept. One of an unknown kind or state cannot be read: nobody could say
/// what may be done about it.
///
/// ```swift
/// func isMine(_ request: RequestDTO, _ ana: PersonID) -> Bool { request.concerns(ana) }
/// ```
public struct RequestDTO: Codable, Hashable, Sendable {
  /// A professional who has applied.
  public struct Application: Codable, Hashable, Sendable {
    public let person: PersonDTO
    public let applied: DateDTO
    public var quote: QuoteDTO?
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
    /// One that this program does not know is shown as another reason.
    public let reason: String
    public let note: String?

    public init(reason: String, note: String) {
      self.reason = reason
      self.note = note
    }
  }

  public let id: RequestID
  /// Grows with every change by the homeowner.
  public let version: Int
  public let homeowner: PersonDTO
  public internal(set) var contents: RequestContentsDTO
  public internal(set) var state: RequestState
  public let created: DateDTO
  public internal(set) var photos: [PhotoID]
  public internal(set) var freePlaces: Int
  public internal(set) var professionals: [Application]
  public internal(set) var cancellation: Cancellation?
  /// What was wrong with each application that is left out.
  let flaws: [String]

  /// One that the service does not know yet.
  public init(
    new id: RequestID, by homeowner: Person, _ contents: RequestContents, photos: [PhotoID],
    at date: Date
  ) {
    self.id = id
    version = 1
    self.homeowner = PersonDTO(homeowner)
    self.contents = RequestContentsDTO(contents)
    state = .open
    created = DateDTO(date)
    self.photos = photos
    freePlaces = RequestContents.places
    professionals = []
    cancellation = nil
    flaws = []
  }

  /// Whether it is somebody's own, or they have applied to it.
  public func concerns(_ person: PersonID) -> Bool {
    homeowner.id == person || professionals.contains { $0.person.id == person }
  }

  /// Who does the work, or has done it.
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
    homeowner = try members.decode(PersonDTO.self, forKey: .homeowner)
    // On the wire they are members of the request itself.
    contents = try RequestContentsDTO(from: decoder)
    state = try members.decode(RequestState.self, forKey: .state)
    created = try members.decode(DateDTO.self, forKey: .created)
    photos = try members.decodeIfPresent([PhotoID].self, forKey: .photos) ?? []
    freePlaces = max(0, try members.decode(Int.self, forKey: .freePlaces))
    let professionals = try members.decodeIfPresent(
      Readable<Application>.self, forKey: .professionals)
    self.professionals = professionals?.elements ?? []
    flaws = professionals?.unreadable ?? []
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
