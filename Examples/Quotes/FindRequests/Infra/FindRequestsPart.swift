import HTTPTypes
public import SillarData
import Work
public import WorkInfra

/// The commands of FindRequests in the outbox: applications and offers.
///
/// ```swift
/// let parts: [any WorkPart] = [FindRequestsPart()]
/// ```
public struct FindRequestsPart: WorkPart {
  public init() {}

  public func handlers(_ api: WorkAPI, _ database: any SQLDatabase) -> [OutboxHandler] {
    [applying(api), offering(api)]
  }

  private func applying(_ api: WorkAPI) -> OutboxHandler {
    OutboxHandler(for: ApplyCommand.self, loss: RequestTables.loss { $0.effect }) {
      command, delivery -> RequestDTO? in
      try await api.write(
        .post, "v1/requests/\(command.request)/applications", EmptyDTO(), delivery)
    } applied: { command, answer, database in
      try RequestTables.settle(command.effect, with: answer?.record, at: api.now(), in: database)
    } undo: { command, database in
      try RequestTables.undo(command.effect, in: database)
    }
  }

  /// In a conflict with a change from elsewhere, the service's version wins, and the service gives its reason.
  private func offering(_ api: WorkAPI) -> OutboxHandler {
    OutboxHandler(
      for: MakeOfferCommand.self, conflict: .serverWins, loss: RequestTables.loss { $0.effect }
    ) { command, delivery -> (owner: PersonID, quote: QuoteDTO?) in
      let quote: QuoteDTO? = try await api.write(
        .post, "v1/requests/\(command.request)/quotes", NewOfferDTO(command.offer), delivery)
      return (PersonID(delivery.owner), quote)
    } applied: { command, answer, database in
      if let quote = answer.quote?.record {
        // The response is the quote alone: it is stored as a part of its request.
        try RequestTables.settle(
          command.effect, by: .offered(quote), on: command.request, of: answer.owner,
          at: api.now(), in: database)
      } else {
        try RequestTables.undo(command.effect, in: database)
      }
    } undo: { command, database in
      try RequestTables.undo(command.effect, in: database)
    }
  }
}
