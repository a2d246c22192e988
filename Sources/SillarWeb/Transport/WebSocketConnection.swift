import NIOCore
import NIOWebSocket

/// One open WebSocket, as its handler sees it. Other tasks may send on it too.
///
/// Pings are sent and answered, and dead clients are detected, without the handler's help.
struct WebSocketConnection: Sendable {
  let channel: any Channel
  /// The messages of the client. The sequence ends when either side closes the socket.
  let messages: WebSocketMessages
  let outbound: WebSocketOutbound

  /// The way the socket was closed, available as soon as closing began; `nil` while it is open.
  var closure: WebSocketClosure? { outbound.closure }

  /// Sends a text message. Suspends while too much data waits for the client. Messages of one task keep their order.
  func send(_ text: String) async throws(WebSocketSendError) {
    try await send(text: ByteBuffer(string: text))
  }

  /// Sends a text message whose bytes are UTF-8. Suspends while too much data waits for the client.
  func send(text buffer: ByteBuffer) async throws(WebSocketSendError) {
    if try enqueue(buffer) { try await waitUntilDrained() }
  }

  /// Sends a message, without waiting: messages leave in the order of the calls. The bytes of a text are UTF-8.
  ///
  /// - Returns: True when so much data waits for the client that the caller should call ``waitUntilDrained()``.
  func enqueue(
    _ buffer: ByteBuffer, as opcode: WebSocketOpcode = .text
  ) throws(WebSocketSendError) -> Bool {
    let bytes = buffer.readableBytes
    let mustWait: Bool
    do { mustWait = try outbound.admit(bytes) } catch {
      if case .tooSlow = error, let closure { startClosing(closure.code, reason: closure.reason) }
      throw error
    }
    let written = channel.eventLoop.makePromise(of: Void.self)
    written.futureResult.whenComplete { [outbound] _ in outbound.wrote(bytes) }
    let frame = WebSocketFrame(fin: true, opcode: opcode, data: buffer)
    inOrder { $0.writeAndFlush(frame, promise: written) }
    return mustWait
  }

  /// Does something after what was handed to the event loop before. On the loop's own thread a channel would do it at once: before
  /// the messages of other threads, which are on their way to the loop.
  private func inOrder(_ work: @escaping @Sendable (any Channel) -> Void) {
    channel.eventLoop.execute { [channel] in work(channel) }
  }

  /// Suspends until the client has received most of the waiting data.
  func waitUntilDrained() async throws(WebSocketSendError) {
    await outbound.waitUntilDrained()
    if let closure = outbound.closure { throw .closed(closure) }
  }

  /// Begins to close, and does not wait for the end. Earlier messages are still sent; later ones fail. Does nothing if
  /// the socket is already closing.
  func startClosing(_ code: WebSocketCloseCode = .normal, reason: String = "") {
    outbound.close(WebSocketClosure(code: code, reason: reason, origin: .server))
    inOrder {
      $0.triggerUserOutboundEvent(WebSocketCommand.close(code, reason: reason), promise: nil)
    }
  }

  /// Closes the socket, and returns when the connection is gone: when the client has answered, or after
  /// ``WebSocketConfiguration/closeTimeout``. Only waits if the socket is already closing.
  func close(_ code: WebSocketCloseCode = .normal, reason: String = "") async {
    startClosing(code, reason: reason)
    // The channel's close future never fails.
    try? await channel.closeFuture.get()
  }
}
