import NIOCore
import NIOPosix

/// A connection whose bytes are searched as they arrive.
final class RawConnection: Sendable {
  private let channel: any Channel
  private let reader: NIOLoopBound<Reader>

  private init(_ channel: any Channel, _ reader: NIOLoopBound<Reader>) {
    self.channel = channel
    self.reader = reader
  }

  static func open(port: Int, on loop: any EventLoop) async throws -> RawConnection {
    try await ClientBootstrap(group: loop).connect(host: "127.0.0.1", port: port) { channel in
      channel.eventLoop.makeCompletedFuture {
        let reader = Reader()
        try channel.pipeline.syncOperations.addHandler(reader)
        return RawConnection(channel, NIOLoopBound(reader, eventLoop: channel.eventLoop))
      }
    }
  }

  /// Sends a request and waits for a text, on this connection or another one of the same event loop.
  ///
  /// - Returns: The elapsed nanoseconds.
  @discardableResult
  func ask(_ request: String, until text: String, at other: RawConnection) async throws -> Int64 {
    let (channel, reader) = (channel, other.reader)
    return try await channel.eventLoop.flatSubmit {
      let promise = channel.eventLoop.makePromise(of: Int64.self)
      reader.value.wait(for: text, promise)
      channel.writeAndFlush(ByteBuffer(string: request), promise: nil)
      return promise.futureResult
    }.get()
  }
}

private final class Reader: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private var received = ""
  private var wanted: (text: String, since: NIODeadline, promise: EventLoopPromise<Int64>)?

  func wait(for text: String, _ promise: EventLoopPromise<Int64>) {
    received = ""
    wanted = (text, .now(), promise)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    received += String(buffer: unwrapInboundIn(data))
    guard let wanted, received.contains(wanted.text) else { return }
    self.wanted = nil
    wanted.promise.succeed((NIODeadline.now() - wanted.since).nanoseconds)
  }

  func channelInactive(context: ChannelHandlerContext) {
    wanted?.promise.fail(Failure("the server closed a connection"))
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    wanted?.promise.fail(error)
    wanted = nil
    context.close(promise: nil)
  }
}
