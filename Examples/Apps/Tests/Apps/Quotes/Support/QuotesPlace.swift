import Foundation
import Sillar
import TestServers
import Work

/// A service, a line to it, and a folder for each program that there is.
struct QuotesPlace {
  let api: URL
  let line: Line
  let folder: URL

  /// Cuts the line, and waits until an app has noticed: what is done from then on is certain not to be sent.
  func cut(noticedBy somebody: Somebody) async throws {
    await line.cut()
    try await somebody.see(SillarString.offlineBanner)
  }

  /// Somebody new, in a window of a program that runs as long as that.
  ///
  /// - Parameters:
  ///   - api: Where the service is for it: directly, or over the line.
  ///   - device: Names the folder; one of its own without it.
  func open(
    _ role: Role, _ api: URL, at path: String = "/", device: String = UUID().uuidString,
    as visitor: Visitor = newcomer(reading: "en"), _ test: (Somebody) async throws -> Void
  ) async throws {
    try await withProgram(role, in: folder.appending(path: device), api: api) { program in
      try await program.open(at: path, as: visitor, test)
    }
  }
}

/// A service of the test's own with a line to it.
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

/// The words of where the modules meet. Tests ask by name, as its views do.
enum HomeWord: String, StringKey {
  static let module = "Home"

  case createRequest, finishRequest, refusedNoPlace
}
