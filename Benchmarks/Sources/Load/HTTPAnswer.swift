import NIOCore
import NIOPosix

/// One answer of a server, on a connection of its own.
struct HTTPAnswer: Sendable {
  let head: String
  let body: String

  static func get(port: Int, path: String) async throws -> HTTPAnswer {
    let loop = MultiThreadedEventLoopGroup.singleton.next()
    let everything = loop.makePromise(of: ByteBuffer.self)
    let channel = try await ClientBootstrap(group: loop)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Collector(everything))
        }
      }
      .connect(host: "127.0.0.1", port: port).get()
    try await channel.writeAndFlush(
      ByteBuffer(string: request(port: port, path: path, isLast: true)))
    let text = String(buffer: try await everything.futureResult.get())
    guard text.hasPrefix("HTTP/1.1 200 "), let end = text.firstRange(of: "\r\n\r\n") else {
      throw Failure("\(path) was answered with \(text.prefix { !$0.isNewline })")
    }
    return HTTPAnswer(head: String(text[..<end.upperBound]), body: String(text[end.upperBound...]))
  }

  static func request(port: Int, path: String, isLast: Bool = false) -> String {
    "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n"
      + (isLast ? "Connection: close\r\n\r\n" : "\r\n")
  }

  /// The text between two others, the first of which comes once.
  func text(after start: String, before end: String) throws -> String {
    let all = head + body
    guard let from = all.firstRange(of: start),
      let to = all[from.upperBound...].firstRange(of: end)
    else { throw Failure("the answer has no \(start)") }
    return String(all[from.upperBound..<to.lowerBound])
  }
}

private final class Collector: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private var received = ByteBuffer()
  private let everything: EventLoopPromise<ByteBuffer>

  init(_ everything: EventLoopPromise<ByteBuffer>) { self.everything = everything }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var bytes = unwrapInboundIn(data)
    received.writeBuffer(&bytes)
  }

  func channelInactive(context: ChannelHandlerContext) { everything.succeed(received) }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
