import HummingbirdCore
import NIOCore

/// Limits and times of the server's connections.
struct TransportConfiguration: Sendable {
  /// HTTP: decoder limits, extra handlers, and how long a connection may be idle. Unlike
  /// Hummingbird's own default (for ever), idle connections end after 60 seconds here.
  var http: HTTP1Channel.Configuration
  var webSocket: WebSocketConfiguration
  /// How long an HTTP exchange may go on after shutdown began, before its connection is cut.
  var shutdownTimeout: Duration
  /// What `/healthz` says; `nil` where a handler of requests answers it.
  var health: (@Sendable () -> Health)?

  init(
    http: HTTP1Channel.Configuration = .init(idleTimeout: .seconds(60)),
    webSocket: WebSocketConfiguration = .init(),
    shutdownTimeout: Duration = .seconds(3)
  ) {
    self.http = http
    self.webSocket = webSocket
    self.shutdownTimeout = shutdownTimeout
  }
}

/// Limits and times of one WebSocket.
struct WebSocketConfiguration: Sendable {
  /// The largest message taken from a client, in bytes, over all of its fragments; a larger one
  /// closes with 1009.
  var maxMessageSize: Int
  /// How many bytes may wait for a client before `send` suspends; it resumes at half of this.
  var pauseThreshold: Int
  /// How many bytes may wait for a client before it is closed with 1013. A message may always be
  /// sent when nothing else waits, however large it is.
  var outboundLimit: Int
  /// How often the server pings; `nil` for never.
  var pingInterval: Duration?
  /// How long after a ping the client may be silent before it is taken for dead.
  var pingTimeout: Duration
  /// How long a closing handshake may take before the connection is cut.
  var closeTimeout: Duration

  init(
    maxMessageSize: Int = 256 * 1024,
    pauseThreshold: Int = 64 * 1024,
    outboundLimit: Int = 1024 * 1024,
    pingInterval: Duration? = .seconds(25),
    pingTimeout: Duration = .seconds(20),
    closeTimeout: Duration = .seconds(2)
  ) {
    self.maxMessageSize = maxMessageSize
    self.pauseThreshold = pauseThreshold
    self.outboundLimit = outboundLimit
    self.pingInterval = pingInterval
    self.pingTimeout = pingTimeout
    self.closeTimeout = closeTimeout
  }
}
