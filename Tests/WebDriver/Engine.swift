public import Testing

/// A browser engine in which a test runs.
public enum Engine: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case chromium = "Chromium"
  case firefox = "Firefox"
  case webKit = "WebKit"

  public var testDescription: String { rawValue }

  /// Runs a test in a new tab, without the cookies of the test before.
  ///
  /// ```swift
  /// @Suite(.engines, .serialized) struct PlayingTests {
  ///   @Test(arguments: Engine.allCases) func `a person plays`(_ engine: Engine) async throws {
  ///     try await engine.run { tab in try await tab.openLive("http://127.0.0.1:8080/") }
  ///   }
  /// }
  /// ```
  public func run(_ body: @Sendable (any Tab) async throws -> Void) async throws {
    let engines = try #require(EnginesTrait.engines, "The suite needs the trait .engines")
    try await engines.run(self, body)
  }
}
