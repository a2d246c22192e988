import SillarSQL

/// The tables of one ``PostgreSQLDatabase``, in a schema of their own: several databases of a program share a server's one.
struct PostgreSQLSchema {
  let name: String
  let migrations: Migrations

  static func quoted(_ name: String) -> String {
    "\"" + name.replacing("\"", with: "\"\"") + "\""
  }

  /// Makes the tables, or brings them up to date. Other processes that do the same wait.
  ///
  /// - Throws: ``DatabaseUnavailable`` when a newer program has written it; ``PostgreSQLError``; errors from a migration.
  func open(_ connection: PostgreSQLConnection, path: String) throws {
    // Of all processes one at a time; the lock ends with the connection too.
    try connection.run("SET lock_timeout = '60s'")
    let lock: SQL = "hashtextextended(\("sillar " + name), 0)"
    _ = try connection.run("SELECT pg_advisory_lock(\(lock))" as SQL)
    try make(connection, path: path)
    _ = try connection.run("SELECT pg_advisory_unlock(\(lock))" as SQL)
    try connection.run("SET lock_timeout = '10s'")
  }

  private func make(_ connection: PostgreSQLConnection, path: String) throws {
    try connection.run(
      """
      CREATE SCHEMA IF NOT EXISTS \(Self.quoted(name));
      CREATE TABLE IF NOT EXISTS sillarmigration (name TEXT PRIMARY KEY);
      CREATE TABLE IF NOT EXISTS sillarwriter (
        id TEXT PRIMARY KEY, last BIGINT NOT NULL, usedat TIMESTAMPTZ NOT NULL DEFAULT now());
      """)
    let result = try connection.run("SELECT name FROM sillarmigration" as SQL)
    let applied = Set((0..<result.count).compactMap { String(sqlValue: result.value($0, 0)) })
    if let unknown = applied.subtracting(migrations.all.map(\.name)).min() {
      throw DatabaseUnavailable(path: path, cause: .newer, detail: "its change \"\(unknown)\"")
    }
    try connection.run("DELETE FROM sillarwriter WHERE usedat < now() - INTERVAL '30 days'")
    for (name, change) in migrations.all where !applied.contains(name) {
      try connection.run("BEGIN")
      let transaction = PostgreSQLTransaction(connection, QueryCount())
      do {
        try change(SQLTransaction(transaction))
        if let failure = transaction.failure { throw failure }
        _ = try connection.run("INSERT INTO sillarmigration (name) VALUES (\(name))" as SQL)
        try connection.run("COMMIT")
        transaction.end(isStored: true)
      } catch {
        _ = try? connection.run("ROLLBACK")
        transaction.end(isStored: false)
        throw error
      }
    }
  }
}
