import AsyncHTTPClient
import Foundation
import GRDB
import NIOCore
import NIOHTTP1
import SillarSQL
import TestServers

/// Homeowner, Pro and their backend, each a program of its own, as in production.
final class QuotesCompany: Sendable {
  let homeowner: QuotesDesk
  let pro: QuotesDesk
  let backend: KillableProgram
  private let backendFolder: URL

  private init(
    homeowner: QuotesDesk, pro: QuotesDesk, backend: KillableProgram, backendFolder: URL
  ) {
    self.homeowner = homeowner
    self.pro = pro
    self.backend = backend
    self.backendFolder = backendFolder
  }

  static func open(_ test: (QuotesCompany) async throws -> Void) async throws {
    try await withFolder { try await open(in: $0, test) }
  }

  /// - Parameter folder: The parent of the programs' data folders.
  static func open(in folder: URL, _ test: (QuotesCompany) async throws -> Void) async throws {
    let backendFolder = folder.appending(path: "backend")
    try SeededBackend.copy(to: backendFolder)
    let backend = try await KillableProgram(
      "backend", ["--demo", "--data-dir", backendFolder.path])
    defer { backend.terminate() }
    let homeowner = try await QuotesDesk(.homeowner, backendPort: backend.port, folder: folder)
    defer { homeowner.program.terminate() }
    let pro = try await QuotesDesk(.pro, backendPort: backend.port, folder: folder)
    defer { pro.program.terminate() }
    try await test(
      QuotesCompany(
        homeowner: homeowner, pro: pro, backend: backend, backendFolder: backendFolder))
  }

  /// Reads the database of the service.
  func stored<Value>(_ read: (SQLTransaction) throws -> Value) throws -> Value {
    try DatabaseQueue(reading: backendFolder.appending(path: "quotes.sqlite"))
      .readTransaction(read)
  }

  /// Returns true if the backend accepts this session token.
  func letsIn(_ token: String) async throws -> Bool {
    var request = HTTPClientRequest(
      url: "http://127.0.0.1:\(backend.port)/api/accounts/v1/sessions/current")
    request.headers.add(name: "Authorization", value: "Bearer \(token)")
    return try await HTTPClient.shared.execute(request, timeout: .seconds(10)).status == .ok
  }
}
