import Foundation
import Kit
import Synchronization

/// A message in the chat with a professional who has applied.
public struct FakeMessage: Sendable {
  public let id: String
  public let from: String
  public let text: String
  public let photo: String?
  public var sent = "2026-01-01T00:00:00Z"

  public init(_ id: String, from: String, text: String, photo: String? = nil) {
    self.id = id
    self.from = from
    self.text = text
    self.photo = photo
  }

  func object(number: Int) -> FakeRequest.Object {
    [
      "id": id, "number": number, "from": from, "text": text,
      "photo": photo.map { $0 as any Sendable } ?? NSNull(), "sent": sent,
    ]
  }
}

/// The service's routes for chats.
extension FakeQuotes.Store {
  var chats: [FakeServer.Route] {
    let chat = "requests/*/chats/*"
    return [
      .get("chats") { call in try self.list(for: call.person) },
      .get("\(chat)/messages") { call in try self.chat(call) { try $0.page(call) } },
      .post("\(chat)/messages") { call in try self.say(call) },
      .post("\(chat)/receipts") { call in
        let receipt = try call.decoded(ReceiptBody.self)
        let isNews = try self.chat(call) { $0.take(receipt, of: call.person) }
        if isNews { self.tellChat(call.parts[0], with: call.parts[1]) }
        return .nothing
      },
      .get("events") { call in .events(self.listen(as: call.person)) },
    ]
  }

  private func list(for person: String) throws -> Reply {
    let items = requests.filter { $0.concerns(person) }.flatMap { request in
      request.professionals.filter { [request.homeowner, $0.person].contains(person) }
        .map { chat -> FakeRequest.Object in
          let isAsking = request.homeowner == person
          return [
            "request": ["id": request.id, "title": request.title],
            "with": isAsking
              ? FakeRequest.person(chat.person, "professional")
              : FakeRequest.person(request.homeowner, "homeowner"),
            "last": chat.messages.last.map { $0.object(number: chat.messages.count) }
              ?? NSNull() as any Sendable,
            "unread": chat.messages.dropFirst(chat.read[person] ?? 0).count { $0.from != person },
          ]
        }
    }
    return try .json(["items": items, "next": NSNull()])
  }

  private func say(_ call: Call) throws -> Reply {
    let body = try call.decoded(MessageBody.self)
    let text = (body.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    guard text.count <= 2000, !text.isEmpty || body.photo != nil else {
      throw Refusal(422, "invalid-body")
    }
    let new = FakeMessage(body.id, from: call.person, text: text, photo: body.photo)
    let said = requests.flatMap(\.professionals).flatMap(\.messages)
    let (number, message, isNew) = try chat(call) { chat in
      if let index = chat.messages.firstIndex(where: { $0.id == new.id }) {
        let known = chat.messages[index]
        guard (known.from, known.text, known.photo) == (new.from, new.text, new.photo) else {
          throw Refusal(409, "id-taken")
        }
        return (index + 1, known, false)
      }
      guard !said.contains(where: { $0.id == new.id }) else { throw Refusal(409, "id-taken") }
      guard new.photo.map({ self.has($0, of: call.person) }) ?? true else {
        throw Refusal(404, "unknown-photo")
      }
      chat.messages.append(new)
      return (chat.messages.count, new, true)
    }
    if isNew { tellChat(call.parts[0], with: call.parts[1]) }
    return try .json(message.object(number: number), status: 201)
  }

  /// The chat that a path names, for one of its two people.
  private func chat<Value: Sendable>(
    _ call: Call, _ body: (inout FakeRequest.Application) throws -> Value
  ) throws -> Value {
    try with { requests in
      for index in requests.indices where requests[index].id == call.parts[0] {
        guard
          let chat = requests[index].professionals.firstIndex(where: { $0.person == call.parts[1] }
          ),
          [requests[index].homeowner, call.parts[1]].contains(call.person)
        else { break }
        return try body(&requests[index].professionals[chat])
      }
      throw Refusal(404, "unknown-chat")
    }
  }

  // MARK: Events

  func tellChat(_ request: String, with professional: String) {
    guard let request = requests.first(where: { $0.id == request }) else { return }
    let data = #"{"request":"\#(request.id)","professional":"\#(professional)"}"#
    for (person, listener) in listeners.withLock({ $0 })
    where [request.homeowner, professional].contains(person) {
      listener.yield("event: chat\ndata: \(data)\n\n")
    }
  }

  func tellRequest(_ id: String) {
    guard let request = requests.first(where: { $0.id == id }) else { return }
    for (person, listener) in listeners.withLock({ $0 }) where request.concerns(person) {
      listener.yield("event: request\ndata: {\"request\":\"\(id)\"}\n\n")
    }
  }

  private func listen(as person: String) -> AsyncStream<String> {
    let (lines, line) = AsyncStream.makeStream(of: String.self)
    line.yield(": here\n\n")
    listeners.withLock { $0.append((person, line)) }
    return lines
  }
}

extension FakeRequest.Application {
  fileprivate func page(_ call: FakeServer.Call) throws -> FakeServer.Reply {
    let end = min(call.query["before"].flatMap { Int($0) } ?? .max, messages.count + 1) - 1
    let start = max(0, end - (call.query["limit"].flatMap { Int($0) } ?? 20))
    return try .json([
      "items": (start..<max(start, end)).reversed().map { messages[$0].object(number: $0 + 1) },
      "next": start > 0 ? "\(start + 1)" as any Sendable : NSNull(),
      "delivered": delivered, "read": read,
    ])
  }

  /// - Returns: True if the receipt raises a number.
  fileprivate mutating func take(_ receipt: ReceiptBody, of person: String) -> Bool {
    let before = (delivered[person] ?? 0, read[person] ?? 0)
    read[person] = max(before.1, min(receipt.read ?? 0, messages.count))
    delivered[person] = max(
      before.0, min(receipt.delivered ?? 0, messages.count), read[person] ?? 0)
    return before != (delivered[person] ?? 0, read[person] ?? 0)
  }
}

private struct MessageBody: Decodable {
  let id: String
  let text: String?
  let photo: String?
}

private struct ReceiptBody: Decodable {
  let delivered: Int?
  let read: Int?
}
