import HummingbirdCore
import NIOCore
import TestServers
import Testing

@testable import SillarWeb

/// Plain HTTP is unaffected by WebSockets on the same port: every exchange is compared with one on Hummingbird's own
/// server.
struct TransportHTTPTests {
  struct Exchange: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let pieces: [String]
    var finishesSending = false
  }

  static let exchanges = [
    Exchange(
      testDescription: "one request",
      pieces: ["GET /hello HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n"]),
    Exchange(
      testDescription: "three requests at once",
      pieces: [
        "GET /hello HTTP/1.1\r\nhost: a\r\n\r\nGET /socket HTTP/1.1\r\nhost: a\r\n\r\n"
          + "GET /nothing HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n"
      ]),
    Exchange(
      testDescription: "a body in pieces, then another request",
      pieces: [
        "POST /length HTTP/1.1\r\nhost: a\r\ncontent-", "length: 6\r\n\r\nabc", "def",
        "GET /hello HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n",
      ]),
    Exchange(
      testDescription: "a chunked body",
      pieces: [
        "POST /length HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n"
          + "connection: close\r\n\r\n3\r\nabc\r\n", "4\r\ndefg\r\n0\r\n\r\n",
      ]),
    Exchange(
      testDescription: "a handler that throws",
      pieces: ["GET /fails HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n"]),
    Exchange(
      testDescription: "a method that the path does not have",
      pieces: ["PUT /hello HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n"]),
    Exchange(testDescription: "not HTTP", pieces: ["hello?\r\n\r\n"]),
    Exchange(
      testDescription: "not HTTP after a request",
      pieces: ["GET /hello HTTP/1.1\r\nhost: a\r\n\r\n", "hello?\r\n\r\n"]),
    Exchange(testDescription: "HTTP of another version", pieces: ["GET / HTTP/3.0\r\n\r\n"]),
    Exchange(
      testDescription: "a client that sends no more",
      pieces: ["GET /hello HTTP/1.1\r\nhost: a\r\n\r\n"], finishesSending: true),
    Exchange(
      testDescription: "a client that ends in the middle of its body",
      pieces: ["POST /length HTTP/1.1\r\nhost: a\r\ncontent-length: 6\r\n\r\nabc"],
      finishesSending: true),
    Exchange(
      testDescription: "a client that ends in the middle of its headers",
      pieces: ["GET /hello HTTP/1.1\r\nho"], finishesSending: true),
    Exchange(testDescription: "a client that says nothing", pieces: [], finishesSending: true),
    Exchange(
      testDescription: "a wish for HTTP/2",
      pieces: [
        "GET /hello HTTP/1.1\r\nhost: a\r\nconnection: upgrade, http2-settings\r\n"
          + "upgrade: h2c\r\nhttp2-settings: AAMAAABkAAQAAP__\r\n\r\n"
      ], finishesSending: true),
    Exchange(
      testDescription: "headers that are too long",
      pieces: [
        "GET /hello HTTP/1.1\r\nhost: a\r\nx: " + String(repeating: "x", count: 90_000)
          + "\r\n\r\n"
      ]),
  ]

  private func answer(of server: HTTPServerBuilder, to exchange: Exchange) async throws -> String {
    let (answers, report) = AsyncStream.makeStream(of: String.self)
    try await TransportServer.run(server) { server in
      let client = try await RawClient.connect(port: server.port)
      for piece in exchange.pieces { try await client.send(piece) }
      if exchange.finishesSending { try await client.finishSending() }
      report.yield(try await client.allReceived())
    }
    let answer = await answers.first { _ in true } ?? ""
    return answer.split(separator: "\r\n", omittingEmptySubsequences: false)
      .filter { !$0.lowercased().hasPrefix("date:") }.joined(separator: "\r\n")
  }

  @Test(.timeLimit(.minutes(1)), arguments: exchanges)
  func `HTTP is answered as by Hummingbird itself`(exchange: Exchange) async throws {
    let expected = try await answer(of: .http1(), to: exchange)
    #expect(try await answer(of: .echo(), to: exchange) == expected)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a connection that says nothing is closed in the end`() async throws {
    let configuration = TransportConfiguration(http: .init(idleTimeout: .seconds(1)))
    try await TransportServer.run(.echo(configuration)) { server in
      let silent = try await RawClient.connect(port: server.port)
      #expect(try await silent.allReceived() == "")
      let idle = try await RawClient.connect(port: server.port)
      try await idle.send("GET /hello HTTP/1.1\r\nhost: a\r\n\r\n")
      #expect(try await idle.allReceived().hasSuffix("hello"))
    }
  }
}
