import Foundation
import Programs
import SillarPostgreSQL
import SillarSQL
import Testing

@testable import BackendInfra

/// An engine of the stores: SQLite, but in suites with the trait ``eachEngine``.
enum BackendEngine: CaseIterable {
  case sqlite, postgreSQL

  /// The address of the tests' server; nil for SQLite.
  @TaskLocal fileprivate static var address: String?

  func whileCurrent(_ body: () async throws -> Void) async throws {
    let address = self == .sqlite ? nil : try await PostgreSQLServer.shared().address
    try await Self.$address.withValue(address, operation: body)
  }
}

extension BackendStorage {
  /// The storage of a test. With PostgreSQL, the schemas have the folder's name.
  static func test(_ folder: URL) -> BackendStorage {
    BackendStorage(
      in: folder,
      open: BackendEngine.address.map { server(at: $0, for: "\(folder.path.suffix(36))") })
  }

  /// Opens the schemas of a test on a server.
  static func server(at address: String, for test: String) -> Open {
    { name, migrations, failure throws(DatabaseUnavailable) in
      try PostgreSQLDatabase(
        "\(name) \(test)", at: address, migrations: migrations, failure: failure)
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
    for engine in BackendEngine.allCases {
      print("\(test.name) with \(engine)")
      try await engine.whileCurrent(function)
    }
  }
}

extension Trait where Self == EachEngine {
  static var eachEngine: EachEngine { EachEngine() }
}
