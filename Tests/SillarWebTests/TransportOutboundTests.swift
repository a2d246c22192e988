import Testing

@testable import SillarWeb

/// The limits of sending to a slow client.
struct TransportOutboundTests {
  private let closure = WebSocketClosure(code: .normal, reason: "", origin: .server)

  private let tooSlow = WebSocketClosure(
    code: .tryAgainLater, reason: "the client reads too slowly", origin: .server)

  @Test func `a sender waits above the threshold and goes on at half of it`() async throws {
    let outbound = WebSocketOutbound(pauseThreshold: 100, limit: 1000)
    #expect(try !outbound.admit(100))
    #expect(try outbound.admit(1))
    let (steps, step) = AsyncStream.makeStream(of: String.self)
    let sender = Task {
      await outbound.waitUntilDrained()
      step.yield("resumed")
      step.finish()
    }
    outbound.wrote(50)
    step.yield("51 bytes wait")
    outbound.wrote(1)
    await sender.value
    #expect(await steps.reduce(into: []) { $0.append($1) } == ["51 bytes wait", "resumed"])
  }

  @Test func `a message over the limit is refused, and so is all after it`() throws {
    let outbound = WebSocketOutbound(pauseThreshold: 100, limit: 1000)
    #expect(try outbound.admit(999))
    #expect(try outbound.admit(1))
    #expect(throws: WebSocketSendError.tooSlow(waiting: 1000, limit: 1000)) {
      try outbound.admit(1)
    }
    outbound.wrote(1000)
    #expect(throws: WebSocketSendError.closed(tooSlow)) { try outbound.admit(1) }
  }

  @Test func `a message larger than the limit is taken if nothing waits`() throws {
    let outbound = WebSocketOutbound(pauseThreshold: 100, limit: 1000)
    #expect(try outbound.admit(5000))
    #expect(throws: WebSocketSendError.tooSlow(waiting: 5000, limit: 1000)) {
      try outbound.admit(1)
    }
    #expect(outbound.closure == tooSlow)
  }

  @Test func `closing resumes who waits, and the first reason is the one that counts`() async throws
  {
    let outbound = WebSocketOutbound(pauseThreshold: 100, limit: 1000)
    _ = try outbound.admit(500)
    let sender = Task { await outbound.waitUntilDrained() }
    outbound.close(closure)
    outbound.close(.lost)
    await sender.value
    #expect(throws: WebSocketSendError.closed(closure)) { try outbound.admit(1) }
  }

  @Test func `a cancelled sender waits no longer`() async throws {
    let outbound = WebSocketOutbound(pauseThreshold: 100, limit: 1000)
    _ = try outbound.admit(500)
    let sender = Task { await outbound.waitUntilDrained() }
    sender.cancel()
    await sender.value
    #expect(outbound.closure == nil)
  }
}
