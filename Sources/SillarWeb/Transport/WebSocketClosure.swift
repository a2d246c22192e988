import NIOCore

/// The end of a WebSocket: its code, its reason and the side that began it.
struct WebSocketClosure: Hashable, Sendable {
  /// The side that ended the socket first.
  enum Origin: Hashable, Sendable {
    /// The client sent a close frame.
    case peer
    /// This server closed the socket: at the handler's request, for a limit or a protocol violation, or for a shutdown.
    case server
    /// The connection was lost without a close frame.
    case lost
  }

  let code: WebSocketCloseCode
  let reason: String
  let origin: Origin

  static let lost = WebSocketClosure(code: .abnormal, reason: "", origin: .lost)
}

extension WebSocketClosure {
  /// Reads a client's close frame (RFC 6455, section 5.5.1).
  init(receivedIn buffer: ByteBuffer) throws(WebSocketMessageAssembler.Violation) {
    var buffer = buffer
    guard buffer.readableBytes > 0 else {
      self.init(code: .none, reason: "", origin: .peer)
      return
    }
    guard
      let code = buffer.readInteger(as: UInt16.self).map(WebSocketCloseCode.init),
      code.isValidOnTheWire
    else {
      throw .init(code: .protocolError, reason: "not a code to close with")
    }
    guard let reason = String(validating: buffer.readableBytesView, as: UTF8.self) else {
      throw .init(code: .invalidText, reason: "the reason is not UTF-8")
    }
    self.init(code: code, reason: reason, origin: .peer)
  }

  /// The content of a close frame: at most 125 bytes, so a long reason is cut.
  func payload(_ allocator: ByteBufferAllocator) -> ByteBuffer {
    var text = reason
    while text.utf8.count > 123 { text.removeLast() }
    var buffer = allocator.buffer(capacity: 2 + text.utf8.count)
    buffer.writeInteger(code.rawValue)
    buffer.writeString(text)
    return buffer
  }
}
