import HummingbirdCore
import NIOCore
import TestServers
import Testing

@testable import SillarWeb

/// The end of a server with open sockets, and its duration.
struct TransportShutdownTests {
  @Test(.timeLimit(.minutes(1)))
  func `fifty sockets get 1001 and the server ends, though half of them never answer`()
    async throws
  {
    try await TransportServer.run(.echo()) { server in
      var clients: [WebSocketClient] = []
      for number in 0..<50 {
        let manners = WebSocketClient.Manners(answersClose: number.isMultiple(of: 2))
        clients.append(
          try await WebSocketClient.connect(port: server.port, path: "/socket", manners: manners))
      }
      await server.shutDown()
      for client in clients {
        #expect(try await client.closeCode() == 1001)
        #expect(try await client.next(within: .seconds(5)) == .end)
      }
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `the server ends within five seconds, whatever its clients do`() async throws {
    let server = HTTPServerBuilder.http1WithWebSocket { _ in
      .accept(())
    } handler: { connection, _ in
      let text = String(repeating: "x", count: 100_000)
      while true { try await connection.send(text) }
    }
    let clients = Kept()
    let duration = try await TransportServer.run(server) { server in
      // Sends nothing.
      await clients.keep(try await RawClient.connect(port: server.port))
      // Has received a response and keeps its connection.
      let idle = try await RawClient.connect(port: server.port)
      try await idle.send("GET /hello HTTP/1.1\r\nhost: a\r\n\r\n")
      await clients.keep(idle)
      // Never finishes its request.
      let slow = try await RawClient.connect(port: server.port)
      try await slow.send("POST /length HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\nabc")
      await clients.keep(slow)
      // Reads nothing.
      let deaf = WebSocketClient.Manners(reads: false)
      for _ in 0..<5 {
        await clients.keep(
          try await WebSocketClient.connect(port: server.port, path: "/", manners: deaf))
      }
    }
    #expect(duration < .seconds(5))
    await clients.keep(server)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a server whose task is cancelled lets go of its clients, too`() async throws {
    let (connections, connected) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      try await TransportServer.run(.echo()) { server in
        // Both have been answered: NIO crashes when a server is cancelled while a connection arrives.
        let silent = try await RawClient.connect(port: server.port)
        try await silent.send("GET /nothing HTTP/1.1\r\nHost: test\r\n\r\n")
        try await silent.waitUntilReceived("HTTP/1.1 ")
        let client = try await WebSocketClient.connect(port: server.port, path: "/socket")
        connected.yield()
        let code = try await client.closeCode()
        #expect(code == 1000 || code == 1001)
        #expect(try await silent.allReceived().hasPrefix("HTTP/1.1 "))
      }
    }
    for await _ in connections { break }
    task.cancel()
    _ = await task.result
  }

  /// Retains clients until the server has ended.
  private actor Kept {
    private var things: [any Sendable] = []

    func keep(_ thing: any Sendable) {
      things.append(thing)
    }
  }
}
