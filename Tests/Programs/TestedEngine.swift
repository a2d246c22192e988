public import Testing

/// An engine of databases that tests run with: SQLite, but in suites with the trait ``EachEngine``.
///
/// ```swift
/// let address = TestedEngine.address   // nil: SQLite
/// ```
public enum TestedEngine: CaseIterable, Sendable {
  case sqlite, postgreSQL

  /// The address of the tests' server; nil for SQLite.
  @TaskLocal public static var address: String?

  public func whileCurrent(_ body: () async throws -> Void) async throws {
    let address = self == .sqlite ? nil : try await PostgreSQLServer.shared().address
    try await Self.$address.withValue(address, operation: body)
  }
}

/// Runs each test of a suite with each engine.
///
/// ```swift
/// @Suite(EachEngine()) struct NoteTests {}
/// ```
public struct EachEngine: SuiteTrait, TestTrait, TestScoping {
  public init() {}

  public var isRecursive: Bool { true }

  @concurrent public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    for engine in TestedEngine.allCases {
      print("\(test.name) with \(engine)")
      try await engine.whileCurrent(function)
    }
  }
}
