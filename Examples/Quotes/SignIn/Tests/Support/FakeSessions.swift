import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization
import TestServers
import Work

/// The sessions of a service, in memory, that loses answers as a test wants it to.
final class FakeSessions: Sendable {
  enum Fate: Sendable {
    case answered
    /// It is done, and the connection breaks in the middle of the answer.
    case brokenOff
    case failed
  }

  struct State {
    /// Who has which token.
    var tokens: [String: Person] = [:]
    var answers: [String: String] = [:]
    var keys: [String] = []
    var ended: [String] = []
    var fates: [Fate] = []
    var slowDown: Int?
    var garbage: String?
  }

  let state = Mutex(State())
  let expires: String

  init(expires: String = "2026-01-15T00:00:00Z") { self.expires = expires }

  var tokens: [String: Person] { state.withLock { $0.tokens } }
  var keys: [String] { state.withLock { $0.keys } }
  var ended: [String] { state.withLock { $0.ended } }
  func lose(_ fates: Fate...) { state.withLock { $0.fates += fates } }

  @Sendable func respond(to request: Request) async throws -> Response {
    guard request.uri.path == "/api/quotes/v1/sessions" else { return current(request) }
    let bytes = try await request.body.collect(upTo: 10_000)
    let body =
      try JSONSerialization.jsonObject(with: Data(bytes.readableBytesView)) as? [String: String]
    let key = request.headers[.init("Idempotency-Key") ?? .cookie] ?? ""
    return state.withLock { state in
      state.keys.append(key)
      if let garbage = state.garbage { return json(garbage, status: .created) }
      if let seconds = state.slowDown {
        var response = kind(429, "slow-down", "Try again in \(seconds) seconds.")
        response.headers[.retryAfter] = "\(seconds)"
        return response
      }
      guard
        let person = [ana, ben, carla].first(where: {
          body?["email"] == "\($0.id.rawValue)@example.com"
        }), body?["password"] == password
      else { return kind(401, "wrong-credentials", "The address or the password is wrong.") }
      let token = state.answers[key] ?? "token-\(state.answers.count + 1)"
      if state.answers[key] == nil { state.tokens[token] = person }
      state.answers[key] = token
      let answer = session(person, token)
      switch state.fates.isEmpty ? .answered : state.fates.removeFirst() {
      case .answered: return json(answer, status: .created)
      case .failed: return kind(500, "broken", "")
      case .brokenOff:
        return Response(
          status: .created, headers: [.contentType: "application/json"],
          body: ResponseBody(contentLength: 100) { writer in
            try await writer.write(ByteBuffer(string: "{"))
            throw CancellationError()
          })
      }
    }
  }

  private func current(_ request: Request) -> Response {
    let token = request.headers[.authorization]?.replacing("Bearer ", with: "") ?? ""
    return state.withLock { state in
      guard state.tokens[token] != nil else { return kind(401, "session-required", "") }
      guard request.method == .delete else { return json("{}") }
      state.tokens[token] = nil
      state.ended.append(token)
      return Response(status: .noContent)
    }
  }

  private func session(_ person: Person, _ token: String) -> String {
    """
    {"token":"\(token)","expires":"\(expires)","person":{"id":"\(person.id.rawValue)",\
    "name":"\(person.name)","role":"\(person.role.rawValue)","city":"\(person.city)",\
    "kinds":["plumbing"],"rating":null}}
    """
  }

  private func kind(_ status: Int, _ kind: String, _ detail: String) -> Response {
    problem(
      .init(code: status), #"{"type":"tag:sillar.example,2026:\#(kind)","detail":"\#(detail)"}"#)
  }
}
