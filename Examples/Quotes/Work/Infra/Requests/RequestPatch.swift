public import Foundation
public import Work

/// What something done here makes of a request, until the service has answered. It is stored: names of cases and members
/// never change.
///
/// Each may be applied to a request in which it shows already, because the service has done it and its answer was lost.
public enum RequestPatch: Codable, Hashable, Sendable {
  case created(RequestRecord)
  /// - Parameter version: Of the request that the change was made to.
  case changed(ContentsRecord, version: Int)
  case cancelled(RequestRecord.Cancellation)
  case done
  /// Rates who did the work.
  case rated(RequestRecord.Rating)
  case photoAdded(PhotoID)
  case applied(PersonRecord, at: Date)
  /// An offer, in the place of an earlier one by the same professional.
  case offered(QuoteRecord)
  case accepted(quote: String)
  case declined(quote: String)

  /// What kind of change it is of.
  var kind: UnsentChange.Kind {
    switch self {
    case .created: .created
    case .changed: .changed
    case .cancelled: .cancelled
    case .done: .done
    case .rated: .rated
    case .photoAdded: .photoAdded
    case .applied: .applied
    case .offered: .offered
    case .accepted: .accepted
    case .declined: .declined
    }
  }

  /// The name of the quote that is changed; nil for other changes.
  var quote: String? {
    switch self {
    case .offered(let quote): quote.id
    case .accepted(let quote), .declined(let quote): quote
    default: nil
    }
  }

  /// - Returns: Nil where there is no request that it could be applied to.
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
