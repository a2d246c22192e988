import HummingbirdCore
import NIOCore
import NIOWebSocket
import Testing

@testable import SillarWeb

/// The server's responses to frames that RFC 6455 allows and forbids.
struct TransportProtocolTests {
  private struct Failed: Error {}

  private func withClient(
    on server: HTTPServerBuilder = .echo(.init(webSocket: .init(maxMessageSize: 1000))),
    test: @escaping @Sendable (WebSocketClient) async throws -> Void
  ) async throws {
    try await TransportServer.run(server) { server in
      try await test(try await WebSocketClient.connect(port: server.port, path: "/socket"))
    }
  }

  @Test func `a message in fragments is one message`() async throws {
    try await withClient { client in
      let bytes = ByteBuffer(string: "añb").readableBytesView
      // The second byte of the letter comes in another fragment, and a ping comes in between.
      try await client.send(.text, ByteBuffer(bytes.prefix(2)), isFinal: false)
      try await client.send(.continuation, ByteBuffer(), isFinal: false)
      try await client.send(.ping, ByteBuffer(string: "still there?"))
      try await client.send(.continuation, ByteBuffer(bytes.dropFirst(2)))
      #expect(try await client.next() == .pong("still there?"))
      #expect(try await client.next() == .text("añb"))
    }
  }

  @Test func `a message as large as the limit is taken, in one frame and in several`() async throws
  {
    try await withClient { client in
      let text = String(repeating: "x", count: 1000)
      try await client.send(text)
      #expect(try await client.next() == .text(text))
      try await client.send(.text, ByteBuffer(repeating: 0x78, count: 999), isFinal: false)
      try await client.send(.continuation, ByteBuffer(repeating: 0x78, count: 1))
      #expect(try await client.next() == .text(text))
    }
  }

  @Test func `a frame over the limit closes with 1009`() async throws {
    try await withClient { client in
      try await client.send(String(repeating: "x", count: 1001))
      #expect(try await client.closeCode() == 1009)
      #expect(try await client.next() == .end)
    }
  }

  @Test func `fragments over the limit close with 1009`() async throws {
    try await withClient { client in
      try await client.send(.text, ByteBuffer(repeating: 0x78, count: 600), isFinal: false)
      try await client.send(.continuation, ByteBuffer(repeating: 0x78, count: 600), isFinal: false)
      #expect(try await client.closeCode() == 1009)
    }
  }

  @Test func `a text that is not UTF-8 closes with 1007`() async throws {
    try await withClient { client in
      try await client.send(.text, ByteBuffer(bytes: [0x61, 0xC3, 0x28]))
      #expect(try await client.closeCode() == 1007)
    }
  }

  @Test func `a binary message closes with 1003`() async throws {
    try await withClient { client in
      try await client.send(.binary, ByteBuffer(string: "x"))
      #expect(try await client.closeCode() == 1003)
    }
  }

  @Test func `a frame without a mask closes with 1002`() async throws {
    try await withClient { client in
      try await client.send(.text, ByteBuffer(string: "x"), isMasked: false)
      #expect(try await client.closeCode() == 1002)
    }
  }

  @Test func `a frame of an extension closes with 1002`() async throws {
    try await withClient { client in
      try await client.send(.text, ByteBuffer(string: "x"), rsv1: true)
      #expect(try await client.closeCode() == 1002)
    }
  }

  @Test func `a continuation of nothing closes with 1002`() async throws {
    try await withClient { client in
      try await client.send(.continuation, ByteBuffer(string: "x"))
      #expect(try await client.closeCode() == 1002)
    }
  }

  @Test func `a message inside another closes with 1002`() async throws {
    try await withClient { client in
      try await client.send(.text, ByteBuffer(string: "x"), isFinal: false)
      try await client.send(.text, ByteBuffer(string: "y"))
      #expect(try await client.closeCode() == 1002)
    }
  }

  @Test func `a ping in pieces closes with 1002`() async throws {
    try await withClient { client in
      try await client.send(.ping, ByteBuffer(string: "x"), isFinal: false)
      #expect(try await client.closeCode() == 1002)
    }
  }

  @Test func `a client that closes gets its code back and the end of the connection`() async throws
  {
    try await withClient { client in
      try await client.close(4321, reason: "bye")
      #expect(try await client.next() == .close(4321, reason: ""))
      #expect(try await client.next() == .end)
    }
  }

  @Test func `a client that closes without a code gets none`() async throws {
    try await withClient { client in
      try await client.close(nil)
      #expect(try await client.next() == .close(nil, reason: ""))
      #expect(try await client.next() == .end)
    }
  }

  @Test(arguments: [0, 999, 1005, 1006, 1015, 2000, 5000] as [UInt16])
  func `a client that closes with a forbidden code gets 1002`(code: UInt16) async throws {
    try await withClient { client in
      try await client.close(code)
      #expect(try await client.closeCode() == 1002)
    }
  }

  @Test func `a handler that returns closes with 1000`() async throws {
    try await withClient(on: .socket { _ in }) { client in
      let close = try await client.next()
      #expect(close == .close(1000, reason: ""))
      #expect(try await client.next() == .end)
    }
  }

  @Test func `a handler that fails closes with 1011`() async throws {
    try await withClient(on: .socket { _ in throw Failed() }) { client in
      let code = try await client.closeCode()
      #expect(code == 1011)
    }
  }

  @Test func `what a handler sent before it closed arrives`() async throws {
    let server = HTTPServerBuilder.socket { connection in
      for number in 0..<50 { try await connection.send("\(number)") }
      await connection.close(.init(rawValue: 4000), reason: String(repeating: "é", count: 100))
    }
    try await withClient(on: server) { client in
      for number in 0..<50 {
        let event = try await client.next()
        #expect(event == .text("\(number)"))
      }
      // A close frame has room for 123 bytes of reason.
      #expect(
        try await client.next() == .close(4000, reason: String(repeating: "é", count: 61)))
    }
  }
}
