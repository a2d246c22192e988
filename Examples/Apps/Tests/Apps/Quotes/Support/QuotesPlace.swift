import Foundation
import Sillar
import TestServers
import Work

/// A service, a line to it, and a folder for each program.
struct QuotesPlace {
  let api: URL
  let line: Line
  let folder: URL

  /// Cuts the line, and waits until an app shows that it is offline: later changes cannot be sent.
  func cut(noticedBy somebody: Somebody) async throws {
    await line.cut()
    try await somebody.see(SillarString.offlineBanner)
  }

  /// Opens a window for a new visitor in a new program, which ends with the window.
  ///
  /// - Parameters:
  ///   - api: The service's address: direct, or through the line.
  ///   - device: The name of the program's folder; by default a new one.
  func open(
    _ role: Role, _ api: URL, at path: String = "/", device: String = UUID().uuidString,
    as visitor: Visitor = newcomer(reading: "en"), _ test: (Somebody) async throws -> Void
  ) async throws {
    try await withProgram(role, in: folder.appending(path: device), api: api) { program in
      try await program.open(at: path, as: visitor, test)
    }
  }
}

/// Starts a service for the test, with a line to it.
func withQuotes(
  log: ServiceLog? = nil, professionals: [String] = [],
  _ body: @Sendable (QuotesPlace) async throws -> Void
) async throws {
  try await withBackend(log: log, professionals: professionals) { api in
    try await withLine(to: api) { line in
      try await withFolder { folder in
        try await body(QuotesPlace(api: api, line: line, folder: folder))
      }
    }
  }
}

/// The keys of Home's texts that tests use.
enum HomeWord: String, StringKey {
  static let module = "Home"

  case createRequest, finishRequest, refusedNoPlace
}
