import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

/// New visitors of a server.
struct Visitors: Sendable {
  struct Answer: Sendable {
    /// The requested language.
    let language: String
    let status: UInt
    let text: String
  }

  private static let patience = TimeAmount.seconds(120)

  private let client: HTTPClient
  private let address: String

  static func with(_ address: String, _ body: (Visitors) async throws -> Void) async throws {
    var configuration = HTTPClient.Configuration()
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 1000
    let client = HTTPClient(configuration: configuration)
    do {
      try await body(Visitors(client: client, address: address))
    } catch {
      try await client.shutdown()
      throw error
    }
    try await client.shutdown()
  }

  func get(_ path: String, in language: String = "en") async throws -> Answer {
    try await send(.GET, path, in: language)
  }

  /// - Parameter address: The address of a visitor, as a proxy names it.
  func send(
    _ method: HTTPMethod, _ path: String, in language: String = "en", from address: String? = nil
  ) async throws -> Answer {
    var request = HTTPClientRequest(url: self.address + path)
    request.method = method
    request.headers.add(name: "Accept-Language", value: language)
    if let address { request.headers.add(name: "X-Forwarded-For", value: address) }
    let response = try await client.execute(request, timeout: Self.patience)
    let body = try await response.body.collect(upTo: 1 << 20)
    return Answer(language: language, status: response.status.code, text: String(buffer: body))
  }

  /// Opens each page this number of times, all at once, alternating between the languages.
  func get(
    _ paths: [String], in languages: [String], times: Int
  ) async throws -> [String: [Answer]] {
    try await withThrowingTaskGroup(of: (String, Answer).self) { group in
      for time in 0..<times {
        let language = languages[time % languages.count]
        for path in paths {
          group.addTask {
            (path, try await send(.GET, path, in: language, from: "203.0.113.\(time)"))
          }
        }
      }
      return try await group.reduce(into: [:]) { $0[$1.0, default: []].append($1.1) }
    }
  }
}
