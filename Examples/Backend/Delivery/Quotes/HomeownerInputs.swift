import BackendModel

import struct Foundation.Date

/// The JSON body that adds a photo to a request.
struct AddPhotoBody: Decodable, Sendable {
  let photo: String
}

/// The JSON body that cancels a request.
struct CancelBody: Decodable, Sendable {
  let reason: String
  let note: String?

  func cancellation() throws(QuotesRefusal) -> Cancellation {
    guard let reason = Cancellation.Reason(rawValue: reason) else {
      throw .invalid(
        InputFault("reason", "has to be found-someone, too-expensive, changed-mind or other"))
    }
    return try Cancellation(reason: reason, note: note ?? "")
  }
}

/// The JSON body that rates the work, or with a professional the contact with them.
struct RateBody: Decodable, Sendable {
  let stars: Int
  let text: String?
  let professional: String?

  func rating(on date: Date) throws(QuotesRefusal) -> Rating {
    try Rating(stars: stars, text: text ?? "", date: date)
  }
}
