/// What a connection, or the sequence of its messages, asks its channel handler to do.
enum WebSocketCommand: Sendable {
  case close(WebSocketCloseCode, reason: String)
  case resumeReading
}
