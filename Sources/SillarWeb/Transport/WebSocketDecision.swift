import HTTPTypes

/// What becomes of a client's wish to open a WebSocket.
enum WebSocketDecision<Accepted: Sendable>: Sendable {
  /// The socket opens. The handler gets the value, the client the extra headers (such as a cookie).
  case accept(Accepted, headers: HTTPFields = [:])
  /// The socket opens only to be closed with this code, which a browser's script can read; it cannot
  /// read the status of a handshake that failed.
  case refuse(WebSocketCloseCode, reason: String = "")
  /// This path has no sockets: the router answers, as if it were any other request.
  case pass
}
