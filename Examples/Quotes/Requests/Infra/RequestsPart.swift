public import GRDB
import HTTPTypes
public import SillarData
public import WorkInfra

/// What Requests adds to the database and the outbox.
///
/// ```swift
/// let parts: [any WorkPart] = [RequestsPart()]
/// ```
public struct RequestsPart: WorkPart {
  public init() {}

  public func registerMigrations(in migrator: inout DatabaseMigrator) {}

  public func handlers(_ api: WorkAPI) -> [OutboxHandler] {
    [
      OutboxHandler(
        for: CreateRequestCommand.self, makesSubject: true, loss: RequestTables.loss { $0.effect }
      ) { command, delivery in
        try await api.write(.post, "v1/requests", command.request, delivery)
      } applied: { command, answer, database in
        try RequestTables.settle(command.effect, with: answer, at: api.now(), in: database)
      } undo: { command, database in
        try RequestTables.undo(command.effect, in: database)
      }
    ]
  }
}
