import BackendModel

/// The wire's shape of where work is to be done.
struct PlaceBody: Codable, Sendable {
  let city: String
  let postcode: String

  init(_ place: Place) {
    city = place.city
    postcode = place.postcode
  }

  func place() throws(QuotesRefusal) -> Place { try Place(city: city, postcode: postcode) }
}

/// The wire's shape of why a request was cancelled.
struct CancellationBody: Encodable, Sendable {
  let reason: String
  let note: String

  init(_ cancellation: Cancellation) {
    reason = cancellation.reason.rawValue
    note = cancellation.note
  }
}

/// The wire's shape of what a homeowner says of the work.
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
