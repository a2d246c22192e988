public import GRDB
import HTTPTypes
public import SillarData
import Work
public import WorkInfra

/// What RequestDetail adds to the outbox.
///
/// ```swift
/// let parts: [any WorkPart] = [RequestDetailPart()]
/// ```
public struct RequestDetailPart: WorkPart {
  public init() {}

  /// It has no tables of its own: see `RequestTables`.
  public func registerMigrations(in migrator: inout DatabaseMigrator) {}

  public func handlers(_ api: WorkAPI) -> [OutboxHandler] {
    [
      handler(api, for: ChangeRequestCommand.self) { try await $0.send($1, api) },
      handler(api, for: CancelRequestCommand.self) { command, delivery in
        try await api.write(
          .post, command.path("cancel"), command.cancellation, delivery)
      },
      handler(api, for: FinishRequestCommand.self) { command, delivery in
        try await api.write(.post, command.path("done"), EmptyDTO(), delivery)
      },
      handler(api, for: RateWorkCommand.self) { command, delivery in
        try await api.write(.post, command.path("ratings"), command.rating, delivery)
      },
      handler(api, for: AddPhotoCommand.self) { command, delivery in
        try await api.write(
          .post, command.path("photos"), AddPhotoCommand.Body(photo: command.photo), delivery)
      },
    ]
  }

  private func handler<Command: RequestDetailCommand>(
    _ api: WorkAPI, for command: Command.Type,
    send: @escaping @Sendable (Command, OutboxDelivery) async throws -> RequestDTO?
  ) -> OutboxHandler {
    OutboxHandler(
      for: command, conflict: .ask, loss: RequestTables.loss { $0.effect }, send: send
    ) { command, answer, database in
      try RequestTables.settle(command.effect, with: answer, at: api.now(), in: database)
    } undo: { command, database in
      try RequestTables.undo(command.effect, in: database)
    }
  }
}
