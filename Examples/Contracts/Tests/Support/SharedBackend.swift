import Foundation
import Kit
import SillarData
import TestServers

/// The backend, started once for all contracts: each test has accounts of its own.
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

  /// Sends a POST request in the name of an account.
  func post<Body: Encodable & Sendable, Answer: Decodable & Sendable>(
    _ path: String, _ body: Body, as session: AccountAccess.Session
  ) async throws -> Answer {
    let endpoint = Endpoint<Answer>.post(path, json: body, idempotencyKey: UUID().uuidString)
    return try await AccountAccess.nobody.send(endpoint, as: session, by: client())
  }

  /// Returns the session of a new guest of the backend.
  func guest() async throws -> AccountAccess.Session {
    let session: GuestSession = try await client().send(
      .post("accounts/v1/guests", json: Nothing(), idempotencyKey: UUID().uuidString))
    return AccountAccess.Session(account: session.account.id, token: session.token)
  }
}

extension AccountAccess {
  /// Visitors are signed in with these sessions.
  static func of(_ sessions: [String: Session]) -> AccountAccess {
    AccountAccess {
      sessions[$0]
    } refused: { _ in
    }
  }
}

private struct GuestSession: Decodable, Sendable {
  let token: String
  let account: Made
}

/// The id in the response to a request that creates a resource.
struct Made: Decodable, Sendable {
  let id: String
}

struct Nothing: Codable, Sendable {}

/// Returns a name that no other test uses.
func newName(_ prefix: String = "c") -> String { "\(prefix)-\(UUID().uuidString.lowercased())" }
