/// The server's decision on a client's request to open a WebSocket.
enum WebSocketDecision<Accepted: Sendable>: Sendable {
  /// The socket opens. The handler gets the value.
  case accept(Accepted)
  /// The socket opens only to be closed with this code. A browser's script can read this code, but not the status of a
  /// failed handshake.
  case refuse(WebSocketCloseCode, reason: String = "")
  /// This path has no sockets: the router answers, as for any other request.
  case pass
}
