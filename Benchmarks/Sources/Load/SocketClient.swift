import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// A WebSocket client that sends one message at a time and waits for its answer.
final class SocketClient: Sendable {
  private let channel: any Channel
  private let answers: NIOLoopBound<Answers>

  private init(channel: any Channel, answers: NIOLoopBound<Answers>) {
    self.channel = channel
    self.answers = answers
  }

  static func connect(
    port: Int, path: String, headers: HTTPHeaders, on group: any EventLoopGroup
  ) async throws -> SocketClient {
    var headers = headers
    headers.add(name: "host", value: "127.0.0.1:\(port)")
    let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: path, headers: headers)
    let client = try await ClientBootstrap(group: group).connect(host: "127.0.0.1", port: port) {
      channel in
      channel.eventLoop.makeCompletedFuture {
        let upgrader = NIOTypedWebSocketClientUpgrader<SocketClient>(maxFrameSize: 1 << 24) {
          channel, _ in
          channel.eventLoop.makeCompletedFuture {
            let answers = Answers(channel.eventLoop)
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

  /// Sends a message and waits for the answer.
  func ask(_ message: String) async throws { _ = try await volley(message, times: 1) }

  /// Sends a message and waits for the answer, many times; returns the nanoseconds of each.
  func volley(_ message: String, times: Int) async throws -> [Int64] {
    try await exchange(message, times: times) { _ in true }.map(\.nanoseconds)
  }

  /// Sends a message and waits for its answer, many times. Other messages may arrive before the answer.
  func exchange(
    _ message: String, times: Int = 1, until isAnswer: @escaping @Sendable (ByteBuffer) -> Bool
  ) async throws -> [Exchange] {
    let answers = answers
    return try await channel.eventLoop.flatSubmit {
      answers.value.exchange(ByteBuffer(string: message), times: times, until: isAnswer)
    }.get()
  }

  /// Sends a message, and waits until another socket receives its effect.
  func send(
    _ message: String, until isAnswer: @escaping @Sendable (ByteBuffer) -> Bool,
    at other: SocketClient
  ) async throws -> Int64 {
    let (sender, receiver) = (answers, other.answers)
    // Both sockets must be on one event loop, on which this closure runs.
    let exchanges = channel.eventLoop.flatSubmit {
      let answer = receiver.value.exchange(nil, times: 1, until: isAnswer)
      sender.value.send(ByteBuffer(string: message))
      return answer
    }
    guard let exchange = try await exchanges.get().first else { throw Failure("nothing came") }
    return exchange.nanoseconds
  }

  func close() async throws { try await channel.close() }
}

/// The measurements of one message and its answer.
struct Exchange: Sendable {
  /// The time from sending the message to receiving its answer.
  let nanoseconds: Int64
  /// The bytes that the server sent in that time, as counted on the socket.
  let bytes: Int
}

/// The handler of answers. It runs on the channel's event loop, so that only the socket adds latency.
private final class Answers: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private struct Volley {
    /// The message to send; nil to wait for the effect of another client's message.
    let message: ByteBuffer?
    var left: Int
    let isAnswer: (ByteBuffer) -> Bool
    var samples: [Exchange] = []
    var sentAt = NIODeadline.now()
    var bytes = 0
    let promise: EventLoopPromise<[Exchange]>
  }

  private let eventLoop: any EventLoop
  /// Nil once the socket is closed.
  private var context: ChannelHandlerContext?
  private var unread = 0
  private var waiter: EventLoopPromise<Void>?
  private var current: Volley?
  private let closed = Failure("the server closed the socket")

  init(_ eventLoop: any EventLoop) { self.eventLoop = eventLoop }

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
    _ message: ByteBuffer?, times: Int, until isAnswer: @escaping (ByteBuffer) -> Bool
  ) -> EventLoopFuture<[Exchange]> {
    guard context != nil else { return eventLoop.makeFailedFuture(closed) }
    let promise = eventLoop.makePromise(of: [Exchange].self)
    current = Volley(message: message, left: times, isAnswer: isAnswer, promise: promise)
    sendCurrent()
    return promise.futureResult
  }

  private func sendCurrent() {
    current?.sentAt = .now()
    current?.bytes = 0
    if let message = current?.message { send(message) }
  }

  func send(_ message: ByteBuffer) {
    context?.writeAndFlush(
      wrapOutboundOut(WebSocketFrame(fin: true, opcode: .text, maskKey: .random(), data: message)),
      promise: nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    switch frame.opcode {
    case .text: receive(frame.data)
    case .ping:
      let pong = WebSocketFrame(
        fin: true, opcode: .pong, maskKey: .random(), data: frame.unmaskedData)
      context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
    default: break
    }
  }

  private func receive(_ text: ByteBuffer) {
    guard var volley = current else {
      unread += 1
      if let waiter {
        self.waiter = nil
        unread -= 1
        waiter.succeed()
      }
      return
    }
    let time = NIODeadline.now() - volley.sentAt
    volley.bytes += text.readableBytes + Self.headerSize(of: text.readableBytes)
    guard volley.isAnswer(text) else {
      current = volley
      return
    }
    volley.samples.append(Exchange(nanoseconds: time.nanoseconds, bytes: volley.bytes))
    volley.left -= 1
    current = volley.left > 0 ? volley : nil
    if volley.left > 0 { sendCurrent() } else { volley.promise.succeed(volley.samples) }
  }

  /// Returns the bytes of the frame header of a server's message (RFC 6455, section 5.2).
  private static func headerSize(of size: Int) -> Int {
    size < 126 ? 2 : size <= UInt16.max ? 4 : 10
  }

  func channelInactive(context: ChannelHandlerContext) {
    waiter?.fail(closed)
    current?.promise.fail(closed)
    self.context = nil
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
