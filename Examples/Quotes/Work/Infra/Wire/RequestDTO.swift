import Foundation
import SillarData
import Work

/// A request for work as the service sends it. One of an unknown kind or state cannot be read.
public struct RequestDTO: Decodable, Sendable {
  struct Application: Decodable {
    struct Rating: Decodable {
      let stars: Int
      let text: String

      var record: RequestRecord.Rating { RequestRecord.Rating(stars: stars, text: text) }
    }

    let person: PersonDTO
    let applied: Date
    let quote: QuoteDTO?
    let rating: Rating?
    let contactRating: Rating?

    private enum CodingKeys: String, CodingKey {
      case person, applied, quote, rating
      case contactRating = "contact_rating"
    }

    var record: RequestRecord.Application {
      RequestRecord.Application(
        person: person.record, applied: applied, quote: quote?.record, rating: rating?.record,
        contactRating: contactRating?.record)
    }
  }

  struct Cancellation: Decodable {
    let reason: String
    let note: String?
  }

  let id: RequestID
  let version: Int
  let homeowner: PersonDTO
  let kind: WorkKind
  let title: String
  let description: String
  let place: PlaceDTO
  let when: WorkTiming
  let state: RequestState
  let created: Date
  let photos: [PhotoID]?
  let freePlaces: Int
  let professionals: Readable<Application>?
  let cancellation: Cancellation?

  private enum CodingKeys: String, CodingKey {
    case id, version, homeowner, kind, title, description, place, when, state, created, photos
    case freePlaces = "free_places"
    case professionals, cancellation
  }

  public var record: RequestRecord {
    RequestRecord(
      id: id, version: version, homeowner: homeowner.record, kind: kind, title: title,
      description: description,
      place: ContentsRecord.Place(city: place.city, postcode: place.postcode), when: when,
      state: state, created: created, photos: photos ?? [], freePlaces: max(0, freePlaces),
      professionals: professionals?.elements.map(\.record) ?? [],
      cancellation: cancellation.map {
        RequestRecord.Cancellation(reason: $0.reason, note: $0.note)
      })
  }
}

/// A place as the service sends it, and takes it.
public struct PlaceDTO: Codable, Sendable {
  let city: String
  let postcode: String
}

extension PlaceDTO {
  public init(_ place: ContentsRecord.Place) {
    self.init(city: place.city, postcode: place.postcode)
  }
}

/// A person as the service sends them.
struct PersonDTO: Decodable {
  struct Score: Decodable {
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
      id: id, name: name, city: city,
      rating: rating.map { PersonRecord.Score(stars: $0.stars, count: $0.count) })
  }
}
