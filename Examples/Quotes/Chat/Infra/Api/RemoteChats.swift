import ChatModel
import Foundation
import HTTPTypes
import SillarData
import SillarModel
import Work
import WorkInfra

/// Chats at the API, on behalf of one person.
struct RemoteChats: Sendable {
  /// As many messages as a screen begins with, and as many as the service gives at a time at most.
  static let pageSize = 30
  static let largestPage = 100

  let api: WorkAPI
  let person: PersonID
  /// Told what the service sent that makes no sense and was left out.
  let report: @Sendable (String) -> Void

  func chats() async throws -> ChatsDTO {
    let list: ChatsDTO = try await send(
      .get("v1/chats", query: [URLQueryItem(name: "limit", value: "\(Self.largestPage)")]))
    for flaw in list.flaws { report("a chat is unreadable: \(flaw)") }
    return list
  }

  func messages(
    of chat: ChatID, before number: Int? = nil, limit: Int = pageSize
  ) async throws -> MessagesPageDTO {
    var query = [URLQueryItem(name: "limit", value: "\(limit)")]
    if let number { query.append(URLQueryItem(name: "before", value: "\(number)")) }
    let page: MessagesPageDTO = try await send(.get(Self.path(chat, "messages"), query: query))
    for flaw in page.flaws { report("a message is unreadable: \(flaw)") }
    return page
  }

  func tell(delivered: Int, read: Int, of chat: ChatID) async throws {
    let body = ReceiptsDTO(delivered: delivered, read: read)
    let post: Endpoint<APIAnswer> = .write(
      Self.path(chat, "receipts"), body, key: UUID().uuidString
    ) { $0 }
    _ = try await send(post)
  }

  private func send<Response>(_ endpoint: Endpoint<Response>) async throws -> Response {
    do {
      return try await api.send(endpoint, as: person)
    } catch {
      throw ChatError(asking: error) as (any Error)? ?? CancellationError()
    }
  }

  static func path(_ chat: ChatID, _ last: String) -> String {
    "v1/requests/\(chat.request.rawValue)/chats/\(chat.professional.rawValue)/\(last)"
  }
}

extension Endpoint {
  /// Sends JSON under a key by which the service knows it again.
  static func write(
    _ path: String, _ body: some Encodable & Sendable, key: String,
    decode: @escaping @Sendable (APIAnswer) throws -> Response
  ) -> Self {
    var headers: HTTPFields = [.accept: "application/json", .contentType: "application/json"]
    if let name = HTTPField.Name("Idempotency-Key") { headers[name] = key }
    return Endpoint(
      method: .post, path: path, headers: headers,
      body: {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(body)
      }, isSafeToRepeat: true, decode: decode)
  }
}

extension ChatError {
  /// What went wrong, in the model's words; nil for a cancellation.
  init?(asking error: any Error) {
    switch error {
    case let error as ChatError: self = error
    case is SignedOut: self = .signedOut
    case is CancellationError: return nil
    case APIError.cancelled: return nil
    case APIError.offline, APIError.timedOut: self = .offline
    case APIError.status(404, _): self = .unknownChat
    default: self = .serviceFailed(ServiceFailure(error))
    }
  }

  /// What went wrong with the app's own database; nil for a cancellation.
  init?(storing error: any Error) {
    if error is CancellationError { return nil }
    self = error as? ChatError ?? .storageFailed("\(error)")
  }
}
