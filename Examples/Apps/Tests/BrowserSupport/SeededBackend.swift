import Foundation
import Programs
import TestServers
import Testing

/// Fills the folder of a backend once for a suite. Each test copies it, which is faster than filling another one.
///
/// ```swift
/// @Suite(.seededBackend) struct ShoppingTests {
///   @Test func `a person shops`() async throws {
///     try SeededBackend.copy(to: folder)
///     let backend = try RunningProgram("backend", ["--demo", "--port", "0", "--data-dir", folder.path])
///   }
/// }
/// ```
struct SeededBackend: SuiteTrait, TestScoping {
  @TaskLocal private static var folder: URL?

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await withFolder { folder in
      let backend = try RunningProgram(
        "backend", ["--demo", "--port", "0", "--data-dir", folder.path])
      _ = await backend.firstLine()
      backend.terminate()
      let end = await backend.result()
      try #require(end.status == 0, "\(end.errors)")
      try await Self.$folder.withValue(folder) { try await function() }
    }
  }

  /// Creates a data folder with the demo data, for a backend or the showcase.
  static func copy(to folder: URL) throws {
    let seeded = try #require(Self.folder, "The suite needs the trait .seededBackend")
    try FileManager.default.createDirectory(
      at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: seeded, to: folder)
  }
}

extension Trait where Self == SeededBackend {
  /// Fills one folder of a backend for the suite.
  static var seededBackend: Self { Self() }
}
