import NIOCore
import NIOPosix

/// An HTTP/1.1 connection that sends one request at a time and waits for its answer.
final class RequestClient: Line {
  private let channel: any Channel
  private let reader: NIOLoopBound<Reader>

  private init(_ channel: any Channel, _ reader: NIOLoopBound<Reader>) {
    (self.channel, self.reader) = (channel, reader)
  }

  static func connect(
    port: Int, on group: any EventLoopGroup = MultiThreadedEventLoopGroup.singleton
  ) async throws -> RequestClient {
    try await ClientBootstrap(group: group).connect(host: "127.0.0.1", port: port) { channel in
      channel.eventLoop.makeCompletedFuture {
        let reader = Reader()
        try channel.pipeline.syncOperations.addHandler(reader)
        return RequestClient(channel, NIOLoopBound(reader, eventLoop: channel.eventLoop))
      }
    }
  }

  /// Fails when an answer is not the one that is waited for: by default one that begins with status 200.
  func exchange(
    _ message: Message, _ span: Span, until isAnswer: (@Sendable (ByteBuffer) -> Bool)?
  ) async throws -> [Exchange] {
    let (reader, loop) = (reader, channel.eventLoop)
    let isAnswer = isAnswer ?? { $0.readableBytesView.starts(with: "HTTP/1.1 200 ".utf8) }
    return try await loop.flatSubmit {
      let promise = loop.makePromise(of: [Exchange].self)
      reader.value.begin(Volley(message, span, until: isAnswer, promise))
      return promise.futureResult
    }.get()
  }

  /// The server may have closed the connection already.
  func close() async { try? await channel.close() }
}

private final class Reader: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private var context: ChannelHandlerContext?
  private var received = ByteBuffer()
  /// The end of the answer's head, and its length in all; nil for a body in chunks.
  private var head: (end: Int, length: Int?)?
  private var current: Volley?

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }

  func begin(_ volley: Volley) {
    guard context != nil else { return volley.fail(Failure("the server closed a connection")) }
    current = volley
    send()
  }

  private func send() {
    guard case .text(let text)? = current?.message else { return }
    let request = ByteBuffer(string: text)
    current?.begin(request.readableBytes)
    context?.writeAndFlush(wrapOutboundOut(request), promise: nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var bytes = unwrapInboundIn(data)
    received.writeBuffer(&bytes)
    if head == nil { readHead() }
    guard isComplete, var volley = current else { return }
    let answer = received
    received.clear()
    head = nil
    current = nil
    switch volley.receive(answer, bytes: answer.readableBytes) {
    case .wait:
      volley.fail(
        Failure("an answer is another than expected: \(String(buffer: answer).prefix(200))"))
    case .sendAgain:
      current = volley
      send()
    case .end: break
    }
  }

  private func readHead() {
    guard let end = received.range(of: "\r\n\r\n", in: received.readableRange)?.upperBound else {
      return
    }
    let names = ["ontent-Length: ", "ontent-length: "]
    let name = names.lazy.compactMap { [received] in
      received.range(of: $0, in: received.readerIndex..<end)
    }.first
    let isInChunks =
      name == nil && received.range(of: "chunked", in: received.readerIndex..<end) != nil
    let length = name.map { received.number(at: $0.upperBound) }
    head = (end, isInChunks ? nil : end - received.readerIndex + (length ?? 0))
  }

  private var isComplete: Bool {
    guard let head else { return false }
    guard let length = head.length else {
      // The last chunk is empty (RFC 9112, section 7.1).
      return received.readableBytesView.suffix(5).elementsEqual("0\r\n\r\n".utf8)
    }
    return received.readableBytes >= length
  }

  func channelInactive(context: ChannelHandlerContext) {
    current?.fail(Failure("the server closed a connection"))
    (current, self.context) = (nil, nil)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    current?.fail(error)
    current = nil
    context.close(promise: nil)
  }
}
