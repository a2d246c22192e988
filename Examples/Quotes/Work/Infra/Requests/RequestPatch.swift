public import Foundation
public import Work

/// The effect of a command on a request, until the service has answered. It is stored: the names of cases and members
/// never change.
///
/// An effect may be applied a second time: to a request in which the service has made the change, and its answer was
/// lost.
public enum RequestPatch: Codable, Hashable, Sendable {
  case created(RequestRecord)
  /// - Parameter version: The version of the request that was changed.
  case changed(ContentsRecord, version: Int)
  case cancelled(RequestRecord.Cancellation)
  case done
  /// Rates the professional who has done the work.
  case rated(RequestRecord.Rating)
  /// Rates the contact with a professional who has applied.
  case contactRated(RequestRecord.Rating, of: PersonID)
  case photoAdded(PhotoID)
  case applied(PersonRecord, at: Date)
  /// Makes an offer, which replaces an earlier one by the same professional.
  case offered(QuoteRecord)
  case accepted(quote: String)
  case declined(quote: String)

  /// The kind of the change.
  var kind: UnsentChange.Kind {
    switch self {
    case .created: .created
    case .changed: .changed
    case .cancelled: .cancelled
    case .done: .done
    case .rated: .rated
    case .contactRated: .contactRated
    case .photoAdded: .photoAdded
    case .applied: .applied
    case .offered: .offered
    case .accepted: .accepted
    case .declined: .declined
    }
  }

  /// The ID of the quote that is changed; nil for other changes.
  var quote: String? {
    switch self {
    case .offered(let quote): quote.id
    case .accepted(let quote), .declined(let quote): quote
    default: nil
    }
  }

  /// - Returns: Nil if there is no request to apply it to.
  func applied(to request: RequestRecord?) -> RequestRecord? {
    guard var request else {
      if case .created(let request) = self { return request }
      return nil
    }
    switch self {
    case .created: break
    case .changed(let contents, _): request.contents = contents
    case .cancelled(let cancellation):
      request.state = .cancelled
      request.cancellation = cancellation
    case .done: request.state = .done
    case .rated(let rating):
      request.change(where: { $0.quote?.state == .accepted }, to: { $0.rating = rating })
    case .contactRated(let rating, let professional):
      request.change(
        where: { $0.person.id == professional }, to: { $0.contactRating = rating })
    case .photoAdded(let photo):
      if !request.photos.contains(photo) { request.photos.append(photo) }
    case .applied(let person, let date):
      guard !request.concerns(person.id) else { break }
      request.professionals.append(RequestRecord.Application(person: person, applied: date))
      request.freePlaces = max(0, request.freePlaces - 1)
    case .offered(let quote):
      request.change(
        where: { $0.person.id == quote.professional.id }, to: { $0.quote = quote })
    case .accepted(let quote):
      request.state = .assigned
      request.change(
        where: { $0.quote?.id == quote && $0.quote?.state == .offered },
        to: { $0.quote?.state = .accepted })
      request.change(where: { $0.quote?.state == .offered }, to: { $0.quote?.state = .declined })
    case .declined(let quote):
      request.change(
        where: { $0.quote?.id == quote }, to: { $0.quote?.state = .declined })
    }
    return request
  }
}

extension RequestRecord {
  fileprivate mutating func change(
    where isMeant: (Application) -> Bool, to change: (inout Application) -> Void
  ) {
    for index in professionals.indices where isMeant(professionals[index]) {
      change(&professionals[index])
    }
  }
}
