import Foundation
import HTTPTypes
public import Hummingbird
import NIOCore
public import Scripted
import Synchronization
import TestServers

/// A service over HTTP for tests: it answers by a table of routes, and loses answers as a test says.
///
/// ```swift
/// let server = FakeServer(at: "/api/notes/v1", [
///   .get("notes/*") { call in .json(try store.note(call.parts[0])) },
///   .post("notes") { call in .json(try store.add(call.object), status: 201) },
/// ])
/// server.lose(.lostAfter)
/// ```
///
/// A handler throws a ``Refusal``. With ``Rules/keyed`` it does what our services promise of writes: a request under a
/// key is done once however often it comes, and answered the same each time; one that was wrong may be mended.
public final class FakeServer: Sendable {
  /// What becomes of a request.
  public enum Loss: Sendable, CaseIterable {
    /// The connection breaks, and nothing was done.
    case lostBefore
    /// It is done, and the connection breaks.
    case lostAfter
    /// 503, and nothing was done.
    case failedBefore
    /// It is done, and then 503.
    case failedAfter
    /// It is done, and the answer never comes.
    case silentAfter
    /// It is done, and the answer makes no sense.
    case nonsenseAfter
  }

  public struct Rules: OptionSet, Sendable {
    /// Each request says for which customer it is.
    public static let customers = Rules(rawValue: 1)
    /// Each write has a key, but for those that only delete.
    public static let keyed = Rules(rawValue: 2)
    /// Each request says by its token who sends it.
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
  ///   - prefix: What all paths begin with, such as `/api/payments/v1`.
  ///   - refusal: What to say about an error of the model that a handler throws.
  ///   - isSignedIn: Whether a request may be sent by whom it says: see ``Rules/signedIn``.
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

  // MARK: What a test does

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

  /// What becomes of the next writes, in order.
  public func lose(_ losses: Loss...) { state.withLock { $0.lostWrites += losses } }
  /// What becomes of the next reads, in order.
  public func loseReads(_ losses: Loss...) { state.withLock { $0.lostReads += losses } }

  /// Answers 503 and does nothing from now on, or is well again.
  public func fail(_ isFailing: Bool = true) { state.withLock { $0.isFailing = isFailing } }
  /// What the next writes are answered, in order, and nothing is done.
  public func refuse(_ refusals: Refusal...) { state.withLock { $0.refusals += refusals } }
  /// Answers to reads are made, and then wait until the gate is opened.
  public func holdReads() -> Gate {
    let gate = Gate()
    state.withLock { $0.readGate = gate }
    return gate
  }

  // MARK: Answers

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
    if rules.contains(.customers), call.customer == nil { throw Refusal(401, "customer-required") }
    if rules.contains(.signedIn), !isSignedIn(call) { throw Refusal(401, "session-required") }
    let refused = state.withLock { state in
      call.method == .get || state.refusals.isEmpty ? nil : state.refusals.removeFirst()
    }
    if let refused { throw refused }
    guard rules.contains(.keyed), ![.get, .delete].contains(call.method) else {
      return try await answer(call)
    }
    guard let key = call.key else { throw Refusal(400, "idempotency-key-required") }
    let place = "\(call.customer ?? call.token ?? "") \(key)"
    let request = "\(call.line) \(call.text)"
    if let kept = state.withLock({ $0.kept[place] }) {
      guard kept.request == request else { throw Refusal(422, "idempotency-key-reused") }
      return kept.reply
    }
    let reply: Reply
    do {
      reply = try await answer(call)
    } catch {
      // A conflict stays one. Any other refusal says that the request is wrong: mended, it may have the same key.
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
  /// Says that more comes than does.
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
