import Foundation
import HTTPTypes
public import Hummingbird
import NIOCore
public import Scripted
import Synchronization
import TestServers

/// A fake HTTP service for tests: it answers requests by a table of routes, and loses responses when a test says so.
///
/// ```swift
/// let server = FakeServer(at: "/api/notes/v1", [
///   .get("notes/*") { call in .json(try store.note(call.parts[0])) },
///   .post("notes") { call in .json(try store.add(call.object), status: 201) },
/// ])
/// server.lose(.lostAfter)
/// ```
///
/// A handler throws a ``Refusal``. With ``Rules/keyed`` it handles idempotency keys as our services do: a write under
/// a key is done once, and every retry gets the same response; a refused write may be corrected and sent under its key.
public final class FakeServer: Sendable {
  /// A failure of a request.
  public enum Loss: Sendable, CaseIterable {
    /// The connection breaks before the request is handled.
    case lostBefore
    /// The connection breaks after the request is handled.
    case lostAfter
    /// The response is 503, and the request is not handled.
    case failedBefore
    /// The request is handled, and the response is 503.
    case failedAfter
    /// The request is handled, and the response never arrives.
    case silentAfter
    /// The request is handled, and the response is malformed.
    case nonsenseAfter
  }

  public struct Rules: OptionSet, Sendable {
    /// Each write needs an idempotency key, except for deletions.
    public static let keyed = Rules(rawValue: 2)
    /// Each request needs a session token.
    public static let signedIn = Rules(rawValue: 4)
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  private struct Kept {
    let request: String
    let reply: Reply
  }

  private struct State {
    var calls: [Call] = []
    var lostReads: [Loss] = []
    var lostWrites: [Loss] = []
    var kept: [String: Kept] = [:]
    var isFailing = false
    var refusals: [Refusal] = []
    var readGate: Gate?
  }

  private let prefix: String
  private let rules: Rules
  private let routes: [Route]
  private let refusal: @Sendable (any Error) -> Refusal?
  private let isSignedIn: @Sendable (Call) -> Bool
  private let state = Mutex(State())

  /// - Parameters:
  ///   - prefix: The prefix of all paths, such as `/api/payments/v1`.
  ///   - refusal: Maps an error of the model that a handler throws to a response.
  ///   - isSignedIn: Returns true if the session of a request is valid: see ``Rules/signedIn``.
  public init(
    at prefix: String, rules: Rules = [], _ routes: [Route],
    refusal: @escaping @Sendable (any Error) -> Refusal? = { _ in nil },
    isSignedIn: @escaping @Sendable (Call) -> Bool = { $0.token != nil }
  ) {
    self.prefix = prefix
    self.rules = rules
    self.routes = routes
    self.refusal = refusal
    self.isSignedIn = isSignedIn
  }

  // MARK: Control by tests

  /// All requests so far.
  public var calls: [Call] { state.withLock { $0.calls } }
  /// All writes so far.
  public var writes: [Call] { calls.filter { $0.method != .get } }

  public func takeCalls() -> [Call] {
    state.withLock { state in
      defer { state.calls = [] }
      return state.calls
    }
  }

  /// Sets the failures of the next writes, in order.
  public func lose(_ losses: Loss...) { state.withLock { $0.lostWrites += losses } }
  /// Sets the failures of the next reads, in order.
  public func loseReads(_ losses: Loss...) { state.withLock { $0.lostReads += losses } }

  /// Answers all requests with 503 without handling them; `false` ends this.
  public func fail(_ isFailing: Bool = true) { state.withLock { $0.isFailing = isFailing } }
  /// Refuses the next writes, in order, without handling them.
  public func refuse(_ refusals: Refusal...) { state.withLock { $0.refusals += refusals } }
  /// Holds the responses to reads until the gate is opened.
  public func holdReads() -> Gate {
    let gate = Gate()
    state.withLock { $0.readGate = gate }
    return gate
  }

  // MARK: Responses

  @Sendable public func respond(to request: Request) async throws -> Response {
    let call = Call(request, at: prefix, body: try await request.body.collect(upTo: 1 << 20))
    let loss = state.withLock { state -> Loss? in
      state.calls.append(call)
      if state.isFailing { return .failedBefore }
      let list = call.method == .get ? \State.lostReads : \State.lostWrites
      return state[keyPath: list].isEmpty ? nil : state[keyPath: list].removeFirst()
    }
    switch loss {
    case .lostBefore: return .brokenOff
    case .failedBefore: return Refusal(503, "failed").response
    default: break
    }
    let reply = try await reply(to: call)
    if call.method == .get { await state.withLock { $0.readGate }?.pass() }
    switch loss {
    case .lostAfter: return .brokenOff
    case .failedAfter: return Refusal(503, "failed").response
    case .nonsenseAfter: return json(#"{"id":7}"#, status: .created)
    case .silentAfter:
      try await hang()
      return reply.response
    default: return reply.response
    }
  }

  private func reply(to call: Call) async throws -> Reply {
    do {
      return try await checked(call)
    } catch let refused as Refusal {
      return refused.reply
    } catch {
      guard let refused = refusal(error) else { throw error }
      return refused.reply
    }
  }

  private func checked(_ call: Call) async throws -> Reply {
    if rules.contains(.signedIn), !isSignedIn(call) { throw Refusal(401, "session-required") }
    let refused = state.withLock { state in
      call.method == .get || state.refusals.isEmpty ? nil : state.refusals.removeFirst()
    }
    if let refused { throw refused }
    guard rules.contains(.keyed), ![.get, .delete].contains(call.method) else {
      return try await answer(call)
    }
    guard let key = call.key else { throw Refusal(400, "idempotency-key-required") }
    let place = "\(call.account ?? "") \(key)"
    let request = "\(call.line) \(call.text)"
    if let kept = state.withLock({ $0.kept[place] }) {
      guard kept.request == request else { throw Refusal(422, "idempotency-key-reused") }
      return kept.reply
    }
    let reply: Reply
    do {
      reply = try await answer(call)
    } catch {
      // A conflict is kept for its key. Any other refusal means a wrong request: corrected, it may use the same key.
      guard let refused = error as? Refusal ?? refusal(error) else { throw error }
      guard refused.status == 409 else { throw refused }
      reply = refused.reply
    }
    state.withLock { $0.kept[place] = Kept(request: request, reply: reply) }
    return reply
  }

  private func answer(_ call: Call) async throws -> Reply {
    for route in routes where route.method == call.method {
      guard let parts = route.parts(of: call.path) else { continue }
      var call = call
      call.parts = parts
      return try await route.answer(call)
    }
    throw Refusal(404, "not-found")
  }
}

extension Response {
  /// A response whose connection breaks before the announced length is sent.
  fileprivate static var brokenOff: Response {
    struct Broken: Error {}
    return Response(
      status: .created, headers: [.contentType: "application/json"],
      body: ResponseBody(contentLength: 1_000) { writer in
        try await writer.write(ByteBuffer(string: "{"))
        throw Broken()
      })
  }
}
