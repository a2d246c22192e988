import Foundation
import Sillar
import SillarHost

extension TestHost {
  /// Ends the window and brings it back in a new one for the duration of a test, as after the end of its process: from its
  /// memory, which is written and read in between.
  ///
  /// ```swift
  /// @Test func `a count goes on`() async throws {
  ///   try await TestHost.open(CounterApp()) { app in
  ///     try await app.tap("Tap me")
  ///     try await app.reopened { app in try await app.see("Taps: 1") }
  ///   }
  /// }
  /// ```
  ///
  /// Nothing can be done in this host afterward.
  ///
  /// - Throws: ``TestFailure`` if the window cannot be brought back with all its screens; else the error of the test, or
  ///   that of ``close(fileID:line:)``.
  public func reopened<Result>(
    fileID: String = #fileID, line: Int = #line, _ test: (TestHost) async throws -> Result
  ) async throws -> Result {
    try await reopen(fileID: fileID, line: line).run(test, fileID, line)
  }

  /// Ends the window and brings it back in a new one.
  func reopen(fileID: String = #fileID, line: Int = #line) async throws -> TestHost {
    guard let memory = try await window.memory().map({ try JSONEncoder().encode($0) }) else {
      throw await failure("The window has no memory.", fileID, line)
    }
    await end()
    let host = TestHost(
      app, visitor: visitor, clock: clock, limits: limits, checks: checks, observer: observer)
    do {
      let read = try JSONDecoder().decode(WindowMemory.self, from: memory)
      guard await host.window.start(restoring: read) == .restored else {
        throw TestFailure(
          "The window does not come back from \(String(decoding: memory, as: UTF8.self)).", fileID,
          line)
      }
      try await host.finishStep(fileID, line)
      return host
    } catch {
      await host.end()
      throw error
    }
  }
}
