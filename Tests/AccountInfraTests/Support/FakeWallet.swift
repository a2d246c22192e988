import Foundation
import Hummingbird
import NIOCore
import Synchronization
import TestServers

/// A service that speaks the wallet's API, in memory, and loses answers as a test wants it to.
final class FakeWallet: Sendable {
  /// What becomes of the answer to a write that has been done.
  enum Fate: Sendable {
    case answered
    /// The connection breaks in the middle.
    case brokenOff
    /// The server says that it has failed.
    case failed
    /// Nothing comes.
    case silence
  }

  struct Write: Sendable, Equatable {
    let path: String
    let customer: String
    let key: String
  }

  struct State {
    var balance = 250_00
    var movements: [[String: any Sendable]] = []
    var requests: [[String: any Sendable]] = []
    var transfers: [String: [String: any Sendable]] = [:]
    var answers: [String: (status: Int, body: [String: any Sendable])] = [:]
    var writes: [Write] = []
    var reads: [String] = []
    var fates: [Fate] = []
    var isFailing = false
    var garbage: String?
  }

  let state = Mutex(State())

  init() {
    state.withLock { state in
      for number in 1...45 {
        state.movements.insert(Self.movement(number, balance: 100 * number), at: 0)
      }
      state.requests = [
        Self.request("req_1", "incoming", "open"), Self.request("req_2", "outgoing", "open"),
        Self.request("req_3", "incoming", "paid"),
      ]
    }
  }

  var writes: [Write] { state.withLock { $0.writes } }
  var reads: [String] { state.withLock { $0.reads } }
  var transferCount: Int { state.withLock { $0.transfers.count } }
  func lose(_ fates: Fate...) { state.withLock { $0.fates += fates } }
  func fail(_ isFailing: Bool = true) { state.withLock { $0.isFailing = isFailing } }
  func say(_ garbage: String?) { state.withLock { $0.garbage = garbage } }

  // MARK: Answers

  @Sendable func respond(to request: Request) async throws -> Response {
    let path = request.uri.path.replacing("/api/wallet/v1/", with: "")
    guard let customer = request.headers[.init("Customer-ID") ?? .cookie] else {
      return problem(401, "customer-required")
    }
    if let garbage = state.withLock({ $0.garbage }) { return json(garbage) }
    if request.method == .get { return try read(path, request) }
    let bytes = try await request.body.collect(upTo: 10_000)
    guard let key = request.headers[.init("Idempotency-Key") ?? .cookie] else {
      return problem(400, "idempotency-key-required")
    }
    let object =
      try JSONSerialization.jsonObject(with: Data(bytes.readableBytesView)) as? [String: Any]
    let (status, body, fate) = state.withLock { state in
      state.writes.append(Write(path: path, customer: customer, key: key))
      let id = "\(customer) \(key)"
      let answer = state.answers[id] ?? Self.write(path, object ?? [:], &state)
      state.answers[id] = answer
      return (
        answer.status, answer.body, state.fates.isEmpty ? .answered : state.fates.removeFirst()
      )
    }
    switch fate {
    case .failed: return problem(500, "broken")
    case .silence:
      try await hang()
      return problem(500, "broken")
    case .brokenOff:
      return Response(
        status: .created, headers: [.contentType: "application/json"],
        body: ResponseBody(contentLength: 100) { writer in
          try await writer.write(ByteBuffer(string: "{"))
          throw CancellationError()
        })
    case .answered:
      return status < 300 ? try reply(body, status) : problem(status, "\(body["kind"] ?? "")")
    }
  }

  private func read(_ path: String, _ request: Request) throws -> Response {
    let query = request.uri.queryParameters
    return try state.withLock { state in
      state.reads.append(path)
      if state.isFailing { return problem(503, "tired") }
      switch path {
      case "account":
        return try reply([
          "handle": "sunny-otter-42", "name": "Sunny Otter",
          "balance": Self.money(state.balance), "pending_requests": 1,
        ])
      case "activity": return try reply(Self.page(state.movements, query))
      case "requests": return try reply(Self.page(state.requests, query))
      case "people":
        let text = query["q"].map { $0.lowercased() } ?? ""
        let all = [["handle": "lucia", "name": "Lucía Romero"], ["handle": "tom", "name": "Tom"]]
        return try reply([
          "items": all.filter { $0["handle"]?.hasPrefix(text) == true }, "next": NSNull(),
        ])
      default:
        let id = path.split(separator: "/").last.map(String.init) ?? ""
        guard let transfer = state.transfers[id] else { return problem(404, "unknown-transfer") }
        return try reply(transfer)
      }
    }
  }

  private static func page(
    _ items: [[String: any Sendable]], _ query: some Collection<(key: Substring, value: Substring)>
  ) -> [String: Any] {
    let parameters = Dictionary(query.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    let start = parameters["after"].flatMap { Int($0) } ?? 0
    let end = min(items.count, start + (parameters["limit"].flatMap { Int($0) } ?? 20))
    return [
      "items": Array(items[start..<end]), "next": end < items.count ? "\(end)" : NSNull() as Any,
    ]
  }

  private static func write(
    _ path: String, _ body: [String: Any], _ state: inout State
  ) -> (status: Int, body: [String: any Sendable]) {
    let parts = path.split(separator: "/").map(String.init)
    switch (parts[0], parts.count) {
    case ("transfers", 1):
      guard body["to"] as? String == "lucia" else { return (422, ["kind": "unknown-person"]) }
      let transfer = transfer("trf_\(state.transfers.count + 1)", body, "open")
      state.transfers["trf_\(state.transfers.count + 1)"] = transfer
      return (201, transfer)
    case ("transfers", 3):
      guard let transfer = state.transfers[parts[1]], transfer["state"] as? String == "open" else {
        return (409, ["kind": "transfer-not-open"])
      }
      state.transfers[parts[1]]?["state"] = "cancelled"
      return (200, transfer)
    case ("requests", 1):
      let request = request("req_\(state.requests.count + 1)", "outgoing", "open")
      state.requests.append(request)
      return (201, request)
    default:
      guard
        let index = state.requests.firstIndex(where: {
          $0["id"] as? String == parts[1] && $0["state"] as? String == "open"
        })
      else { return (409, ["kind": "request-not-open"]) }
      state.requests[index]["state"] = parts[2] == "decline" ? "declined" : "cancelled"
      return (200, state.requests[index])
    }
  }

  // MARK: Shapes

  static func money(_ cents: Int) -> [String: any Sendable] {
    ["amount": cents, "currency": "EUR"]
  }

  static func movement(_ number: Int, balance: Int) -> [String: any Sendable] {
    [
      "id": "m-\(number)", "date": "2026-11-\(number < 20 ? "10" : "21")T10:00:00Z",
      "kind": number == 45 ? "something-new" : "payment", "title": "Sillar Market",
      "note": "Order \(number)", "amount": money(100), "balance": money(balance),
    ]
  }

  static func request(
    _ id: String, _ direction: String, _ state: String
  ) -> [String: any Sendable] {
    let lucia = ["handle": "lucia", "name": "Lucía Romero"]
    let otter = ["handle": "sunny-otter-42", "name": "Sunny Otter"]
    return [
      "id": id, "from": direction == "incoming" ? lucia : otter,
      "to": direction == "incoming" ? otter : lucia, "direction": direction,
      "amount": money(12_50), "note": "Cena", "state": state,
      "created": "2026-11-21T10:00:00.250Z",
    ]
  }

  static func transfer(
    _ id: String, _ body: [String: Any], _ state: String
  ) -> [String: any Sendable] {
    let amount = (body["amount"] as? [String: Any])?["amount"] as? Int ?? 0
    return [
      "id": id, "to": ["handle": "lucia", "name": "Lucía Romero"], "amount": money(amount),
      "note": body["note"] as? String ?? "", "state": state, "created": "2026-11-21T10:00:00Z",
    ]
  }

  private func reply(_ object: [String: Any], _ status: Int = 200) throws -> Response {
    let data = try JSONSerialization.data(withJSONObject: object)
    return json(String(decoding: data, as: UTF8.self), status: .init(code: status))
  }

  private func problem(_ status: Int, _ kind: String) -> Response {
    TestServers.problem(
      .init(code: status), #"{"type":"tag:sillar.example,2026:\#(kind)","status":\#(status)}"#)
  }
}
