import Foundation
public import NIOCore
import NIOPosix

/// A TCP client that sends exactly the bytes of a test.
public final class RawClient: Sendable {
  private final class Collector: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private var received = ByteBuffer()
    private var awaited: (isThere: (String) -> Bool, promise: EventLoopPromise<Void>)?
    private let everything: EventLoopPromise<ByteBuffer>

    init(_ everything: EventLoopPromise<ByteBuffer>) {
      self.everything = everything
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      var bytes = unwrapInboundIn(data)
      received.writeBuffer(&bytes)
      look()
    }

    func wait(until isThere: @escaping (String) -> Bool, _ promise: EventLoopPromise<Void>) {
      awaited = (isThere, promise)
      look()
    }

    private func look() {
      guard let awaited, awaited.isThere(String(buffer: received)) else { return }
      self.awaited = nil
      awaited.promise.succeed()
    }

    /// Also when the connection was refused.
    func handlerRemoved(context: ChannelHandlerContext) {
      everything.succeed(received)
      awaited?.promise.fail(ChannelError.eof)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      context.close(promise: nil)
    }
  }

  private let channel: any Channel
  private let everything: EventLoopFuture<ByteBuffer>

  private let collector: NIOLoopBound<Collector>

  private init(
    channel: any Channel, collector: NIOLoopBound<Collector>,
    everything: EventLoopFuture<ByteBuffer>
  ) {
    self.channel = channel
    self.collector = collector
    self.everything = everything
  }

  /// - Parameter address: One of this machine's addresses; all of 127.0.0.0/8 are, on Linux. Servers tell clients apart by
  ///   it.
  public static func connect(port: Int, from address: String? = nil) async throws -> RawClient {
    var bootstrap = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
    if let address {
      bootstrap = bootstrap.bind(to: try SocketAddress(ipAddress: address, port: 0))
    }
    return
      try await bootstrap
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          let everything = channel.eventLoop.makePromise(of: ByteBuffer.self)
          let collector = Collector(everything)
          try channel.pipeline.syncOperations.addHandler(collector)
          return RawClient(
            channel: channel, collector: NIOLoopBound(collector, eventLoop: channel.eventLoop),
            everything: everything.futureResult)
        }
      }
  }

  /// Waits until the text has been received so many times.
  public func waitUntilReceived(_ text: String, times: Int = 1) async throws {
    let promise = channel.eventLoop.makePromise(of: Void.self)
    channel.eventLoop.execute { [collector] in
      collector.value.wait(
        until: { $0.components(separatedBy: text).count > times }, promise)
    }
    try await promise.futureResult.get()
  }

  public func send(_ text: String) async throws {
    try await send(ByteBuffer(string: text))
  }

  public func send(_ bytes: ByteBuffer) async throws {
    try await channel.writeAndFlush(bytes)
  }

  /// Ends the output; the server may still answer.
  public func finishSending() async throws {
    try await channel.close(mode: .output)
  }

  /// True until either side has ended the connection.
  public var isOpen: Bool { channel.isActive }

  public func close() async throws { try await channel.close() }

  /// Everything that the server sent until it closed the connection.
  public func allReceived() async throws -> String {
    String(buffer: try await everything.get())
  }
}
