import Foundation
import SillarData
import Work
import WorkInfra

/// Takes a place among the professionals of a request.
struct ApplyCommand: OutboxCommand {
  static let kind = RequestCommand.apply.rawValue
  static let version = 1

  /// The name of its effect: see `RequestTables`.
  let effect: String
  let request: RequestID

  var subject: String { RequestCommand.subject(request) }

  init(request: RequestID) {
    effect = UUID().uuidString
    self.request = request
  }
}

/// Makes an offer for a request.
struct MakeOfferCommand: OutboxCommand {
  static let kind = RequestCommand.offer.rawValue
  static let version = 1

  /// The name of its effect: see `RequestTables`.
  let effect: String
  let request: RequestID
  let offer: NewQuoteDTO

  var subject: String { RequestCommand.subject(request) }
}

/// The body of a new offer.
struct NewQuoteDTO: Codable, Sendable {
  let id: String
  let items: [QuoteDTO.Item]
  let validUntil: String

  private enum CodingKeys: String, CodingKey {
    case id, items
    case validUntil = "valid_until"
  }
}
