import Foundation
import Hummingbird
import NIOCore
import Synchronization
import TestServers
import Work

/// A service with one chat between Ana and Carla, in memory. It loses answers, refuses and fails as a test wants.
final class FakeChats: Sendable {
  enum Fate: Sendable {
    /// It is done, and the connection breaks in the middle of the answer.
    case lost
    case refused(Int)
    /// Nothing is done.
    case failed
  }

  struct Entry: Sendable {
    let id: String
    let from: String
    let text: String
    let photo: String?
  }

  struct State: Sendable {
    var entries: [Entry] = []
    var answers: [String: Int] = [:]
    var keys: [String] = []
    var receipts: [String] = []
    var delivered: [String: Int] = [:]
    var read: [String: Int] = [:]
    var fates: [Fate] = []
    var isDown = false
    var earlierReads = 0
    var listReads = 0
    /// A message that is there, and cannot be read.
    var garbled: Int?
    var listeners: [AsyncStream<String>.Continuation] = []
  }

  let state = Mutex(State())

  init(messages: Int = 0) { write(messages, from: "carla") }

  /// Somebody has written from elsewhere.
  func write(_ count: Int = 1, from person: String) {
    state.withLock { state in
      for _ in 0..<count {
        let number = state.entries.count + 1
        state.entries.append(
          Entry(id: "m\(number)", from: person, text: "Nº \(number)", photo: nil))
      }
    }
  }

  func plan(_ fates: Fate...) { state.withLock { $0.fates += fates } }
  func goDown(_ isDown: Bool = true) { state.withLock { $0.isDown = isDown } }
  var isListenedTo: Bool { state.withLock { !$0.listeners.isEmpty } }
  var texts: [String] { state.withLock { $0.entries.map(\.text) } }

  @Sendable func respond(to request: Request) async throws -> Response {
    if state.withLock({ $0.isDown }) { return refuse(503) }
    let who = request.headers[.authorization]?.replacing("Bearer ", with: "") ?? ""
    guard ["ana", "carla"].contains(who) else { return refuse(401) }
    let path = request.uri.path.replacing("/api/v1/", with: "")
    switch (request.method, path.split(separator: "/").last) {
    case (.get, "chats"): return try list(who)
    case (.get, "messages"): return try page(request)
    case (.get, "events"): return events()
    case (.post, "messages"): return try await add(request, who)
    case (.post, "receipts"): return try await take(request, who)
    default: return refuse(404)
    }
  }

  /// Tells everybody who listens, so many times, that the chat has changed.
  func ring(times: Int = 1) {
    let data = #"{"request":"\#(tap.rawValue)","professional":"carla"}"#
    for listener in state.withLock({ $0.listeners }) {
      for _ in 0..<times { listener.yield("event: chat\ndata: \(data)\n\n") }
    }
  }

  private func events() -> Response {
    let (lines, line) = AsyncStream.makeStream(of: String.self)
    line.yield(": here\n\n")
    state.withLock { $0.listeners.append(line) }
    return Response(
      status: .ok, headers: [.contentType: "text/event-stream"],
      body: ResponseBody { writer in
        for await line in lines { try await writer.write(ByteBuffer(string: line)) }
        throw CancellationError()
      })
  }

  private func page(_ request: Request) throws -> Response {
    let query = request.uri.queryParameters
    let limit = query["limit"].flatMap { Int($0) } ?? 20
    let before = query["before"].flatMap { Int($0) } ?? Int.max
    return try state.withLock { state in
      if before < Int.max { state.earlierReads += 1 }
      let numbers = state.entries.indices.map { $0 + 1 }.filter { $0 < before }
      let page = Array(numbers.suffix(limit).reversed())
      let items = page.map { number in
        number == state.garbled ? ["id": 7] : Self.message(number, state.entries[number - 1])
      }
      return try answer([
        "items": items,
        "next": page.last.map { $0 > 1 } == true ? "\(page.last ?? 0)" : NSNull(),
        "delivered": state.delivered, "read": state.read,
      ])
    }
  }

  private func list(_ who: String) throws -> Response {
    try state.withLock { state in
      state.listReads += 1
      let read = state.read[who] ?? 0
      let unread = state.entries.indices.count { $0 + 1 > read && state.entries[$0].from != who }
      let other =
        who == "ana"
        ? ["id": "carla", "name": "Carla Vega", "role": "professional", "city": "Madrid"]
        : ["id": "ana", "name": "Ana Ruiz", "role": "homeowner", "city": "Madrid"]
      return try answer([
        "items": [
          [
            "request": ["id": tap.rawValue, "title": "A dripping tap"], "with": other,
            "last": state.entries.last.map { Self.message(state.entries.count, $0) as Any }
              ?? NSNull(),
            "unread": unread,
          ], ["nonsense": true],
        ], "next": NSNull(),
      ])
    }
  }

  private func add(_ request: Request, _ who: String) async throws -> Response {
    let body = try await body(of: request)
    let key = request.headers[.init("Idempotency-Key") ?? .cookie] ?? ""
    let (number, entry, fate) = state.withLock { state -> (Int, Entry, Fate?) in
      let fate = state.fates.isEmpty ? nil : state.fates.removeFirst()
      let entry = Entry(
        id: body["id"] as? String ?? "", from: who, text: body["text"] as? String ?? "",
        photo: body["photo"] as? String)
      switch fate {
      case .refused, .failed: return (0, entry, fate)
      case .lost, nil: break
      }
      state.keys.append(key)
      if let number = state.answers[key] { return (number, entry, fate) }
      state.entries.append(entry)
      state.answers[key] = state.entries.count
      return (state.entries.count, entry, fate)
    }
    switch fate {
    case .refused(let status): return refuse(status)
    case .failed: return refuse(500)
    case .lost:
      return Response(
        status: .created, headers: [.contentType: "application/json"],
        body: ResponseBody(contentLength: 100) { writer in
          try await writer.write(ByteBuffer(string: "{"))
          throw CancellationError()
        })
    case nil: return try answer(Self.message(number, entry), 201)
    }
  }

  private func take(_ request: Request, _ who: String) async throws -> Response {
    let body = try await body(of: request)
    guard request.headers[.init("Idempotency-Key") ?? .cookie] != nil else { return refuse(400) }
    let (delivered, read) = (body["delivered"] as? Int ?? 0, body["read"] as? Int ?? 0)
    state.withLock { state in
      state.receipts.append("\(who) \(delivered) \(read)")
      state.delivered[who] = max(delivered, state.delivered[who] ?? 0)
      state.read[who] = max(read, state.read[who] ?? 0)
    }
    return Response(status: .noContent)
  }

  private func body(of request: Request) async throws -> [String: Any] {
    let bytes = try await request.body.collect(upTo: 10_000)
    let object = try JSONSerialization.jsonObject(with: Data(bytes.readableBytesView))
    return object as? [String: Any] ?? [:]
  }

  private static func message(_ number: Int, _ entry: Entry) -> [String: Any] {
    [
      "id": entry.id, "number": number, "from": entry.from, "text": entry.text,
      "photo": entry.photo ?? NSNull(), "sent": "2026-01-01T00:00:00Z",
    ]
  }

  private func answer(_ object: [String: Any], _ status: Int = 200) throws -> Response {
    let data = try JSONSerialization.data(withJSONObject: object)
    return json(String(decoding: data, as: UTF8.self), status: .init(code: status))
  }

  private func refuse(_ status: Int) -> Response {
    let kind = [403: "not-for-your-role", 404: "unknown-chat", 422: "invalid-body"]
    return problem(
      .init(code: status),
      #"{"type":"tag:sillar.example,2026:\#(kind[status] ?? "no")","status":\#(status)}"#)
  }
}
