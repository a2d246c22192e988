import Foundation
import SillarData
import TestServers

/// An engine that the contract of ``SQLTransaction`` is tested with.
enum SQLEngine: CaseIterable {
  case sqlite

  /// The error that the app of these tests makes from an error of the database.
  struct Failure: Error { let reason: String }

  func open(_ migrations: Migrations, in folder: URL) throws -> LocalDatabase {
    switch self {
    case .sqlite:
      try LocalDatabase("contract", in: folder, migrations: migrations) { Failure(reason: $0) }
    }
  }

  /// Opens a new database with the tables of the tests.
  func withDatabase(_ test: (LocalDatabase) async throws -> Void) async throws {
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
    try await withFolder { folder in try await test(open(migrations, in: folder)) }
  }
}
