import Foundation
import PaymentsModel
import SillarData
import SillarModel

extension Databases {
  /// The database of pending attempts. Of a card, it has only the backend's identifier.
  ///
  /// - Parameter folder: The folder of the database; made if it does not exist.
  /// - Throws: `DatabaseUnavailable`.
  func payments(in folder: URL) throws -> any SQLDatabase {
    var migrations = Migrations()
    KeyedWrites.registerMigration(in: &migrations)
    LastUses.registerMigration(in: &migrations)
    return try open(
      "payments", in: folder, content: "payments whose outcome is not known",
      migrations: migrations
    ) { PaymentsError.failed(.notStored(detail: $0)) }
  }
}
