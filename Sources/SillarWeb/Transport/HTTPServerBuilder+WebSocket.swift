import HummingbirdCore

extension HTTPServerBuilder {
  /// An HTTP/1.1 server on one port, where some requests become WebSockets.
  ///
  /// - Parameters:
  ///   - decide: called for each WebSocket handshake; all other requests go to the router. It may suspend, such as to
  ///     call an actor, but nothing is read from the client until it returns.
  ///   - handler: runs as long as the socket, in the connection's task. When it returns, the socket closes with 1000;
  ///     when it throws, with 1011. It must return soon after `messages` ends: shutdown closes every socket with 1001
  ///     and then waits for every handler.
  static func http1WithWebSocket<Accepted: Sendable>(
    configuration: TransportConfiguration = .init(),
    decide: @escaping HTTP1WithWebSocketChannel<Accepted>.Decide,
    handler: @escaping HTTP1WithWebSocketChannel<Accepted>.Handler
  ) -> HTTPServerBuilder {
    .init { responder in
      UpgradeHandler.makeTypes(configuration)
      return HTTP1WithWebSocketChannel(
        responder: responder, configuration: configuration, decide: decide, handler: handler)
    }
  }
}
