import Foundation
public import GRDB
import HTTPTypes
public import SillarData
import Work
public import WorkInfra

/// What Quotes adds to the database and the outbox.
///
/// ```swift
/// let parts: [any WorkPart] = [QuotesPart()]
/// ```
public struct QuotesPart: WorkPart {
  public init() {}

  public func registerMigrations(in migrator: inout DatabaseMigrator) {
    QuotesTables.registerMigrations(in: &migrator)
  }

  public func forgetService(in database: Database) throws {
    try database.execute(sql: "DELETE FROM quotesQuote")
  }

  /// Where somebody else has changed the same thing, the service wins and says so: a quote is accepted once.
  public func handlers(_ api: WorkAPI) -> [OutboxHandler] {
    [
      offering(api), answering(api, AcceptQuoteCommand.self),
      answering(api, DeclineQuoteCommand.self),
    ]
  }

  private func offering(_ api: WorkAPI) -> OutboxHandler {
    OutboxHandler(
      for: MakeOfferCommand.self, conflict: .serverWins, loss: QuotesTables.loss
    ) { command, delivery in
      try await api.offer(command, delivery)
    } applied: { command, answer, database in
      if let answer {
        try QuotesTables.save(
          answer.quote, of: answer.owner, at: api.now(), in: database)
        // The service tells the quote alone; the request has it from now on.
        try RequestTables.settle(
          command.effect, by: .offered(answer.quote), on: command.request, of: answer.owner,
          at: api.now(), in: database)
      }
      try undo(command.effect, database)
    } undo: { command, database in
      try undo(command.effect, database)
    }
  }

  private func answering<Command: AnswerQuoteCommand>(
    _ api: WorkAPI, _ command: Command.Type
  ) -> OutboxHandler {
    OutboxHandler(for: command, conflict: .serverWins) { command, delivery in
      let request = try await api.write(
        .post, "v1/quotes/\(command.quote)/\(Command.verb)", EmptyDTO(), delivery)
      return (owner: PersonID(delivery.owner), request: request)
    } applied: { command, answer, database in
      for application in answer.request?.professionals ?? [] {
        if let quote = application.quote {
          try QuotesTables.save(quote, of: answer.owner, at: api.now(), in: database)
        }
      }
      try RequestTables.settle(command.effect, with: answer.request, at: api.now(), in: database)
      try QuotesTables.undo(command.effect, in: database)
    } undo: { command, database in
      try undo(command.effect, database)
    }
  }

  private func undo(_ effect: String, _ database: Database) throws {
    try RequestTables.undo(effect, in: database)
    try QuotesTables.undo(effect, in: database)
  }
}

extension WorkAPI {
  /// - Returns: Nil where the service has taken the offer but its answer cannot be read.
  fileprivate func offer(
    _ command: MakeOfferCommand, _ delivery: OutboxDelivery
  ) async throws -> (owner: PersonID, quote: QuoteDTO)? {
    var endpoint: Endpoint<EmptyDTO> = .post(
      "v1/requests/\(command.request.rawValue)/quotes", json: command.offer,
      idempotencyKey: delivery.key)
    endpoint.isSafeToRepeat = true
    let owner = PersonID(delivery.owner)
    let reading = Endpoint<QuoteDTO?>(
      method: endpoint.method, path: endpoint.path, headers: endpoint.headers, body: endpoint.body,
      isSafeToRepeat: true,
      decode: { try? JSONDecoder().decode(QuoteDTO.self, from: $0.body) })
    return try await send(reading, as: owner).map { (owner, $0) }
  }
}
