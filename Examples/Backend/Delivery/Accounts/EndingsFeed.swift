import BackendModel
import Foundation
import Synchronization

/// The ends of all sessions. An event names a session by the SHA-256 of its token: whoever has the token knows it, and nobody
/// else learns anything.
struct EndingsFeed: EventStreamSource {
  let accounts: any Accounts
  private let unsent = Unsent()

  /// Has no ID: a client that connects again asks about its sessions.
  var first: ServerSentEvent { ServerSentEvent(comment: "connected") }
  var firstPlace: Int64 { 0 }

  init(accounts: any Accounts) { self.accounts = accounts }

  func rings() -> AsyncStream<Void> {
    let endings = accounts.endings()
    return AsyncStream { continuation in
      let task = Task {
        for await token in endings {
          // The client connects again, and asks.
          guard let token else { break }
          unsent.add(token)
          continuation.yield()
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  func events(after place: Int64) async throws -> (events: [ServerSentEvent], place: Int64) {
    let events = try unsent.take().map { token in
      let body = try JSONBody.encode(EndedSessionBody(session: token.base64EncodedString()))
      return ServerSentEvent(name: "ended", data: String(decoding: body, as: UTF8.self))
    }
    return (events, place)
  }

  private final class Unsent: Sendable {
    private let tokens = Mutex<[Data]>([])

    func add(_ token: Data) { tokens.withLock { $0.append(token) } }

    func take() -> [Data] {
      tokens.withLock { tokens in
        defer { tokens = [] }
        return tokens
      }
    }
  }
}

private struct EndedSessionBody: Encodable {
  let session: String
}

/// The JSON body that asks which sessions are over, by the SHA-256 of their tokens in Base64, and the answer.
struct SessionsBody: Codable, Sendable {
  /// The most sessions in a question.
  static let limit = 200

  let sessions: [String]
}
