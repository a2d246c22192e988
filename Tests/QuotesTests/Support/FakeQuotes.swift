import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization
import TestServers
import Work
import WorkInfra

/// A service that speaks the API of quotes, as far as it is about them, in memory; loses answers as a test wants it to.
final class FakeQuotes: Sendable {
  enum Fate: Sendable {
    case answered
    /// It is done, and the connection breaks in the middle of the answer.
    case brokenOff
    case failed
    case refused(Int, String)
  }

  struct State {
    /// State by quote.
    var quotes: [String: String] = [:]
    var bodies: [String: String] = [:]
    var answers: [String: Int] = [:]
    var writes: [String] = []
    var keys: [String] = []
    var fates: [Fate] = []
  }

  let state = Mutex(State())

  var writes: [String] { state.withLock { $0.writes } }
  var keys: [String] { state.withLock { $0.keys } }
  func quoteState(_ id: String) -> String? { state.withLock { $0.quotes[id] } }
  func set(_ id: String, _ new: String) { state.withLock { $0.quotes[id] = new } }
  func plan(_ fates: Fate...) { state.withLock { $0.fates += fates } }

  @Sendable func respond(to call: Request) async throws -> Response {
    let parts = call.uri.path.replacing("/api/quotes/v1/", with: "").split(separator: "/")
      .map(String.init)
    guard call.headers[.authorization]?.hasPrefix("Bearer token-of-") == true else {
      return kind(401, "session-required")
    }
    if call.method == .get {
      return state.withLock { state in
        guard parts[0] == "quotes", let quote = state.quotes[parts[1]] else {
          return kind(404, "unknown-quote")
        }
        return json(Self.quote(parts[1], quote))
      }
    }
    let bytes = try await call.body.collect(upTo: 100_000)
    let body =
      try JSONSerialization.jsonObject(with: Data(bytes.readableBytesView)) as? [String: Any]
    let id = body?["id"] as? String ?? parts[1]
    let key = call.headers[.init("Idempotency-Key") ?? .cookie] ?? ""
    return state.withLock { state in
      state.keys.append(key)
      let fate = state.fates.isEmpty ? Fate.answered : state.fates.removeFirst()
      if case .refused(let status, let name) = fate { return kind(status, name) }
      if state.answers[key] == nil {
        state.answers[key] = 1
        state.writes.append(parts.dropFirst().joined(separator: "/"))
        switch parts.last {
        case "quotes": state.quotes[id] = "offered"
        case "accept": state.quotes[id] = "accepted"
        default: state.quotes[id] = "declined"
        }
      }
      let quote = Self.quote(id, state.quotes[id] ?? "offered")
      switch fate {
      case .failed: return kind(500, "broken")
      case .brokenOff:
        return Response(
          status: .ok, headers: [.contentType: "application/json"],
          body: ResponseBody(contentLength: 100) { writer in
            try await writer.write(ByteBuffer(string: "{"))
            throw CancellationError()
          })
      default:
        return parts.last == "quotes"
          ? json(quote, status: .created) : json(Self.request(with: quote))
      }
    }
  }

  static func quote(_ id: String, _ state: String) -> String {
    """
    {"id":"\(id)","request":"r-1","professional":\(person(carla)),"items":[{"text":"Tap",\
    "quantity":2,"price":{"amount":4550,"currency":"EUR"}},{"text":"Hours","quantity":3,\
    "price":{"amount":3500,"currency":"EUR"}}],"total":{"amount":19600,"currency":"EUR"},\
    "valid_until":"2026-01-11","state":"\(state)","created":"2026-01-01T00:00:00Z"}
    """
  }

  static func request(with quote: String) -> String {
    """
    {"id":"r-1","version":1,"homeowner":\(person(ana)),"kind":"plumbing","title":"Tap",\
    "description":"It drips","place":{"city":"Madrid","postcode":"28001"},"when":"flexible",\
    "state":"assigned","created":"2026-01-01T00:00:00Z","photos":[],"free_places":3,\
    "professionals":[{"person":\(person(carla)),"applied":"2026-01-01T00:00:00Z",\
    "quote":\(quote),"rating":null}],"cancellation":null}
    """
  }

  private static func person(_ person: Person) -> String {
    """
    {"id":"\(person.id.rawValue)","name":"\(person.name)","role":"\(person.role.rawValue)",\
    "city":"\(person.city)"}
    """
  }

  private func kind(_ status: Int, _ kind: String) -> Response {
    problem(.init(code: status), #"{"type":"tag:sillar.example,2026:\#(kind)"}"#)
  }
}

/// Everybody is signed in, until they are not.
final class Tokens: SessionTokens {
  private let signedOut = Mutex<Set<PersonID>>([])

  func signOut(_ person: Person) { signedOut.withLock { _ = $0.insert(person.id) } }

  func token(of person: PersonID) -> String? {
    signedOut.withLock { $0.contains(person) } ? nil : "token-of-\(person.rawValue)"
  }
  func tokenRefused(_ token: String, of person: PersonID) {}
}
