import HTTPTypes
public import SillarData
import Work
public import WorkInfra

/// The commands of OwnRequests in the outbox. Their effects are in the tables of WorkInfra.
///
/// ```swift
/// let parts: [any WorkPart] = [OwnRequestsPart()]
/// ```
public struct OwnRequestsPart: WorkPart {
  public init() {}

  public func handlers(_ api: WorkAPI, _ database: any SQLDatabase) -> [OutboxHandler] {
    [
      handler(api, CreateRequestCommand.self, makesSubject: true),
      handler(api, ChangeRequestCommand.self), handler(api, CancelRequestCommand.self),
      handler(api, FinishRequestCommand.self), handler(api, RateWorkCommand.self),
      handler(api, RateContactCommand.self), handler(api, AddPhotoCommand.self),
      // An offer is answered once: an earlier answer from elsewhere wins.
      handler(api, AcceptQuoteCommand.self, conflict: .serverWins),
      handler(api, DeclineQuoteCommand.self, conflict: .serverWins),
    ]
  }

  private func handler<Command: OwnRequestCommand>(
    _ api: WorkAPI, _ command: Command.Type, conflict: OutboxConflict.Policy = .ask,
    makesSubject: Bool = false
  ) -> OutboxHandler {
    OutboxHandler(
      for: command, conflict: conflict, makesSubject: makesSubject,
      loss: conflict == .ask ? RequestTables.loss { $0.effect } : nil
    ) { command, delivery in
      try await command.send(delivery, api)
    } applied: { command, answer, database in
      try RequestTables.settle(command.effect, with: answer?.record, at: api.now(), in: database)
    } undo: { command, database in
      try RequestTables.undo(command.effect, in: database)
    }
  }
}
