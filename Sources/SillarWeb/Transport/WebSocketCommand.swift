/// A request from a connection, or from the sequence of its messages, to its channel handler.
enum WebSocketCommand: Sendable {
  case close(WebSocketCloseCode, reason: String)
  case resumeReading
}
