import Foundation
import HummingbirdCore
import NIOCore
import TestServers
import Testing

@testable import SillarWeb

/// Clients that take too long to send what they begin.
@Suite(.timeLimit(.minutes(1))) struct TransportDeadlineTests {
  private func run(
    _ configuration: TransportConfiguration,
    test: @escaping @Sendable (RunningServer) async throws -> Void
  ) async throws {
    try await TransportServer.run(.echo(configuration), test: test)
  }

  @Test(arguments: ["", "GET", "GET /hello HTTP/1.1\r\nhost: a\r\nx: "])
  func `a head that does not come whole in time ends its connection`(_ half: String) async throws {
    try await run(.init(headDeadline: .milliseconds(200))) { server in
      let client = try await RawClient.connect(port: server.port)
      if !half.isEmpty { try await client.send(half) }
      #expect(try await client.allReceived() == "")
    }
  }

  @Test func `bytes that keep coming do not put off the deadline, also after an answer`()
    async throws
  {
    try await run(.init(headDeadline: .milliseconds(500))) { server in
      let client = try await RawClient.connect(port: server.port)
      try await client.send("GET /hello HTTP/1.1\r\nhost: a\r\n\r\n")
      try await client.waitUntilReceived("hello")
      try await client.send("GET /hello HTTP/1.1\r\nhost: a\r\n")
      let drip = Task {
        while !Task.isCancelled {
          try await client.send("x: y\r\n")
          try await Task.sleep(for: .milliseconds(50))
        }
      }
      let received = try await client.allReceived()
      #expect(received.components(separatedBy: "HTTP/1.1 200").count == 2)
      drip.cancel()
    }
  }

  @Test func `a connection may rest between two requests`() async throws {
    try await run(.init(headDeadline: .milliseconds(200))) { server in
      let client = try await RawClient.connect(port: server.port)
      try await client.send("GET /hello HTTP/1.1\r\nhost: a\r\n\r\n")
      try await client.waitUntilReceived("hello")
      try await Task.sleep(for: .milliseconds(600))
      try await client.send("GET /hello HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n")
      let received = try await client.allReceived()
      #expect(received.components(separatedBy: "HTTP/1.1 200").count == 3)
    }
  }

  @Test func `a body that only drips ends its connection`() async throws {
    try await run(.init(minimumBodyRate: 500, bodyInterval: .milliseconds(300))) { server in
      let client = try await RawClient.connect(port: server.port)
      try await client.send("POST /length HTTP/1.1\r\nhost: a\r\ncontent-length: 1000\r\n\r\n")
      let drip = Task {
        while !Task.isCancelled {
          try await client.send("x")
          try await Task.sleep(for: .milliseconds(50))
        }
      }
      let received = try await client.allReceived()
      #expect(!received.contains("200 OK"))
      drip.cancel()
    }
  }

  @Test func `a body that comes steadily may take long`() async throws {
    try await run(.init(minimumBodyRate: 500, bodyInterval: .milliseconds(300))) { server in
      let client = try await RawClient.connect(port: server.port)
      try await client.send("POST /length HTTP/1.1\r\nhost: a\r\ncontent-length: 20000\r\n\r\n")
      for _ in 0..<20 {
        try await client.send(String(repeating: "x", count: 1_000))
        try await Task.sleep(for: .milliseconds(50))
      }
      try await client.waitUntilReceived("20000")
    }
  }

  @Test func `a socket is not a request that comes slowly`() async throws {
    let configuration = TransportConfiguration(
      headDeadline: .milliseconds(100), minimumBodyRate: 500, bodyInterval: .milliseconds(100))
    try await run(configuration) { server in
      let client = try await WebSocketClient.connect(port: server.port, path: "/socket")
      try await Task.sleep(for: .milliseconds(500))
      try await client.send("still here")
      #expect(try await client.nextText() == "still here")
    }
  }
}
