import GRDB
import SillarData

/// The tables of requests, which every ``WorkService`` has.
struct RequestsKitPart: WorkPart {
  func registerMigrations(in migrator: inout DatabaseMigrator) {
    RequestTables.registerMigrations(in: &migrator)
  }

  func forgetService(in database: Database) throws {
    try RequestTables.forgetAll(in: database)
  }

  func handlers(_ api: WorkAPI) -> [OutboxHandler] { [] }
}
