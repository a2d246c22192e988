import SillarData

/// What of the bundled content a database has.
///
/// A start writes what has changed since the last one: to write everything each time would hold up the other programs that have the
/// database open. A change of the code that writes content needs a migration that deletes its row.
enum WrittenContent {
  static func registerMigration(in migrations: inout Migrations) {
    migrations.add("content") { try $0.script(table) }
  }

  static let table = "CREATE TABLE content (name TEXT PRIMARY KEY, fingerprint TEXT NOT NULL);"

  /// Writes content, unless it was the last of its name that was written. Run it inside a transaction.
  static func replace(
    _ name: String, by content: String, in database: SQLTransaction, _ write: () throws -> Void
  ) throws {
    let fingerprint = content.fingerprint
    let written: String? = try database.value(
      "SELECT fingerprint FROM content WHERE name = \(name)")
    guard written != fingerprint else { return }
    try write()
    try database.execute(
      """
      INSERT INTO content (name, fingerprint) VALUES (\(name), \(fingerprint))
      ON CONFLICT (name) DO UPDATE SET fingerprint = excluded.fingerprint
      """)
  }
}
