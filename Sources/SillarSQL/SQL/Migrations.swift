/// The changes that make the tables of a database, in their order. Each is done once, and its name is stored with it.
///
/// ```swift
/// var migrations = Migrations()
/// migrations.add("notes") { database in
///   try database.script("CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT NOT NULL)")
/// }
/// ```
///
/// Never edit a migration that has shipped: add a new one at the end. A database with a migration that is not in the list
/// was written by a newer program, and is refused: see ``DatabaseFile``.
public struct Migrations: Sendable {
  /// Makes a change, in a transaction.
  public typealias Change = @Sendable (SQLTransaction) throws -> Void

  package private(set) var all: [(name: String, change: Change)] = []

  public init() {}

  /// Adds a change after the others, under a name that no other has.
  public mutating func add(_ name: String, _ change: @escaping Change) {
    all.append((name, change))
  }
}
