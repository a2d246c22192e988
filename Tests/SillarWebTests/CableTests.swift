import Chromium
import Foundation
import Hummingbird
import TestServers
import Testing

/// The line between browsers and servers that tests disturb.
@Suite(.timeLimit(.minutes(1))) struct CableTests {
  /// Answers to each request, or never.
  private func respond(
    _ response: Response?
  ) -> @Sendable (Request) async throws -> Response {
    { _ in
      if let response { return response }
      try await hang()
      return Response(status: .ok)
    }
  }

  /// The time until a server has answered through a cable.
  private func time(
    _ disturb: @escaping @Sendable (Cable) -> Void
  ) async throws -> Duration {
    let text = bytes(Array(repeating: 120, count: 2000), type: "text/plain")
    return try await withServer(respond(text)) { url in
      let cable = try Cable(to: try #require(url.port))
      disturb(cable)
      let client = try await RawClient.connect(port: cable.port)
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
    try await withServer(respond(nil)) { url in
      let cable = try Cable(to: try #require(url.port))
      let client = try await RawClient.connect(port: cable.port)
      try await client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      cable.reset()
      #expect(try await client.allReceived() == "")
      let next = try await RawClient.connect(port: cable.port)
      #expect(next.isOpen)
      try await next.close()
    }
  }
}
