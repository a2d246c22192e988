import Foundation
import Programs
import SillarData
import SillarPostgreSQL
import TestServers
import Testing

/// An engine that tests run with: SQLite, but in suites with the trait ``eachEngine``.
enum SQLEngine: CaseIterable {
  case sqlite, postgreSQL

  /// The error that the app of these tests makes from an error of the database.
  struct Failure: Error { let reason: String }

  @TaskLocal static var current = SQLEngine.sqlite
  /// The address of the tests' server.
  @TaskLocal private static var address = ""

  func whileCurrent(_ body: () async throws -> Void) async throws {
    let address = self == .sqlite ? "" : try await PostgreSQLServer.shared().address
    try await Self.$address.withValue(address) {
      try await Self.$current.withValue(self, operation: body)
    }
  }

  /// Opens a database of a folder: SQLite's has its file there, the schema of PostgreSQL's has the folder's name.
  static func open(
    _ name: String, in folder: URL, migrations: Migrations,
    onStep: (@Sendable (LocalDatabase.Step) throws -> Void)?,
    failure: @escaping @Sendable (String) -> any Error
  ) throws -> any SQLDatabase {
    switch current {
    case .sqlite:
      try LocalDatabase(name, in: folder, migrations: migrations, onStep: onStep, failure: failure)
    case .postgreSQL:
      try PostgreSQLDatabase(
        "\(name) \(folder.lastPathComponent.suffix(36))", at: address, migrations: migrations,
        onStep: onStep, failure: failure)
    }
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

/// Runs each test of a suite with each engine.
struct EachEngine: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  @concurrent func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    for engine in SQLEngine.allCases {
      print("\(test.name) with \(engine)")
      try await engine.whileCurrent(function)
    }
  }
}

extension Trait where Self == EachEngine {
  static var eachEngine: EachEngine { EachEngine() }
}
