import NIOCore
import NIOWebSocket

/// The last handler of a WebSocket's pipeline: messages, pings, limits and the closing handshake.
///
/// It runs entirely on the channel's event loop. ``WebSocketConnection`` writes frames and triggers
/// ``WebSocketCommand``s through the channel, so ``WebSocketOutbound`` is the only shared state.
final class WebSocketHandler: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private enum State { case open, closing, ended }

  private let configuration: WebSocketConfiguration
  private let inbound: WebSocketMessages.Source
  private let outbound: WebSocketOutbound
  private var assembler: WebSocketMessageAssembler
  private var state = State.open
  /// The next ping, which checks the last one, or the timeout of closing: one at a time.
  private var timer: Scheduled<Void>?
  private var heardSincePing = true
  /// True while the consumer has room for more messages.
  private var wantsMessages = true
  private var isReadHeld = false

  init(
    configuration: WebSocketConfiguration, inbound: WebSocketMessages.Source,
    outbound: WebSocketOutbound
  ) {
    self.configuration = configuration
    self.inbound = inbound
    self.outbound = outbound
    self.assembler = WebSocketMessageAssembler(maxMessageSize: configuration.maxMessageSize)
  }

  // MARK: Life

  func handlerAdded(context: ChannelHandlerContext) {
    if let interval = configuration.pingInterval {
      schedule(in: interval * configuration.pingPhase(), context) { self.ping($0) }
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) { end() }

  func channelInactive(context: ChannelHandlerContext) {
    end()
    context.fireChannelInactive()
  }

  private func end() {
    state = .ended
    timer?.cancel()
    outbound.close(.lost)
    inbound.finish()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case let error as NIOWebSocketError:
      // The decoder can no longer separate frames, so it will not see the client's answer. The server sends nothing
      // more and waits for the client to end the connection.
      let (code, reason) = error.violation
      startClosing(context, code, reason: reason)
      context.close(mode: .output, promise: nil)
    case is ByteToMessageDecoderError:
      break  // More bytes after that error.
    default:
      context.close(promise: nil)
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case is ChannelShouldQuiesceEvent:
      startClosing(context, .goingAway, reason: "the server is shutting down")
    case ChannelEvent.inputClosed:
      context.close(promise: nil)
    default:
      context.fireUserInboundEventTriggered(event)
    }
  }

  // MARK: Receiving

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    guard state != .ended else { return }
    do throws(WebSocketMessageAssembler.Violation) {
      try WebSocketMessageAssembler.check(frame)
      switch frame.opcode {
      case .connectionClose: try receiveClose(context, frame)
      case _ where state == .closing, .pong: break
      case .ping:
        // A client that sends many pings and reads no answers must not fill the server's memory.
        if context.channel.isWritable { write(context, .pong, frame.unmaskedData) }
      default:
        if let text = try assembler.append(frame), inbound.yield(text) == .stopProducing {
          wantsMessages = false
        }
      }
    } catch {
      startClosing(context, error.code, reason: error.reason)
    }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    heardSincePing = true
    context.fireChannelReadComplete()
  }

  /// While the consumer has no room, nothing more is read from the socket.
  func read(context: ChannelHandlerContext) {
    if state == .open, !wantsMessages {
      isReadHeld = true
    } else {
      context.read()
    }
  }

  private func resumeReading(_ context: ChannelHandlerContext) {
    wantsMessages = true
    guard isReadHeld else { return }
    isReadHeld = false
    // The answer to a ping may have been unread during the pause.
    heardSincePing = true
    context.read()
  }

  private func receiveClose(
    _ context: ChannelHandlerContext, _ frame: WebSocketFrame
  ) throws(WebSocketMessageAssembler.Violation) {
    guard state == .open else {
      // The client has answered the server's close frame: the handshake is complete.
      return context.close(promise: nil)
    }
    let closure = try WebSocketClosure(receivedIn: frame.unmaskedData)
    stop(closure)
    var answer = context.channel.allocator.buffer(capacity: 2)
    if closure.code != .none { answer.writeInteger(closure.code.rawValue) }
    sendClose(context, answer, thenCut: true)
  }

  // MARK: Sending

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard state == .open else {
      promise?.fail(ChannelError.outputClosed)
      return
    }
    context.write(data, promise: promise)
  }

  func triggerUserOutboundEvent(
    context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?
  ) {
    guard let command = event as? WebSocketCommand else {
      return context.triggerUserOutboundEvent(event, promise: promise)
    }
    switch command {
    case .close(let code, let reason): startClosing(context, code, reason: reason)
    case .resumeReading: resumeReading(context)
    }
    promise?.succeed()
  }

  /// Sends a close frame before a canceled server task closes the input of its connections.
  func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    guard mode == .input, state != .ended else {
      return context.close(mode: mode, promise: promise)
    }
    startClosing(context, .goingAway, reason: "the server is shutting down")
    promise?.succeed()
  }

  private func write(
    _ context: ChannelHandlerContext, _ opcode: WebSocketOpcode, _ data: ByteBuffer,
    promise: EventLoopPromise<Void>? = nil
  ) {
    context.writeAndFlush(
      wrapOutboundOut(WebSocketFrame(fin: true, opcode: opcode, data: data)), promise: promise)
  }

  // MARK: Closing

  /// Sends a close frame and waits for the client's, at most for the close timeout.
  private func startClosing(
    _ context: ChannelHandlerContext, _ code: WebSocketCloseCode, reason: String
  ) {
    guard state == .open else { return }
    let closure = WebSocketClosure(code: code, reason: reason, origin: .server)
    stop(closure)
    sendClose(context, closure.payload(context.channel.allocator), thenCut: false)
  }

  /// Stops passing messages to the handler and accepting messages from it.
  private func stop(_ closure: WebSocketClosure) {
    state = .closing
    outbound.close(closure)
    inbound.finish()
    assembler = WebSocketMessageAssembler(maxMessageSize: configuration.maxMessageSize)
  }

  private func sendClose(_ context: ChannelHandlerContext, _ data: ByteBuffer, thenCut: Bool) {
    let sent = context.eventLoop.makePromise(of: Void.self)
    if thenCut {
      sent.futureResult.assumeIsolated().whenComplete { _ in context.close(promise: nil) }
    }
    write(context, .connectionClose, data, promise: sent)
    guard state == .closing else { return }
    schedule(in: configuration.closeTimeout, context) { $0.close(promise: nil) }
    // The client's answer may follow messages that are no longer needed.
    resumeReading(context)
  }

  // MARK: Time

  private func ping(_ context: ChannelHandlerContext) {
    guard state == .open, let interval = configuration.pingInterval else { return }
    // A client is not at fault for silence while the server does not read from it.
    guard heardSincePing || !wantsMessages else {
      return startClosing(context, .policyViolation, reason: "no answer to a ping")
    }
    heardSincePing = false
    write(context, .ping, ByteBuffer())
    schedule(in: interval, context) { self.ping($0) }
  }

  private func schedule(
    in delay: Duration, _ context: ChannelHandlerContext,
    _ action: @escaping (ChannelHandlerContext) -> Void
  ) {
    timer?.cancel()
    timer = context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(delay)) {
      action(context)
    }
  }
}

extension NIOWebSocketError {
  fileprivate var violation: (code: WebSocketCloseCode, reason: String) {
    switch self {
    case .invalidFrameLength: (.messageTooLarge, "the message is too large")
    case .fragmentedControlFrame, .multiByteControlFrameLength:
      (.protocolError, "a control frame is too long or in pieces")
    }
  }
}
