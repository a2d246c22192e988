/// The reason why a WebSocket was closed, as the number in its close frame (RFC 6455, section 7.4).
///
/// Codes from 4000 to 4999 are for applications: `WebSocketCloseCode(rawValue: 4001)`.
struct WebSocketCloseCode: RawRepresentable, Hashable, Sendable {
  let rawValue: UInt16

  /// Normal closure: the purpose of the socket is fulfilled.
  static let normal = Self(rawValue: 1000)
  /// The server is shutting down, or the browser left the page.
  static let goingAway = Self(rawValue: 1001)
  /// The peer broke the protocol.
  static let protocolError = Self(rawValue: 1002)
  /// The peer sent a kind of message that is not accepted here: binary.
  static let unacceptableData = Self(rawValue: 1003)
  /// The peer's close frame had no code. Never sent.
  static let none = Self(rawValue: 1005)
  /// The connection ended without a close frame. Never sent.
  static let abnormal = Self(rawValue: 1006)
  /// A text message was not UTF-8.
  static let invalidText = Self(rawValue: 1007)
  /// The peer broke a rule of this server, such as answering pings in time.
  static let policyViolation = Self(rawValue: 1008)
  /// A message was larger than the limit.
  static let messageTooLarge = Self(rawValue: 1009)
  /// The server failed.
  static let serverError = Self(rawValue: 1011)
  /// The peer may try again later; it could not keep up.
  static let tryAgainLater = Self(rawValue: 1013)

  /// True when a peer may put this code into a close frame.
  var isValidOnTheWire: Bool {
    switch rawValue {
    case 1000...1003, 1007...1014, 3000...4999: true
    default: false
    }
  }
}
