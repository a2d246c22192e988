import SillarData
import Work
import WorkInfra

/// Makes an offer for a request.
struct MakeOfferCommand: OutboxCommand {
  static let kind = RequestCommand.offer.rawValue
  static let version = 1

  /// Whose effect it is: see ``QuotesTables``.
  let effect: String
  let request: RequestID
  let offer: NewQuoteDTO

  var subject: String { RequestCommand.subject(request) }
}

/// What is sent to make an offer.
struct NewQuoteDTO: Codable, Sendable {
  let id: String
  let items: [QuoteDTO.Item]
  let validUntil: String

  private enum CodingKeys: String, CodingKey {
    case id, items
    case validUntil = "valid_until"
  }
}

/// An answer to a quote.
protocol AnswerQuoteCommand: OutboxCommand {
  /// What is asked of the service.
  static var verb: String { get }
  var effect: String { get }
  var request: RequestID { get }
  var quote: String { get }

  init(effect: String, request: RequestID, quote: String)
}

extension AnswerQuoteCommand {
  static var version: Int { 1 }
  var subject: String { RequestCommand.subject(request) }
}

/// Accepts a quote.
struct AcceptQuoteCommand: AnswerQuoteCommand {
  static let kind = RequestCommand.accept.rawValue
  static let verb = "accept"
  let effect: String
  let request: RequestID
  let quote: String
}

/// Declines a quote.
struct DeclineQuoteCommand: AnswerQuoteCommand {
  static let kind = RequestCommand.decline.rawValue
  static let verb = "decline"
  let effect: String
  let request: RequestID
  let quote: String
}
