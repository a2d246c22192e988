import NIOCore
import SillarWeb
import TestServers
import Testing

/// Clients that hold connections and send nothing that could be answered.
@Suite(.timeLimit(.minutes(2))) struct ConnectionAttackTests {
  @Test
  func `1,300 half-sent headers of one client leave connections to others, and end within 15 s`()
    async throws
  {
    try await AttackedHost.run { attacked in
      let attacker = attacked.client(2)
      let clients = try await Attacker.times(1_300, atOnce: 20) { _ in
        let client = try await attacker.connect()
        // One above the limit may be closed before it has sent.
        try? await client.send("GET / HTTP/1.1\r\nHost: a\r\nX-Half: ")
        return client
      }
      #expect(try await eventually { clients.filter(\.isOpen).count <= 1_000 })
      #expect(try await attacked.client(3).ask("GET", "/").status == 200)
      #expect(try await eventually(within: .seconds(15)) { clients.allSatisfy { !$0.isOpen } })
      #expect(try await attacker.ask("GET", "/").status == 200)
      #expect(attacked.lines("refused a client's connection").count == 1)
    }
  }

  @Test func `60 sockets whose clients have gone without a word are ended, and take nothing`()
    async throws
  {
    try await AttackedHost.run {
      $0.limits.headDeadline = .seconds(1)
    } test: { attacked in
      let attacker = attacked.client(2)
      let page = try await attacker.ask("GET", "/")
      let clients = try await Attacker.times(60) { number in
        // Half a handshake, a socket without a message, and one with half a frame.
        if number % 3 == 0 {
          let client = try await attacker.connect()
          try await client.send(
            "GET /-/socket?w=\(page.window) HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n")
          return client
        }
        let client = try await attacker.socket(of: page, cookie: page.cookie)
        if number % 3 == 1 {
          try? await client.send(ByteBuffer(bytes: [0x81, 0x8A, 0, 0, 0, 0, 0x7B]))
        }
        try? await client.finishSending()
        return client
      }
      #expect(try await eventually { clients.allSatisfy { !$0.isOpen } })
      #expect(attacked.app.events.all.isEmpty)
      // The window is there for whoever comes back.
      let socket = try await attacker.socket(of: page, cookie: page.cookie)
      try await socket.send(Attacker.frame("{\"e\":\"\(page.button)\"}"))
      #expect(try await eventually { attacked.app.events.count == 1 })
      #expect(attacked.lines("").filter { $0.hasPrefix("error") } == [])
    }
  }
}
