import Chromium
import Foundation
import TestServers
import Testing

/// The line between browsers and servers that tests disturb.
@Suite(.timeLimit(.minutes(1))) struct CableTests {
  /// Runs a test with a client that is connected to a server by a cable.
  private func run<Result: Sendable>(
    _ test: (Cable, RawClient) async throws -> Result
  ) async throws -> Result {
    let text = bytes(Array(repeating: UInt8(ascii: "x"), count: 2000), type: "text/plain")
    return try await withServer { _ in
      text
    } _: { url in
      let cable = try Cable(to: try #require(url.port))
      return try await test(cable, try await RawClient.connect(port: cable.port))
    }
  }

  /// The time until a server has answered.
  private func time(_ disturb: @escaping @Sendable (Cable) -> Void) async throws -> Duration {
    try await run { cable, client in
      disturb(cable)
      return try await ContinuousClock().measure {
        try await client.send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        #expect(try await client.allReceived().hasSuffix("xxx"))
      }
    }
  }

  @Test func `bytes take as long as each direction is told to`() async throws {
    let time = try await time { cable in
      cable.slow(up: .init(delay: .milliseconds(300)), down: .init(delay: .milliseconds(200)))
    }
    #expect(time >= .milliseconds(500))
  }

  @Test func `no more bytes pass in a second than the limit`() async throws {
    #expect(try await time { $0.slow(down: .init(bytesPerSecond: 4000)) } >= .milliseconds(500))
  }

  @Test func `a stalled line delivers everything later`() async throws {
    let time = try await time { cable in
      cable.hold()
      Task {
        try await Task.sleep(for: .milliseconds(300))
        cable.release()
      }
    }
    #expect(time >= .milliseconds(300))
  }

  @Test func `a reset ends connections, and new ones are accepted`() async throws {
    try await run { cable, client in
      try await client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      try await client.waitUntilReceived("xxx")
      cable.reset()
      _ = try await client.allReceived()
      let next = try await RawClient.connect(port: cable.port)
      #expect(next.isOpen)
      try await next.close()
    }
  }
}
