import Testing

@testable import SillarWeb

/// The limits of sending to a slow client.
struct TransportOutboundTests {
  private let closure = WebSocketClosure(code: .normal, reason: "", origin: .server)

  private let tooSlow = WebSocketClosure(
    code: .tryAgainLater, reason: "the client reads too slowly", origin: .server)

  @Test func `a sender waits above the threshold and goes on at half of it`() async {
    let outbound = WebSocketOutbound(pauseThreshold: 100, limit: 1000)
    #expect(outbound.admit(100) == .admitted(mustWait: false))
    #expect(outbound.admit(1) == .admitted(mustWait: true))
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

  @Test func `a message over the limit is refused, and so is all after it`() {
    let outbound = WebSocketOutbound(pauseThreshold: 100, limit: 1000)
    #expect(outbound.admit(999) == .admitted(mustWait: true))
    #expect(outbound.admit(1) == .admitted(mustWait: true))
    #expect(outbound.admit(1) == .overflow(tooSlow, waiting: 1000))
    outbound.wrote(1000)
    #expect(outbound.admit(1) == .closed(tooSlow))
  }

  @Test func `a message larger than the limit is taken if nothing waits`() {
    let outbound = WebSocketOutbound(pauseThreshold: 100, limit: 1000)
    #expect(outbound.admit(5000) == .admitted(mustWait: true))
    #expect(outbound.admit(1) == .overflow(tooSlow, waiting: 5000))
  }

  @Test func `closing resumes who waits, and the first reason is the one that counts`() async {
    let outbound = WebSocketOutbound(pauseThreshold: 100, limit: 1000)
    _ = outbound.admit(500)
    let sender = Task { await outbound.waitUntilDrained() }
    outbound.close(closure)
    outbound.close(.lost)
    await sender.value
    #expect(outbound.admit(1) == .closed(closure))
  }

  @Test func `a cancelled sender waits no longer`() async {
    let outbound = WebSocketOutbound(pauseThreshold: 100, limit: 1000)
    _ = outbound.admit(500)
    let sender = Task { await outbound.waitUntilDrained() }
    sender.cancel()
    await sender.value
    #expect(outbound.closure == nil)
  }
}
