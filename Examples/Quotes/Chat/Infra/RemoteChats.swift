import ChatModel
import Foundation
import SillarData
import Work
import WorkInfra

/// Chats at the API, on behalf of one person.
struct RemoteChats: Sendable {
  let api: WorkAPI
  let person: PersonID
  /// Called with the flaws of answers.
  let report: @Sendable (String) -> Void

  func chats() async throws -> [ChatRecord] {
    let list: ChatsDTO = try await api.send(
      .get("v1/chats", query: [URLQueryItem(name: "limit", value: "100")]), as: person)
    for flaw in list.flaws { report("a chat is unreadable: \(flaw)") }
    return list.items.map { $0.record(of: person) }
  }

  func messages(
    of chat: ChatID, before number: Int?, limit: Int
  ) async throws -> MessagesPageDTO {
    var query = [URLQueryItem(name: "limit", value: "\(limit)")]
    if let number { query.append(URLQueryItem(name: "before", value: "\(number)")) }
    let page: MessagesPageDTO = try await api.send(
      .get(Self.path(chat, "messages"), query: query), as: person)
    for flaw in page.flaws { report("a message is unreadable: \(flaw)") }
    return page
  }

  func send(_ message: NewMessageDTO, to chat: ChatID, key: String) async throws -> MessageDTO {
    try await api.send(
      .post(Self.path(chat, "messages"), json: message, idempotencyKey: key), as: person)
  }

  func tell(_ receipts: ReceiptsDTO, of chat: ChatID) async throws {
    let like: Endpoint<MessageDTO> = .post(
      Self.path(chat, "receipts"), json: receipts, idempotencyKey: UUID().uuidString)
    let post = Endpoint<APIAnswer>(
      method: like.method, path: like.path, headers: like.headers, body: like.body,
      isSafeToRepeat: true, decode: { $0 })
    _ = try await api.send(post, as: person)
  }

  private static func path(_ chat: ChatID, _ last: String) -> String {
    "v1/requests/\(chat.request.rawValue)/chats/\(chat.professional.rawValue)/\(last)"
  }
}
