import Foundation
import NIOCore
import NIOPosix

/// The minimum cost of a message, without an app: a request to the backend, and the event that announces the message.
struct BareChat: Sendable {
  private static let api = "/api/quotes/v1"
  private static let messages =
    api + "/requests/5e111a00-0000-4000-8000-000000000024/chats/elena/messages"
  private let port: Int
  private let token: String
  private let requests: RawConnection
  private let events: RawConnection

  static func open(port: Int, on loop: any EventLoop) async throws -> BareChat {
    let elena = try await token(of: "elena", port: port)
    let events = try await RawConnection.open(port: port, on: loop)
    try await events.ask(
      HTTPAnswer.request(
        port: port, path: api + "/events", headers: ["Authorization": "Bearer \(elena)"]),
      until: "\r\n\r\n", at: events)
    return BareChat(
      port: port, token: try await token(of: "ben", port: port),
      requests: try await RawConnection.open(port: port, on: loop), events: events)
  }

  private static func token(of account: String, port: Int) async throws -> String {
    try await HTTPAnswer.ask(
      port: port, "POST", "/api/accounts/v1/sessions",
      headers: ["Content-Type": "application/json", "Idempotency-Key": UUID().uuidString],
      body: #"{"email":"\#(account)@example.com","password":"casa-2026"}"#, status: 201
    ).text(after: "\"token\":\"", before: "\"")
  }

  /// - Returns: The nanoseconds from the request to the event.
  func send(_ text: String) async throws -> Int64 {
    let id = UUID().uuidString.lowercased()
    return try await requests.ask(
      HTTPAnswer.request(
        port: port, "POST", path: Self.messages,
        headers: [
          "Authorization": "Bearer \(token)", "Content-Type": "application/json",
          "Idempotency-Key": id,
        ], body: #"{"id":"\#(id)","text":"\#(text)","photo":null}"#),
      until: "event: chat\n", at: events)
  }
}
