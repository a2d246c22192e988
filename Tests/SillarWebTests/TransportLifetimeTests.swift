import HummingbirdCore
import NIOCore
import TestServers
import Testing

@testable import SillarWeb

/// The ends of sockets that neither side has asked for.
struct TransportLifetimeTests {
  /// A server whose handlers report how their sockets ended.
  private func run(
    _ limits: WebSocketConfiguration = .init(),
    handler: @escaping @Sendable (WebSocketConnection) async throws -> Void = { connection in
      for await _ in connection.messages {}
    },
    test:
      @escaping @Sendable (RunningServer, _ ended: AsyncStream<WebSocketClosure?>) async throws
      -> Void
  ) async throws {
    let (ended, report) = AsyncStream.makeStream(of: WebSocketClosure?.self)
    let server = HTTPServerBuilder.socket(.init(webSocket: limits)) { connection in
      try? await handler(connection)
      report.yield(connection.closure)
    }
    try await TransportServer.run(server) { server in
      try await test(server, ended)
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a client that is cut off ends the handler`() async throws {
    try await run { server, ended in
      let client = try await WebSocketClient.connect(port: server.port, path: "/socket")
      try await client.cut()
      #expect(await ended.first { _ in true } == .lost)
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a client that says why it leaves is heard`() async throws {
    try await run { server, ended in
      let client = try await WebSocketClient.connect(port: server.port, path: "/socket")
      try await client.close(1001, reason: "the tab is closed")
      let expected = WebSocketClosure(
        code: .goingAway, reason: "the tab is closed", origin: .peer)
      #expect(await ended.first { _ in true } == expected)
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a client that ends its half without a close frame ends the handler`() async throws {
    try await run { server, ended in
      let client = try await RawClient.connect(port: server.port)
      try await client.send(
        """
        GET /socket HTTP/1.1\r\nhost: a\r\nupgrade: websocket\r\nconnection: upgrade\r\n\
        sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n
        """)
      try await client.finishSending()
      #expect(await ended.first { _ in true } == .lost)
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a client that answers pings stays`() async throws {
    let limits = WebSocketConfiguration(pingInterval: .seconds(1))
    try await TransportServer.run(.echo(.init(webSocket: limits))) { server in
      let client = try await WebSocketClient.connect(port: server.port, path: "/socket")
      for _ in 0..<3 { #expect(try await client.next() == .ping) }
      try await client.send("still here")
      #expect(try await client.nextText() == "still here")
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a client that answers no ping is closed with 1008`() async throws {
    let limits = WebSocketConfiguration(pingInterval: .milliseconds(50))
    try await run(limits) { server, ended in
      let client = try await WebSocketClient.connect(
        port: server.port, path: "/socket", manners: .init(answersPings: false))
      #expect(try await client.closeCode() == 1008)
      let closure = await ended.first { _ in true }
      #expect(closure??.code == .policyViolation)
      #expect(closure??.origin == .server)
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a client that never answers a close frame is cut off`() async throws {
    let limits = WebSocketConfiguration(closeTimeout: .milliseconds(100))
    let server = HTTPServerBuilder.socket(.init(webSocket: limits)) { connection in
      await connection.close(.init(rawValue: 4002))
    }
    try await TransportServer.run(server) { server in
      let client = try await WebSocketClient.connect(
        port: server.port, path: "/socket", manners: .init(answersClose: false))
      #expect(try await client.next() == .close(4002, reason: ""))
      #expect(try await client.next() == .end)
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a client that does not read is closed when too much waits for it`() async throws {
    let limits = WebSocketConfiguration(
      outboundLimit: 1_000_000, closeTimeout: .milliseconds(100))
    let (failures, report) = AsyncStream.makeStream(of: WebSocketSendError.self)
    try await run(limits) { connection in
      // A text larger than the sockets' own buffers.
      let text = String(repeating: "x", count: 100_000)
      await withTaskGroup(of: Void.self) { tasks in
        for _ in 0..<300 {
          tasks.addTask {
            do throws(WebSocketSendError) {
              try await connection.send(text)
            } catch {
              report.yield(error)
            }
          }
        }
      }
      report.finish()
    } test: { server, ended in
      let client = try await WebSocketClient.connect(
        port: server.port, path: "/socket", manners: .init(reads: false))
      #expect(await ended.first { _ in true }??.code == .tryAgainLater)
      var waiting: [Int] = []
      for await case .tooSlow(let bytes, _) in failures { waiting.append(bytes) }
      #expect(!waiting.isEmpty)
      #expect(waiting.allSatisfy { $0 <= 1_000_000 })
      _ = client
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `sending waits for a client that reads slowly, and loses nothing`() async throws {
    let text = String(repeating: "x", count: 100_000)
    let server = HTTPServerBuilder.socket { connection in
      for number in 0..<200 { try await connection.send("\(number) \(text)") }
      for await _ in connection.messages { return }
    }
    try await TransportServer.run(server) { server in
      let client = try await WebSocketClient.connect(
        port: server.port, path: "/socket", manners: .init(reads: false))
      try await client.startReading()
      for number in 0..<200 {
        #expect(try await client.nextText().hasPrefix("\(number) "))
      }
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `sending to a client that stopped reading ends when the client is given up`() async throws {
    let limits = WebSocketConfiguration(
      pingInterval: .milliseconds(200), closeTimeout: .milliseconds(100))
    try await run(limits) { connection in
      let text = String(repeating: "x", count: 100_000)
      while true { try await connection.send(text) }
    } test: { server, ended in
      let client = try await WebSocketClient.connect(
        port: server.port, path: "/socket", manners: .init(reads: false))
      #expect(await ended.first { _ in true }??.code == .policyViolation)
      _ = client
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a client whose messages nobody takes is not taken for dead`() async throws {
    let limits = WebSocketConfiguration(pingInterval: .milliseconds(300))
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let server = HTTPServerBuilder.socket(.init(webSocket: limits)) { connection in
      for await _ in gate {}
      var count = 0
      for await _ in connection.messages {
        count += 1
        if count == 2000 { try await connection.send("all \(count)") }
      }
    }
    try await TransportServer.run(server) { server in
      let client = try await WebSocketClient.connect(port: server.port, path: "/socket")
      async let sent: Void = {
        for number in 0..<2000 { try await client.send("\(number)") }
      }()
      for _ in 0..<3 { #expect(try await client.next() == .ping) }
      open.finish()
      #expect(try await client.nextText() == "all 2000")
      try await sent
    }
  }
}
