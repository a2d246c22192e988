import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// A WebSocket that asks one thing at a time and waits for one message each time.
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
        let upgrader = NIOTypedWebSocketClientUpgrader<SocketClient> { channel, _ in
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

  /// Waits for a message that nobody has asked for.
  func waitForMessage() async throws {
    let answers = answers
    try await channel.eventLoop.flatSubmit { answers.value.next() }.get()
  }

  /// Sends a message and waits for the answer.
  func ask(_ message: String) async throws { _ = try await volley(message, times: 1) }

  /// Sends a message and waits for the answer, many times; returns how many nanoseconds each took.
  func volley(_ message: String, times: Int) async throws -> [Int64] {
    let answers = answers
    return try await channel.eventLoop.flatSubmit {
      answers.value.volley(ByteBuffer(string: message), times: times)
    }.get()
  }

  func close() async throws { try await channel.close() }
}

/// Lives on the channel's event loop, so that nothing but the socket is in the way.
private final class Answers: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private struct Volley {
    let message: ByteBuffer
    var left: Int
    var samples: [Int64] = []
    var sentAt = NIODeadline.now()
    let promise: EventLoopPromise<[Int64]>
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

  func volley(_ message: ByteBuffer, times: Int) -> EventLoopFuture<[Int64]> {
    guard let context else { return eventLoop.makeFailedFuture(closed) }
    let promise = eventLoop.makePromise(of: [Int64].self)
    current = Volley(message: message, left: times, promise: promise)
    send(context)
    return promise.futureResult
  }

  private func send(_ context: ChannelHandlerContext) {
    guard let message = current?.message else { return }
    current?.sentAt = .now()
    context.writeAndFlush(
      wrapOutboundOut(WebSocketFrame(fin: true, opcode: .text, maskKey: .random(), data: message)),
      promise: nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    switch frame.opcode {
    case .text: receive(context)
    case .ping:
      let pong = WebSocketFrame(
        fin: true, opcode: .pong, maskKey: .random(), data: frame.unmaskedData)
      context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
    default: break
    }
  }

  private func receive(_ context: ChannelHandlerContext) {
    guard var volley = current else {
      unread += 1
      if let waiter {
        self.waiter = nil
        unread -= 1
        waiter.succeed()
      }
      return
    }
    volley.samples.append((NIODeadline.now() - volley.sentAt).nanoseconds)
    volley.left -= 1
    current = volley.left > 0 ? volley : nil
    if volley.left > 0 { send(context) } else { volley.promise.succeed(volley.samples) }
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
