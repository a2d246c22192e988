import NIOCore
import NIOPosix

/// A TCP client that says exactly what a test tells it to.
final class RawClient: Sendable {
  private final class Collector: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private var received = ByteBuffer()
    private let everything: EventLoopPromise<ByteBuffer>

    init(_ everything: EventLoopPromise<ByteBuffer>) {
      self.everything = everything
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      var bytes = unwrapInboundIn(data)
      received.writeBuffer(&bytes)
    }

    func channelInactive(context: ChannelHandlerContext) {
      everything.succeed(received)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      context.close(promise: nil)
    }
  }

  private let channel: any Channel
  private let everything: EventLoopFuture<ByteBuffer>

  private init(channel: any Channel, everything: EventLoopFuture<ByteBuffer>) {
    self.channel = channel
    self.everything = everything
  }

  static func connect(port: Int) async throws -> RawClient {
    let loop = MultiThreadedEventLoopGroup.singleton.next()
    let everything = loop.makePromise(of: ByteBuffer.self)
    let channel = try await ClientBootstrap(group: loop)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Collector(everything))
        }
      }
      .connect(host: "127.0.0.1", port: port).get()
    return RawClient(channel: channel, everything: everything.futureResult)
  }

  func send(_ text: String) async throws {
    try await send(ByteBuffer(string: text))
  }

  func send(_ bytes: ByteBuffer) async throws {
    try await channel.writeAndFlush(bytes)
  }

  /// Says that nothing more will be sent; the server may still answer.
  func finishSending() async throws {
    try await channel.close(mode: .output)
  }

  /// Everything that the server sent until it closed the connection.
  func allReceived() async throws -> String {
    String(buffer: try await everything.get())
  }
}
