import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore
import NIOHTTP1
import TestServers
import Testing

@testable import SillarWeb

struct TransportSocketTests {
  @Test func `a message comes back`() async throws {
    try await TransportServer.run(.echo()) { server in
      let client = try await WebSocketClient.connect(port: server.port, path: "/socket")
      try await client.send("grüezi 🧱")
      #expect(try await client.next() == .text("grüezi 🧱"))
    }
  }

  @Test func `messages keep their order`() async throws {
    try await TransportServer.run(.echo()) { server in
      let client = try await WebSocketClient.connect(port: server.port, path: "/socket")
      async let sent: Void = {
        for number in 0..<500 { try await client.send("\(number)") }
      }()
      for number in 0..<500 {
        #expect(try await client.nextText() == "\(number)")
      }
      try await sent
    }
  }

  @Test func `a message of 200 kB goes both ways`() async throws {
    try await TransportServer.run(.echo()) { server in
      let client = try await WebSocketClient.connect(port: server.port, path: "/socket")
      let text = String(repeating: "0123456789", count: 20_000)
      try await client.send(text)
      #expect(try await client.nextText() == text)
    }
  }

  @Test func `a thousand sockets are open at once`() async throws {
    try await TransportServer.run(.echo()) { server in
      let clients = try await withThrowingTaskGroup(of: WebSocketClient.self) { tasks in
        for _ in 0..<1000 {
          tasks.addTask {
            try await WebSocketClient.connect(port: server.port, path: "/socket")
          }
        }
        return try await tasks.reduce(into: []) { $0.append($1) }
      }
      #expect(clients.count == 1000)
      try await withThrowingTaskGroup(of: Void.self) { tasks in
        for (number, client) in clients.enumerated() {
          tasks.addTask {
            try await client.send("\(number)")
            let answer = try await client.nextText(within: .seconds(30))
            #expect(answer == "\(number)")
          }
        }
        try await tasks.waitForAll()
      }
    }
  }

  @Test func `the decision sees path, query, headers, origin and host`() async throws {
    let server = HTTPServerBuilder.http1WithWebSocket { handshake in
      let seen: [String?] = [
        handshake.uri.path, handshake.uri.queryParameters["window"].map(String.init),
        handshake.head.headerFields[.cookie], handshake.origin, handshake.host,
      ]
      return .accept(seen)
    } handler: { connection, seen in
      try await connection.send(seen.map { $0 ?? "nothing" }.joined(separator: " "))
    }
    try await TransportServer.run(server) { server in
      let client = try await WebSocketClient.connect(
        port: server.port, path: "/socket?window=7", cookies: ["a": "b", "session": "s1"],
        origin: "http://example.com")
      let host = "localhost:\(server.port)"
      #expect(try await client.nextText() == "/socket 7 a=b; session=s1 http://example.com \(host)")
    }
  }

  @Test func `a refused socket gets the code and the reason`() async throws {
    let server = HTTPServerBuilder.http1WithWebSocket { _ -> WebSocketDecision<Never> in
      await Task.yield()
      return .refuse(.init(rawValue: 4001), reason: "not your window")
    } handler: { _, _ in
    }
    try await TransportServer.run(server) { server in
      let client = try await WebSocketClient.connect(port: server.port, path: "/socket")
      #expect(try await client.next() == .close(4001, reason: "not your window"))
      #expect(try await client.next() == .end)
    }
  }

  @Test func `a handshake on a path without sockets goes to the router`() async throws {
    try await TransportServer.run(.echo()) { server in
      await #expect(throws: WebSocketClient.Failure.self) {
        _ = try await WebSocketClient.connect(port: server.port, path: "/hello")
      }
    }
  }

  @Test func `a plain request on the path of a socket reaches the router`() async throws {
    try await TransportServer.run(.echo()) { server in
      let client = try await RawClient.connect(port: server.port)
      try await client.send("GET /socket HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n")
      let answer = try await client.allReceived()
      #expect(answer.hasPrefix("HTTP/1.1 200 OK"))
      #expect(answer.hasSuffix("a page"))
    }
  }

  @Test func `a handshake of an unknown version reaches the router`() async throws {
    try await TransportServer.run(.echo()) { server in
      let client = try await RawClient.connect(port: server.port)
      try await client.send(
        """
        GET /socket HTTP/1.1\r\nhost: a\r\nupgrade: websocket\r\nconnection: upgrade\r\n\
        sec-websocket-version: 12\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n
        """)
      try await client.finishSending()
      #expect(try await client.allReceived().hasPrefix("HTTP/1.1 200 OK"))
    }
  }

  @Test func `a frame sent together with the handshake is not lost`() async throws {
    let limits = WebSocketConfiguration(closeTimeout: .milliseconds(50))
    let server = HTTPServerBuilder.socket(.init(webSocket: limits)) { connection in
      for await text in connection.messages {
        try await connection.send("got \(text)")
        return
      }
    }
    try await TransportServer.run(server) { server in
      let client = try await RawClient.connect(port: server.port)
      var bytes = ByteBuffer(
        string: """
          GET /socket HTTP/1.1\r\nhost: a\r\nupgrade: websocket\r\nconnection: Upgrade\r\n\
          sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n
          """)
      // The text "hi", masked with zeroes.
      bytes.writeBytes([0x81, 0x82, 0, 0, 0, 0] + Array("hi".utf8))
      try await client.send(bytes)
      let answer = try await client.allReceived()
      #expect(answer.hasPrefix("HTTP/1.1 101 Switching Protocols"))
      // The accept key is the example of RFC 6455, section 1.3.
      #expect(answer.contains("s3pPLMBiTxaQ9kYGzzhZRbK+xOo="))
      #expect(answer.contains("got hi"))
    }
  }
}
