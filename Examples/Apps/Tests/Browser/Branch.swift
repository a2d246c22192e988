import Foundation
import Programs
import TestServers
import Testing

@testable import BrowserSupport

/// An app of the company as a program of its own, and a backend that can be killed and started again.
struct Branch: Sendable {
  /// The suite's branch, for tests that use a new visitor and do not control the programs.
  @TaskLocal static var shared: Branch?

  let url: String
  private let backend: KillableProgram

  static func open(
    _ app: String, _ options: [String] = [], _ test: (Branch) async throws -> Void
  ) async throws {
    try await withFolder { folder in
      let data = folder.appending(path: "backend")
      try SeededBackend.copy(to: data)
      let backend = try await KillableProgram("backend", ["--demo", "--data-dir", data.path])
      defer { backend.terminate() }
      let program = try await KillableProgram(
        app,
        [
          "--data-dir", folder.appending(path: app).path,
          "--api-url", "http://127.0.0.1:\(backend.port)/api", "--sign-in-guests", "true",
        ] + options)
      defer { program.terminate() }
      try await test(Branch(url: "http://127.0.0.1:\(program.port)", backend: backend))
    }
  }

  /// Makes the backend accept requests without answering them.
  func freezeBackend() async { await backend.freeze() }

  /// Kills the backend with its running requests, and starts a new process on the same data.
  func restartBackend() async throws {
    await backend.crash()
    try await backend.restart()
  }
}

/// One ``Branch`` for all tests of a suite.
struct BranchTrait: SuiteTrait, TestScoping {
  let app: String
  let options: [String]

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await Branch.open(app, options) { branch in
      try await Branch.$shared.withValue(branch) { try await function() }
    }
  }
}

extension Trait where Self == BranchTrait {
  /// Starts one program of this app, with a backend, for the suite.
  static func branch(_ app: String, _ options: String...) -> Self {
    Self(app: app, options: options)
  }
}

/// Returns the branch of the test's suite.
func suiteBranch() throws -> Branch {
  try #require(Branch.shared, "The suite needs the trait .branch")
}
