import BackendModel

/// The JSON of the place of the work.
struct PlaceBody: Codable, Sendable {
  let city: String
  let postcode: String

  init(_ place: Place) {
    city = place.city
    postcode = place.postcode
  }

  func place() throws(QuotesRefusal) -> Place { try Place(city: city, postcode: postcode) }
}

/// The JSON of the cancellation of a request.
struct CancellationBody: Encodable, Sendable {
  let reason: String
  let note: String

  init(_ cancellation: Cancellation) {
    reason = cancellation.reason.rawValue
    note = cancellation.note
  }
}

/// The JSON of a homeowner's rating.
struct RatingBody: Encodable, Sendable {
  let stars: Int
  let text: String
  let date: String

  init(_ rating: Rating) {
    stars = rating.stars
    text = rating.text
    date = rating.date.timestamp
  }
}
