import Foundation
import HummingbirdCore
import NIOCore
import TestServers
import Testing

@testable import SillarWeb

/// Sockets on connections that have carried other requests before, as those of a proxy.
struct TransportUpgradeTests {
  private static let handshake = """
    GET /socket HTTP/1.1\r\nhost: a\r\nupgrade: websocket\r\nconnection: Upgrade\r\n\
    sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n
    """
  private static let hello = "GET /hello HTTP/1.1\r\nhost: a\r\n\r\n"
  private static let lastHello = "GET /hello HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n"
  /// The text "hi", masked with zeroes.
  private static let frame = ByteBuffer(bytes: [0x81, 0x82, 0, 0, 0, 0] + Array("hi".utf8))

  /// Answers one message, then closes.
  private static let server = HTTPServerBuilder.socket(
    .init(webSocket: .init(closeTimeout: .milliseconds(50)))
  ) { connection in
    for await text in connection.messages { return try await connection.send("got \(text)") }
  }

  /// The bytes that a client receives after it has sent these pieces, one by one.
  private func answers(to pieces: [ByteBuffer]) async throws -> String {
    let (answers, report) = AsyncStream.makeStream(of: String.self)
    try await TransportServer.run(Self.server) { server in
      let client = try await RawClient.connect(port: server.port)
      for piece in pieces { try await client.send(piece) }
      report.yield(try await client.allReceived())
    }
    return await answers.first { _ in true } ?? ""
  }

  @Test(.timeLimit(.minutes(1)))
  func `a connection that has answered requests becomes a socket`() async throws {
    try await TransportServer.run(Self.server) { server in
      let client = try await RawClient.connect(port: server.port)
      for count in 1...3 {
        try await client.send(Self.hello)
        try await client.waitUntilReceived("hello", times: count)
      }
      try await client.send(Self.handshake)
      try await client.waitUntilReceived("101 Switching Protocols")
      try await client.send(Self.frame)
      #expect(try await client.allReceived().contains("got hi"))
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `requests sent at once, a handshake and a message are answered in order`() async throws {
    let all = String(repeating: Self.hello, count: 20) + Self.handshake
    var bytes = ByteBuffer(string: all)
    bytes.writeImmutableBuffer(Self.frame)
    let answer = try await answers(to: [bytes])
    #expect(answer.components(separatedBy: "HTTP/1.1 200 OK").count == 21)
    let parts = answer.components(separatedBy: "HTTP/1.1 101 Switching Protocols")
    #expect(parts.count == 2)
    #expect(parts.last?.contains("got hi") == true)
    #expect(parts.last?.contains("hello") == false)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a handshake that no path takes leaves the connection as it was`() async throws {
    let wrong = Self.handshake.replacing("/socket", with: "/hello")
    let separate = try await answers(
      to: [wrong, Self.hello, wrong, Self.lastHello].map { ByteBuffer(string: $0) })
    #expect(separate.components(separatedBy: "HTTP/1.1 200 OK").count == 5)
    let together = try await answers(to: [ByteBuffer(string: wrong + wrong + Self.lastHello)])
    #expect(together.components(separatedBy: "HTTP/1.1 200 OK").count == 4)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a refused upgrade to another protocol leaves the connection as it was`() async throws {
    let post = """
      POST /length HTTP/1.1\r\nhost: a\r\nconnection: upgrade, http2-settings\r\nupgrade: h2c\r\n\
      http2-settings: AAMAAABkAAQAAP__\r\ncontent-length: 6\r\n\r\nabcdef
      """
    let answer = try await answers(to: [ByteBuffer(string: post + post + Self.lastHello)])
    #expect(answer.components(separatedBy: "HTTP/1.1 200 OK").count == 4)
    #expect(answer.hasSuffix("hello"))
  }

  @Test(.timeLimit(.minutes(1)))
  func `a handshake of HTTP 1.0 is a plain request`() async throws {
    let old = Self.handshake.replacing("HTTP/1.1", with: "HTTP/1.0")
    let answer = try await answers(to: [ByteBuffer(string: old + Self.lastHello)])
    #expect(!answer.contains(" 101 "))
    #expect(answer.components(separatedBy: " 200 OK").count == 3)
    #expect(answer.hasSuffix("hello"))
  }
}
