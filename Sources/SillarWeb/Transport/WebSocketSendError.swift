/// The reason why a message could not be sent.
enum WebSocketSendError: Error, Equatable, CustomStringConvertible {
  /// The connection is closing or closed; nothing was sent.
  case closed(WebSocketClosure)
  /// More bytes than the outbound limit were already waiting for the client, so the socket is being closed with code
  /// 1013; nothing was sent. `waiting` and `limit` are bytes.
  case tooSlow(waiting: Int, limit: Int)

  var description: String {
    switch self {
    case .closed(let closure):
      "the WebSocket is closed (code \(closure.code.rawValue), \(closure.origin)); "
        + "stop sending when `messages` ends"
    case .tooSlow(let waiting, let limit):
      "the client does not read: \(waiting) bytes wait for it and the limit is \(limit), so the "
        + "WebSocket is closed with 1013; send less, or wait for each `send`"
    }
  }
}
