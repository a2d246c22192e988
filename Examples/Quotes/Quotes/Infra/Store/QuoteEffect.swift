import Foundation
import GRDB
import QuotesModel
import Work
import WorkInfra

/// What something done here makes of a quote, until the service has answered.
struct QuoteEffect: Sendable {
  let request: RequestID
  let quote: String
  let kind: QuoteChange.Kind
  /// A name that only its command has.
  let command: String
  /// Of an offer.
  let offer: QuoteDTO?

  init(
    request: RequestID, quote: String, kind: QuoteChange.Kind, command: String,
    offer: QuoteDTO? = nil
  ) {
    self.request = request
    self.quote = quote
    self.kind = kind
    self.command = command
    self.offer = offer
  }

  /// - Returns: Nil for one that this program cannot read.
  init?(_ row: Row) {
    guard let kind = QuoteChange.Kind(rawValue: row["kind"]) else { return nil }
    let content: Data? = row["content"]
    self.init(
      request: RequestID(rawValue: row["request"]), quote: row["quote"], kind: kind,
      command: row["command"],
      offer: content.flatMap { try? JSONDecoder().decode(QuoteDTO.self, from: $0) })
  }
}
