import Foundation
import HTTPTypes
import Kit
import SillarData
import TestServers

/// The backend, started once for all contracts: each test has customers of its own.
enum SharedBackend {
  static let running = Task<URL, any Error> {
    let (addresses, found) = AsyncThrowingStream.makeStream(of: URL.self)
    let serving = Task {
      do {
        try await serve { found.yield($0) }
      } catch {
        found.finish(throwing: error)
      }
    }
    for try await url in addresses { return url }
    serving.cancel()
    throw CancellationError()
  }

  /// Serves until its task is cancelled, or the process ends.
  private static func serve(_ tell: @Sendable (URL) -> Void) async throws {
    try await withFolder { folder in
      let backend = RestorableBackend()
      try await backend.start(in: folder)
      try await withServer(backend, logger: quiet) { port in
        if let url = URL(string: "http://127.0.0.1:\(port)/api") { tell(url) }
        try await hang()
      }
    }
  }

  /// Runs a test with the backend's address, and a folder for an app's data.
  static func with(_ test: (Place) async throws -> Void) async throws {
    let url = try await running.value
    try await withFolder { folder in try await test(Place(url: url, folder: folder)) }
  }
}

extension Place {
  /// Returns a client for the API below a path of the service.
  func client(below path: String = "") -> APIClient {
    APIClient(
      configuration: .init(baseURL: path.isEmpty ? url : url.appending(path: path)),
      clock: Place.patientClock, logger: quiet)
  }

  /// Sends a POST request for a customer.
  func post<Body: Encodable & Sendable, Answer: Decodable & Sendable>(
    _ path: String, _ body: Body, for customer: String, as type: Answer.Type = Answer.self
  ) async throws -> Answer {
    var endpoint = Endpoint<Answer>.post(path, json: body, idempotencyKey: UUID().uuidString)
    if let name = HTTPField.Name("Customer-ID") { endpoint.headers[name] = customer }
    return try await client().send(endpoint)
  }
}

/// The id in the response to a request that creates a resource.
struct Made: Decodable, Sendable {
  let id: String
}

struct Nothing: Codable, Sendable {}

/// Returns a name that no other test uses.
func newName(_ prefix: String = "c") -> String { "\(prefix)-\(UUID().uuidString.lowercased())" }
