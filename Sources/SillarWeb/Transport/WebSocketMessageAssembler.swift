import NIOCore
import NIOWebSocket

/// Assembles a client's text messages from their frames and checks each frame against RFC 6455.
struct WebSocketMessageAssembler {
  /// The reason for refusing a frame: the code and the text to close with.
  struct Violation: Error, Equatable {
    let code: WebSocketCloseCode
    let reason: String
  }

  let maxMessageSize: Int
  /// The received part of a message whose last frame has not arrived.
  private var fragments: ByteBuffer?

  init(maxMessageSize: Int) {
    self.maxMessageSize = maxMessageSize
  }

  /// Checks the rules for all frames, including control frames.
  static func check(_ frame: WebSocketFrame) throws(Violation) {
    guard frame.maskKey != nil else {
      throw Violation(code: .protocolError, reason: "frames of a client must be masked")
    }
    guard !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
      throw Violation(code: .protocolError, reason: "no extension was agreed on")
    }
  }

  /// Takes a data frame.
  /// - Returns: the text, if the frame completes a message.
  mutating func append(_ frame: WebSocketFrame) throws(Violation) -> String? {
    switch frame.opcode {
    case .text where fragments == nil:
      if frame.fin { return try text(of: frame.unmaskedData) }
      fragments = frame.unmaskedData
      return nil
    case .continuation:
      guard var message = fragments.take() else {
        throw Violation(code: .protocolError, reason: "a continuation without a beginning")
      }
      var data = frame.unmaskedData
      guard message.readableBytes + data.readableBytes <= maxMessageSize else {
        throw Violation(code: .messageTooLarge, reason: "the limit is \(maxMessageSize) bytes")
      }
      message.writeBuffer(&data)
      if frame.fin { return try text(of: message) }
      fragments = message
      return nil
    case .text:
      throw Violation(code: .protocolError, reason: "a message began inside another")
    case .binary:
      throw Violation(code: .unacceptableData, reason: "only text is taken here")
    default:
      throw Violation(code: .protocolError, reason: "unknown kind of frame")
    }
  }

  private func text(of buffer: ByteBuffer) throws(Violation) -> String {
    guard let text = String(validating: buffer.readableBytesView, as: UTF8.self) else {
      throw Violation(code: .invalidText, reason: "the text is not UTF-8")
    }
    return text
  }
}
