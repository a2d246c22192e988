import NIOCore
import NIOEmbedded
import NIOWebSocket
import Synchronization
import Testing

@testable import SillarWeb

/// The pings of connections that began at the same moment, such as those that come back after a restart.
@Suite struct PingTests {
  private static let connections = 100
  private static let interval = 25

  @Test func `pings of connections that began at once are spread over the interval, and stay so`()
    throws
  {
    let numbers = Mutex(0)
    let configuration = WebSocketConfiguration(pingPhase: {
      numbers.withLock { number in
        defer { number += 1 }
        return (Double(number) + 0.5) / Double(Self.connections)
      }
    })
    let channels = try (0..<Self.connections).map { _ in try Self.connect(configuration) }
    for round in 1...3 {
      let counts = try (0..<Self.interval).map { _ in
        try channels.reduce(0) { try $0 + Self.pings(of: $1, in: .seconds(1)) }
      }
      #expect(counts == Array(repeating: 4, count: Self.interval), "round \(round)")
    }
    for channel in channels { _ = try channel.finish(acceptAlreadyClosed: true) }
  }

  private static func connect(_ configuration: WebSocketConfiguration) throws -> EmbeddedChannel {
    let channel = EmbeddedChannel()
    let new = WebSocketMessages.make(for: channel)
    let (source, messages) = (new.source, new.sequence)
    _ = messages
    let outbound = WebSocketOutbound(
      pauseThreshold: configuration.pauseThreshold, limit: configuration.outboundLimit)
    try channel.pipeline.syncOperations.addHandler(
      WebSocketHandler(configuration: configuration, inbound: source, outbound: outbound))
    return channel
  }

  /// The pings that a client is sent, and answers, in some time.
  private static func pings(of channel: EmbeddedChannel, in time: TimeAmount) throws -> Int {
    channel.embeddedEventLoop.advanceTime(by: time)
    var count = 0
    while let frame = try channel.readOutbound(as: WebSocketFrame.self) {
      if frame.opcode == .ping { count += 1 }
    }
    channel.pipeline.fireChannelReadComplete()
    return count
  }
}
