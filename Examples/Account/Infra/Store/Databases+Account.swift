import Foundation
import SillarData
import SillarModel

extension Databases {
  /// The database of unfinished transfers, and of the keys of writes without an answer. They must not be lost.
  ///
  /// - Throws: `DatabaseUnavailable`.
  func accountWrites(in folder: URL) throws -> any SQLDatabase {
    var migrations = Migrations()
    KeyedWrites.registerMigration(in: &migrations)
    LastUses.registerMigration(in: &migrations)
    return try open(
      "account-writes", in: folder, content: "transfers on their way", migrations: migrations
    ) { Problem.notStored(detail: $0) }
  }
}
