import NIOCore
import NIOWebSocket

/// Queues the events that a ``WebSocketClient`` receives, until a test reads them. Lives on its event loop.
final class WebSocketInbox: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let manners: WebSocketClient.Manners
  private var events: [WebSocketClient.Event] = []
  private var waiter: EventLoopPromise<WebSocketClient.Event>?
  private var hasEnded = false
  private var eventLoop: (any EventLoop)?

  init(manners: WebSocketClient.Manners) {
    self.manners = manners
  }

  func handlerAdded(context: ChannelHandlerContext) {
    eventLoop = context.eventLoop
  }

  func next(within timeout: TimeAmount) -> EventLoopFuture<WebSocketClient.Event> {
    guard let eventLoop else { preconditionFailure("a client asks only once it is connected") }
    if !events.isEmpty { return eventLoop.makeSucceededFuture(events.removeFirst()) }
    if hasEnded { return eventLoop.makeSucceededFuture(.end) }
    let promise = eventLoop.makePromise(of: WebSocketClient.Event.self)
    waiter = promise
    let timer = eventLoop.assumeIsolated().scheduleTask(in: timeout) {
      self.waiter = nil
      promise.fail(WebSocketClient.Failure(description: "nothing came within \(timeout)"))
    }
    promise.futureResult.whenComplete { _ in timer.cancel() }
    return promise.futureResult
  }

  private func deliver(_ event: WebSocketClient.Event) {
    if let waiter {
      self.waiter = nil
      waiter.succeed(event)
    } else {
      events.append(event)
    }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    var content = frame.unmaskedData
    switch frame.opcode {
    case .text: deliver(.text(String(buffer: content)))
    case .binary: deliver(.binary(content))
    case .pong: deliver(.pong(String(buffer: content)))
    case .ping:
      deliver(.ping)
      if manners.answersPings { answer(context, .pong, content) }
    case .connectionClose:
      if manners.answersClose { answer(context, .connectionClose, content) }
      deliver(.close(content.readInteger(), reason: String(buffer: content)))
    default: break
    }
  }

  private func answer(
    _ context: ChannelHandlerContext, _ opcode: WebSocketOpcode, _ data: ByteBuffer
  ) {
    let frame = WebSocketFrame(fin: true, opcode: opcode, maskKey: .random(), data: data)
    context.writeAndFlush(wrapOutboundOut(frame), promise: nil)
  }

  func channelInactive(context: ChannelHandlerContext) {
    hasEnded = true
    waiter?.succeed(.end)
    waiter = nil
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
