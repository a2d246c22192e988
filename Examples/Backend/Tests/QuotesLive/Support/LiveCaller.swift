import AsyncHTTPClient
import BackendModel
import Foundation
import NIOCore
import NIOFoundationCompat
import NIOHTTP1
import Testing

/// A client of someone who is signed in, or of nobody.
struct LiveCaller: Sendable {
  static let base = "/api/quotes/v1"

  let server: TestServer
  let session: Session?
  let token: String?

  var headers: [(String, String)] { token.map { [("Authorization", "Bearer \($0)")] } ?? [] }

  func get(_ path: String, headers more: [(String, String)] = []) async throws -> Answer {
    try await server.get("\(Self.base)\(path)", headers: headers + more)
  }

  func post(_ path: String, _ body: String, key: String? = .newID) async throws -> Answer {
    let key = key.map { [("Idempotency-Key", $0)] } ?? []
    return try await server.send("POST", "\(Self.base)\(path)", body, headers: headers + key)
  }

  func put(
    _ path: String, _ body: HTTPClientRequest.Body?, key: String? = .newID,
    contentType: String? = "application/octet-stream"
  ) async throws -> Answer {
    var request = HTTPClientRequest(url: "http://127.0.0.1:\(server.port)\(Self.base)\(path)")
    request.method = .PUT
    request.headers = HTTPHeaders(headers)
    if let key { request.headers.add(name: "Idempotency-Key", value: key) }
    if let contentType { request.headers.add(name: "Content-Type", value: contentType) }
    request.body = body
    let response = try await server.client.execute(request, timeout: .seconds(60))
    let fields = response.headers.map { ($0.name.lowercased(), $0.value) }
    return Answer(
      status: Int(response.status.code),
      headers: Dictionary(fields, uniquingKeysWith: { "\($0), \($1)" }),
      body: Data(buffer: try await response.body.collect(upTo: 1_000_000)))
  }
}

// What people do, where it is not what the test is about: records an issue unless it works.
extension LiveCaller {
  /// Sends a photo.
  func photo(_ bytes: [UInt8] = SampleJPEG().bytes) async throws -> PhotoID {
    let id = String.newID
    let answer = try await put("/photos/\(id)", .bytes(ByteBuffer(bytes: bytes)))
    #expect(answer.status == 201, "\(answer.text)")
    return try #require(PhotoID(id))
  }

  func say(
    _ text: String, in chat: String, photo: PhotoID? = nil, id: String = .newID
  ) async throws -> MessageAnswer {
    let answer = try await post("\(chat)/messages", .message(id, text, photo: photo?.rawValue))
    #expect(answer.status == 201, "\(answer.text)")
    return try answer.decoded(MessageAnswer.self)
  }

  func messages(in chat: String, _ query: String = "") async throws -> MessagesAnswer {
    try await get("\(chat)/messages\(query)").decoded(MessagesAnswer.self)
  }

  func chats() async throws -> [ChatAnswer] {
    try await get("/chats").decoded(ListAnswer<ChatAnswer>.self).items
  }
}

extension String {
  /// The path of a chat.
  static func chat(_ request: WorkRequest.ID, _ professional: String) -> String {
    "/requests/\(request)/chats/\(professional)"
  }

  static func message(_ id: String, _ text: String, photo: String? = nil) -> String {
    #"{"id":"\#(id)","text":"\#(text)","photo":\#(photo.map { "\"\($0)\"" } ?? "null")}"#
  }
}
