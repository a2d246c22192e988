public import GRDB
public import SillarData

/// What one module adds to the database and the outbox that all of them share.
///
/// ```swift
/// struct NotesPart: WorkPart {
///   func registerMigrations(in migrator: inout DatabaseMigrator) {}
///   func handlers(_ api: WorkAPI) -> [OutboxHandler] { [] }
/// }
/// ```
public protocol WorkPart: Sendable {
  /// Registers its tables, under names that begin with the module's.
  func registerMigrations(in migrator: inout DatabaseMigrator)
  /// Says how its commands are sent.
  func handlers(_ api: WorkAPI) -> [OutboxHandler]
  /// Forgets what the service has said, in a transaction: it was restored from a backup, or is another one, and says
  /// other things now. What people have written stays.
  func forgetService(in database: Database) throws
}

extension WorkPart {
  public func forgetService(in database: Database) throws {}
}
