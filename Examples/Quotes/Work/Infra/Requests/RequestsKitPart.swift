import GRDB
import HTTPTypes
import SillarData
import Work

/// What every ``WorkService`` has: the tables of requests, and what more than one module does to them.
struct RequestsKitPart: WorkPart {
  func registerMigrations(in migrator: inout DatabaseMigrator) {
    RequestTables.registerMigrations(in: &migrator)
  }

  func forgetService(in database: Database) throws {
    try RequestTables.forgetAll(in: database)
  }

  func handlers(_ api: WorkAPI) -> [OutboxHandler] {
    [
      OutboxHandler(for: ApplyCommand.self, loss: RequestTables.loss { $0.effect }) {
        command, delivery in
        try await api.write(
          .post, "v1/requests/\(command.request.rawValue)/applications", EmptyDTO(), delivery)
      } applied: { command, answer, database in
        try RequestTables.settle(command.effect, with: answer, at: api.now(), in: database)
      } undo: { command, database in
        try RequestTables.undo(command.effect, in: database)
      }
    ]
  }
}
