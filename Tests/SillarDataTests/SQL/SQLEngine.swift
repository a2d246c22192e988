import Foundation
import Programs
import SillarData
import SillarPostgreSQL
import TestServers
import Testing

/// Databases of the engine that a test runs with; see ``TestedEngine``.
enum SQLEngine {
  /// The error that the app of these tests makes from an error of the database.
  struct Failure: Error { let reason: String }

  /// Opens a database of a folder: SQLite's has its file there, the schema of PostgreSQL's has the folder's name.
  static func open(
    _ name: String, in folder: URL, migrations: Migrations,
    onStep: (@Sendable (LocalDatabase.Step) throws -> Void)?,
    failure: @escaping @Sendable (String) -> any Error
  ) throws -> any SQLDatabase {
    guard let address = TestedEngine.address else {
      return try LocalDatabase(
        name, in: folder, migrations: migrations, onStep: onStep, failure: failure)
    }
    return try PostgreSQLDatabase(
      "\(name) \(folder.lastPathComponent.suffix(36))", at: address, migrations: migrations,
      onStep: onStep, failure: failure)
  }

  static func open(
    _ name: String, in folder: URL, migrations: Migrations,
    failure: @escaping @Sendable (String) -> any Error = { Failure(reason: $0) }
  ) throws -> any SQLDatabase {
    try open(name, in: folder, migrations: migrations, onStep: nil, failure: failure)
  }

  /// Opens a new database with the tables of the contract's tests.
  static func withDatabase(_ test: (any SQLDatabase) async throws -> Void) async throws {
    var migrations = Migrations()
    migrations.add("things and notes") { database in
      try database.script(
        """
        CREATE TABLE thing (
          id INTEGER PRIMARY KEY, whole BIGINT, part DOUBLE PRECISION, words TEXT,
          bytes \(database.bytes), yes BIGINT, day DOUBLE PRECISION);
        CREATE TABLE note (name TEXT PRIMARY KEY, text TEXT NOT NULL, stars BIGINT NOT NULL);
        """)
    }
    try await withFolder { folder in
      try await test(open("contract", in: folder, migrations: migrations))
    }
  }
}

extension Trait where Self == EachEngine {
  static var eachEngine: EachEngine { EachEngine() }
}
