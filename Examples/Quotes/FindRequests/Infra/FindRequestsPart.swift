import Foundation
public import GRDB
import HTTPTypes
public import SillarData
import Work
public import WorkInfra

/// What finding work adds to the outbox: applications and offers.
///
/// ```swift
/// let parts: [any WorkPart] = [FindRequestsPart()]
/// ```
public struct FindRequestsPart: WorkPart {
  public init() {}

  /// It has no tables of its own: see `RequestTables`.
  public func registerMigrations(in migrator: inout DatabaseMigrator) {}

  public func handlers(_ api: WorkAPI) -> [OutboxHandler] { [applying(api), offering(api)] }

  private func applying(_ api: WorkAPI) -> OutboxHandler {
    OutboxHandler(for: ApplyCommand.self, loss: RequestTables.loss { $0.effect }) {
      command, delivery in
      try await api.write(
        .post, "v1/requests/\(command.request.rawValue)/applications", EmptyDTO(), delivery)
    } applied: { command, answer, database in
      try RequestTables.settle(command.effect, with: answer, at: api.now(), in: database)
    } undo: { command, database in
      try RequestTables.undo(command.effect, in: database)
    }
  }

  /// The service decides between changes that were made elsewhere meanwhile, and tells its reason.
  private func offering(_ api: WorkAPI) -> OutboxHandler {
    OutboxHandler(
      for: MakeOfferCommand.self, conflict: .serverWins, loss: RequestTables.loss { $0.effect }
    ) { command, delivery in
      (owner: PersonID(delivery.owner), quote: try await api.offer(command, delivery))
    } applied: { command, answer, database in
      if let quote = answer.quote {
        // The answer is the quote alone: it belongs to its request from now on.
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

extension WorkAPI {
  /// - Returns: Nil where the service has taken the offer but its answer cannot be read.
  fileprivate func offer(
    _ command: MakeOfferCommand, _ delivery: OutboxDelivery
  ) async throws -> QuoteRecord? {
    let like: Endpoint<EmptyDTO> = .post(
      "v1/requests/\(command.request.rawValue)/quotes", json: NewOfferDTO(command.offer),
      idempotencyKey: delivery.key)
    let endpoint = Endpoint<QuoteRecord?>(
      method: like.method, path: like.path, headers: like.headers, body: like.body,
      isSafeToRepeat: true,
      decode: { try? JSONDecoder().decode(QuoteDTO.self, from: $0.body).record })
    return try await send(endpoint, as: PersonID(delivery.owner))
  }
}
