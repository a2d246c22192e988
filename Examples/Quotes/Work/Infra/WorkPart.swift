public import GRDB
public import SillarData

/// What one module adds to the database and the outbox that all of them share.
///
/// ```swift
/// enum NotesPart: WorkPart {
///   static func registerMigrations(in migrator: inout DatabaseMigrator) {}
///   static func handlers(_ api: WorkAPI) -> [OutboxHandler] { [] }
/// }
/// ```
public protocol WorkPart {
  /// Registers its tables, under names that begin with the module's.
  static func registerMigrations(in migrator: inout DatabaseMigrator)
  /// Says how its commands are sent.
  static func handlers(_ api: WorkAPI) -> [OutboxHandler]
}
