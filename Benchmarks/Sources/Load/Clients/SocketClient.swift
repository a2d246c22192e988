import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// A WebSocket client that sends one message at a time and waits for its answer.
final class SocketClient: Line {
  private let channel: any Channel
  private let answers: NIOLoopBound<Answers>

  private init(channel: any Channel, answers: NIOLoopBound<Answers>) {
    self.channel = channel
    self.answers = answers
  }

  /// - Parameters:
  ///   - revision: The revision that the page of a window shows.
  ///   - replies: Messages of the server that the client answers at once.
  static func connect(
    port: Int, path: String, headers: HTTPHeaders = [:], revision: Int = 0,
    replies: [String: String] = [:], on group: any EventLoopGroup
  ) async throws -> SocketClient {
    var headers = headers
    headers.add(name: "host", value: "127.0.0.1:\(port)")
    headers.add(name: "origin", value: "http://127.0.0.1:\(port)")
    let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: path, headers: headers)
    let client = try await ClientBootstrap(group: group).connect(host: "127.0.0.1", port: port) {
      channel in
      channel.eventLoop.makeCompletedFuture {
        let upgrader = NIOTypedWebSocketClientUpgrader<SocketClient>(maxFrameSize: 1 << 24) {
          channel, _ in
          channel.eventLoop.makeCompletedFuture {
            let answers = Answers(channel.eventLoop, revision: revision, replies: replies)
            try channel.pipeline.syncOperations.addHandler(answers)
            return SocketClient(
              channel: channel, answers: NIOLoopBound(answers, eventLoop: channel.eventLoop))
          }
        }
        var configuration = NIOUpgradableHTTPClientPipelineConfiguration(
          upgradeConfiguration: NIOTypedHTTPClientUpgradeConfiguration(
            upgradeRequestHead: head, upgraders: [upgrader]
          ) { channel in
            channel.close(promise: nil)
            return channel.eventLoop.makeFailedFuture(Failure("\(path) opens no socket"))
          })
        configuration.leftOverBytesStrategy = .forwardBytes
        return try channel.pipeline.syncOperations.configureUpgradableHTTPClientPipeline(
          configuration: configuration)
      }
    }
    return try await client.get()
  }

  /// Waits for a message that the server sends unprompted.
  func waitForMessage() async throws {
    let answers = answers
    try await channel.eventLoop.flatSubmit { answers.value.next() }.get()
  }

  /// Sends a message and waits for the answer, many times; returns the nanoseconds of each.
  func volley(_ message: Message, times: Int) async throws -> [Int64] {
    try await exchange(message, .times(times), until: nil).map(\.nanoseconds)
  }

  func exchange(
    _ message: Message, _ span: Span, until isAnswer: (@Sendable (ByteBuffer) -> Bool)?
  ) async throws -> [Exchange] {
    let answers = answers
    let isAnswer = isAnswer ?? Self.isAnswer(to: message)
    return try await channel.eventLoop.flatSubmit {
      answers.value.exchange(message, span, until: isAnswer)
    }.get()
  }

  /// A window answers with a receipt, and anything else with one message.
  private static func isAnswer(to message: Message) -> @Sendable (ByteBuffer) -> Bool {
    switch message {
    case .tap, .entry: return { $0.contains("\"k\":") }
    case .text: return { _ in true }
    }
  }

  /// Sends a message, and waits until another socket receives its effect.
  func send(
    _ message: Message, until isAnswer: @escaping @Sendable (ByteBuffer) -> Bool,
    at other: SocketClient
  ) async throws -> Int64 {
    let (sender, receiver) = (answers, other.answers)
    // Both sockets must be on one event loop, on which this closure runs.
    let exchanges = channel.eventLoop.flatSubmit {
      let answer = receiver.value.exchange(nil, .times(1), until: isAnswer)
      sender.value.send(message)
      return answer
    }
    guard let exchange = try await exchanges.get().first else { throw Failure("nothing came") }
    return exchange.nanoseconds
  }

  /// The server may have closed the connection already.
  func close() async { try? await channel.close() }
}

/// The handler of answers, and what a page's script knows of its window: the last number and the revision.
private final class Answers: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let eventLoop: any EventLoop
  private let replies: [String: String]
  private var revision: Int
  private var lastNumber = 0
  /// Nil once the socket is closed.
  private var context: ChannelHandlerContext?
  private var unread = 0
  private var waiter: EventLoopPromise<Void>?
  private var current: Volley?
  private let closed = Failure("the server closed the socket")

  init(_ eventLoop: any EventLoop, revision: Int, replies: [String: String]) {
    (self.eventLoop, self.revision, self.replies) = (eventLoop, revision, replies)
  }

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }

  func next() -> EventLoopFuture<Void> {
    guard context != nil else { return eventLoop.makeFailedFuture(closed) }
    let promise = eventLoop.makePromise(of: Void.self)
    if unread > 0 {
      unread -= 1
      promise.succeed()
    } else {
      waiter = promise
    }
    return promise.futureResult
  }

  func exchange(
    _ message: Message?, _ span: Span, until isAnswer: @escaping (ByteBuffer) -> Bool
  ) -> EventLoopFuture<[Exchange]> {
    guard context != nil else { return eventLoop.makeFailedFuture(closed) }
    let promise = eventLoop.makePromise(of: [Exchange].self)
    current = Volley(message, span, until: isAnswer, promise)
    sendCurrent()
    return promise.futureResult
  }

  private func sendCurrent() {
    guard let message = current?.message else { return }
    let text = text(of: message)
    // A client's frames have a mask of 4 bytes (RFC 6455, section 5.3).
    current?.begin(text.readableBytes + Self.headerSize(of: text.readableBytes) + 4)
    send(text)
  }

  func send(_ message: Message) { send(text(of: message)) }

  private func text(of message: Message) -> ByteBuffer {
    switch message {
    case .text(let text): return ByteBuffer(string: text)
    case .tap(let node):
      lastNumber += 1
      return ByteBuffer(string: #"[\#(lastNumber),"\#(node)",\#(revision)]"#)
    case .entry(let field, let text):
      lastNumber += 1
      return ByteBuffer(
        string: #"{"n":\#(lastNumber),"e":"\#(field)","v":"\#(text)","r":\#(revision)}"#)
    }
  }

  private func send(_ text: ByteBuffer) {
    context?.writeAndFlush(
      wrapOutboundOut(WebSocketFrame(fin: true, opcode: .text, maskKey: .random(), data: text)),
      promise: nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    let size = frame.data.readableBytes
    let bytes = size + Self.headerSize(of: size)
    switch frame.opcode {
    case .text: receive(frame.data, bytes)
    case .binary: if let text = Gunzip.content(of: frame.data) { receive(text, bytes) }
    case .ping:
      let pong = WebSocketFrame(
        fin: true, opcode: .pong, maskKey: .random(), data: frame.unmaskedData)
      context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
    case .connectionClose: context.close(promise: nil)
    default: break
    }
  }

  private func receive(_ text: ByteBuffer, _ bytes: Int) {
    if !replies.isEmpty, let reply = replies[String(buffer: text)] {
      return send(ByteBuffer(string: reply))
    }
    noteRevision(text)
    guard var volley = current else {
      unread += 1
      if let waiter {
        self.waiter = nil
        unread -= 1
        waiter.succeed()
      }
      return
    }
    // Before the answer is received: its receiver may begin the next exchange.
    current = nil
    switch volley.receive(text, bytes: bytes) {
    case .wait: current = volley
    case .sendAgain:
      current = volley
      sendCurrent()
    case .end: break
    }
  }

  /// A patch begins with the revision that it leads to.
  private func noteRevision(_ text: ByteBuffer) {
    guard text.readableBytesView.starts(with: "{\"r\":".utf8) else { return }
    revision = text.number(at: text.readerIndex + 5)
  }

  /// Returns the bytes of the frame header of a server's message (RFC 6455, section 5.2).
  private static func headerSize(of size: Int) -> Int {
    size < 126 ? 2 : size <= UInt16.max ? 4 : 10
  }

  func channelInactive(context: ChannelHandlerContext) {
    waiter?.fail(closed)
    current?.fail(closed)
    (waiter, current, self.context) = (nil, nil, nil)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
