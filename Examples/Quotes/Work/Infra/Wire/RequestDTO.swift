import SillarData
import Work

/// A request for work as the service sends it. One of an unknown kind or state cannot be read.
///
/// ```swift
/// func title(_ request: RequestDTO) -> String { request.record.contents.title }
/// ```
public struct RequestDTO: Decodable, Sendable {
  public let record: RequestRecord
  /// The reasons why applications were left out.
  let flaws: [String]

  private enum Key: String, CodingKey {
    case id, version, homeowner, kind, title, description, place, when, state, created, photos,
      professionals, cancellation
    case freePlaces = "free_places"
  }

  private struct Application: Decodable {
    let person: PersonDTO
    let applied: DateDTO
    let quote: QuoteDTO?
    let rating: Rating?

    var record: RequestRecord.Application {
      RequestRecord.Application(
        person: person.record, applied: DateRecord(applied.date), quote: quote?.record,
        rating: rating.map { RequestRecord.Rating(stars: $0.stars, text: $0.text) })
    }
  }

  private struct Rating: Decodable {
    let stars: Int
    let text: String
  }

  private struct Cancellation: Decodable {
    let reason: String
    let note: String?
  }

  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    let place = try members.decode(PlaceDTO.self, forKey: .place)
    let contents = ContentsRecord(
      kind: try members.decode(WorkKind.self, forKey: .kind),
      title: try members.decode(String.self, forKey: .title),
      description: try members.decode(String.self, forKey: .description),
      place: ContentsRecord.Place(city: place.city, postcode: place.postcode),
      when: try members.decode(WorkTiming.self, forKey: .when))
    let professionals = try members.decodeIfPresent(
      Readable<Application>.self, forKey: .professionals)
    let cancellation = try members.decodeIfPresent(Cancellation.self, forKey: .cancellation)
    record = RequestRecord(
      id: try members.decode(RequestID.self, forKey: .id),
      version: try members.decode(Int.self, forKey: .version),
      homeowner: try members.decode(PersonDTO.self, forKey: .homeowner).record,
      contents: contents, state: try members.decode(RequestState.self, forKey: .state),
      created: DateRecord(try members.decode(DateDTO.self, forKey: .created).date),
      photos: try members.decodeIfPresent([PhotoID].self, forKey: .photos) ?? [],
      freePlaces: max(0, try members.decode(Int.self, forKey: .freePlaces)),
      professionals: professionals?.elements.map(\.record) ?? [],
      cancellation: cancellation.map {
        RequestRecord.Cancellation(reason: $0.reason, note: $0.note)
      })
    flaws = professionals?.unreadable ?? []
  }
}

/// A place as the service sends it, and takes it.
///
/// ```swift
/// let place = PlaceDTO(city: "Madrid", postcode: "28004")
/// ```
public struct PlaceDTO: Codable, Sendable {
  public let city: String
  public let postcode: String

  public init(city: String, postcode: String) {
    self.city = city
    self.postcode = postcode
  }
}

/// A person as the service sends them.
struct PersonDTO: Decodable, Sendable {
  struct Score: Decodable, Sendable {
    let stars: Double
    let count: Int
  }

  let id: PersonID
  let name: String
  let city: String
  /// Nil for a professional without ratings, and for a homeowner.
  let rating: Score?

  var record: PersonRecord {
    PersonRecord(
      Person(id: id, name: name, city: city),
      rating: rating.map { PersonRecord.Score(stars: $0.stars, count: $0.count) })
  }
}
