import Foundation
package import Hummingbird
package import Scripted
package import Synchronization
import TestServers

/// A service that speaks the API of quotes, in memory, and loses answers as a test wants it to. A token is the name of
/// a person.
package final class FakeQuotes: Sendable {
  package typealias Object = [String: any Sendable]

  package struct State {
    package var requests: [Object] = []
    package var answers: [String: (status: Int, body: Object)] = [:]
    /// Each write that came: method, path, and key.
    package var writes: [String] = []
    package var reads: [String] = []
    /// How many answers to writes that have been done get lost.
    package var lost = 0
    package var isFailing = false
    /// Answers to reads are made, and then wait.
    package var readGate: Gate?
  }

  package let state = Mutex(State())

  package init() {}

  package var writes: [String] { state.withLock { $0.writes } }
  package var reads: [String] { state.withLock { $0.reads } }
  package var keys: [String] {
    writes.compactMap { $0.split(separator: " ").last.map(String.init) }
  }
  /// What was written, without keys.
  package var operations: [String] {
    writes.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
  }

  package func add(_ request: Object) { state.withLock { $0.requests.insert(request, at: 0) } }
  package func fail(_ isFailing: Bool = true) { state.withLock { $0.isFailing = isFailing } }
  package func loseAnswers(_ count: Int) { state.withLock { $0.lost = count } }
  package func request(_ id: String) -> Object? {
    state.withLock { $0.requests.first { $0["id"] as? String == id } }
  }
  package func change(_ id: String, _ change: (inout Object) -> Void) {
    state.withLock { state in
      for index in state.requests.indices where state.requests[index]["id"] as? String == id {
        change(&state.requests[index])
      }
    }
  }
  package func holdReads() -> Gate {
    let gate = Gate()
    state.withLock { $0.readGate = gate }
    return gate
  }

  // MARK: Answers

  @Sendable package func respond(to request: Request) async throws -> Response {
    let path = request.uri.path.replacing("/api/quotes/v1/", with: "")
    guard let person = request.headers[.authorization]?.split(separator: " ").last else {
      return problem(401, "session-required")
    }
    if request.method == .get {
      let (answer, gate) = try state.withLock { state in
        state.reads.append(request.uri.string.replacing("/api/quotes/v1/", with: ""))
        return (try Self.read(path, request, String(person), state), state.readGate)
      }
      await gate?.pass()
      return answer
    }
    let bytes = try await request.body.collect(upTo: 10_000)
    guard let key = request.headers[.init("Idempotency-Key") ?? .cookie] else {
      return problem(400, "idempotency-key-required")
    }
    let object = try JSONSerialization.jsonObject(with: Data(bytes.readableBytesView))
    let body = object as? [String: Any] ?? [:]
    let (status, answer) = state.withLock { state -> (Int, Object) in
      state.writes.append("\(request.method) \(path) \(key)")
      if state.isFailing { return (503, ["kind": "tired"]) }
      let answer =
        state.answers[key]
        ?? Self.write("\(request.method)", path, body, String(person), &state)
      state.answers[key] = answer
      if state.lost > 0 {
        state.lost -= 1
        return (503, ["kind": "lost"])
      }
      return answer
    }
    return status < 300
      ? try Self.reply(answer, status) : problem(status, "\(answer["kind"] ?? "")")
  }

  private static func read(
    _ path: String, _ request: Request, _ person: String, _ state: State
  ) throws -> Response {
    if state.isFailing { return problem(503, "tired") }
    let own = state.requests.filter { concerns($0, person) }
    switch path {
    case "requests": return try page(own, request)
    case "requests/open":
      let query = Dictionary(
        request.uri.queryParameters.map { ("\($0.key)", "\($0.value)") }, uniquingKeysWith: { $1 })
      let found = state.requests.filter { one in
        one["state"] as? String == "open" && (one["free_places"] as? Int ?? 0) > 0
          && (query["kind"] == nil || query["kind"] == one["kind"] as? String)
          && ((one["place"] as? Object)?["city"] as? String ?? "")
            .hasPrefix(query["place"] ?? "")
      }
      return try page(found, request)
    default:
      let id = path.split(separator: "/").last.map(String.init)
      guard let one = state.requests.first(where: { $0["id"] as? String == id }) else {
        return problem(404, "unknown-request")
      }
      return try reply(one, 200)
    }
  }

  private static func page(_ items: [Object], _ request: Request) throws -> Response {
    let query = Dictionary(
      request.uri.queryParameters.map { ("\($0.key)", "\($0.value)") }, uniquingKeysWith: { $1 })
    let start = min(items.count, query["after"].flatMap { Int($0) } ?? 0)
    let end = min(items.count, start + (query["limit"].flatMap { Int($0) } ?? 20))
    return try reply(
      ["items": Array(items[start..<end]), "next": end < items.count ? "\(end)" : NSNull()]
        as [String: Any],
      200)
  }

  private static func concerns(_ request: Object, _ person: String) -> Bool {
    let people = (request["professionals"] as? [Object] ?? []).compactMap {
      $0["person"] as? Object
    }
    return ([request["homeowner"] as? Object ?? [:]] + people)
      .contains { $0["id"] as? String == person }
  }

  // MARK: Writing

  private static func write(
    _ method: String, _ path: String, _ body: [String: Any], _ person: String, _ state: inout State
  ) -> (Int, Object) {
    let parts = path.split(separator: "/").map(String.init)
    if parts.count == 1 { return create(body, person, &state) }
    guard let index = state.requests.firstIndex(where: { $0["id"] as? String == parts[1] }) else {
      return (404, ["kind": "unknown-request"])
    }
    var request = state.requests[index]
    let version = request["version"] as? Int ?? 0
    let stage = request["state"] as? String
    switch parts.count == 2 ? method : parts[2] {
    case "PATCH":
      guard stage == "open" else { return (409, ["kind": "request-not-open"]) }
      if body["title"] as? String == "refuse me" { return (422, ["kind": "invalid-body"]) }
      guard body["version"] as? Int == version || body["override"] as? Bool == true else {
        return (409, ["kind": "changed-meanwhile"])
      }
      for name in ["kind", "title", "description", "when"] {
        if let text = body[name] as? String { request[name] = text }
      }
      if let place = body["place"] as? [String: String] { request["place"] = place }
    case "cancel":
      guard stage == "open" || stage == "assigned" else {
        return (409, ["kind": "request-not-open"])
      }
      request["state"] = "cancelled"
      request["cancellation"] = body.compactMapValues { $0 as? String }
    case "photos":
      request["photos"] = (request["photos"] as? [String] ?? []) + [body["photo"] as? String ?? ""]
    case "done":
      guard stage == "assigned" else { return (409, ["kind": "request-not-open"]) }
      request["state"] = "done"
    case "ratings":
      guard stage == "done" else { return (409, ["kind": "request-not-done"]) }
      var all = request["professionals"] as? [Object] ?? []
      all[0]["rating"] =
        ["stars": body["stars"] as? Int ?? 0, "text": body["text"] as? String ?? ""] as Object
      request["professionals"] = all
    case "applications":
      guard let free = request["free_places"] as? Int, free > 0 else {
        return (409, ["kind": "no-free-place"])
      }
      request["free_places"] = free - 1
      request["professionals"] =
        (request["professionals"] as? [Object] ?? []) + [application(person)]
    default: return (404, ["kind": "unknown-request"])
    }
    request["version"] = version + 1
    state.requests[index] = request
    return (200, request)
  }

  private static func create(
    _ body: [String: Any], _ person: String, _ state: inout State
  ) -> (Int, Object) {
    if body["title"] as? String == "refuse me" { return (422, ["kind": "invalid-body"]) }
    let id = body["id"] as? String ?? ""
    var request = object(
      id, title: body["title"] as? String ?? "", kind: body["kind"] as? String ?? "",
      homeowner: person)
    request["description"] = body["description"] as? String
    request["place"] = body["place"] as? [String: String]
    request["when"] = body["when"] as? String
    request["photos"] = body["photos"] as? [String]
    state.requests.insert(request, at: 0)
    return (201, request)
  }

  // MARK: Shapes

  package static func object(
    _ id: String, title: String = "The tap drips", kind: String = "plumbing",
    state: String = "open", city: String = "Madrid", homeowner: String = "ana", free: Int = 4,
    professionals: [Object] = []
  ) -> Object {
    [
      "id": id, "version": 1, "homeowner": person(homeowner, "homeowner"), "kind": kind,
      "title": title, "description": "Since Monday.",
      "place": ["city": city, "postcode": "28004"], "when": "this-month", "state": state,
      "created": "2025-12-3\(id.hasSuffix("2") ? 1 : 0)T10:00:00Z", "photos": [String](),
      "free_places": free, "professionals": professionals,
    ]
  }

  package static func person(_ id: String, _ role: String) -> Object {
    ["id": id, "name": id.capitalized, "role": role, "city": "Madrid"]
  }

  package static func application(_ person: String, quote: String? = nil) -> Object {
    var application: Object = [
      "person": Self.person(person, "professional").merging(
        ["kinds": ["plumbing"], "rating": ["stars": 4.6, "count": 12] as Object]) { $1 },
      "applied": "2025-12-31T11:00:00Z",
    ]
    if let quote {
      application["quote"] =
        [
          "id": "quote-\(person)", "request": "r",
          "professional": Self.person(person, "professional"),
          "items": [Object](), "total": ["amount": 120_00, "currency": "EUR"] as Object,
          "valid_until": "2026-12-01", "state": quote, "created": "2025-12-31T12:00:00Z",
        ] as Object
    }
    return application
  }

  private static func reply(_ object: [String: Any], _ status: Int) throws -> Response {
    let data = try JSONSerialization.data(withJSONObject: object)
    return json(String(decoding: data, as: UTF8.self), status: .init(code: status))
  }
}

private func problem(_ status: Int, _ kind: String) -> Response {
  TestServers.problem(
    .init(code: status), #"{"type":"tag:sillar.example,2026:\#(kind)","status":\#(status)}"#)
}
