import HummingbirdCore
import NIOCore

/// Limits and timeouts of the server's connections.
struct TransportConfiguration: Sendable {
  /// HTTP: decoder limits, extra handlers, and the time that a connection may be idle. Idle connections end after 60
  /// seconds by default; Hummingbird's own default is to keep them open.
  var http = HTTP1Channel.Configuration(idleTimeout: .seconds(60))
  var webSocket = WebSocketConfiguration()
  /// The time that an HTTP exchange may continue after shutdown began, before its connection is closed.
  var shutdownTimeout: Duration = .seconds(3)
  /// The time from a connection's start, or from the first byte of a later request, until the head has come whole.
  var headDeadline: Duration = .seconds(10)
  /// The bytes a second that a body must have at least while the server waits for it, averaged over `bodyInterval`.
  var minimumBodyRate = 500
  var bodyInterval: Duration = .seconds(30)
  /// The budgets of clients; nil for a server without limits for them.
  var clients: ClientBudget?
  /// The answer of `/healthz`; `nil` where a request handler answers it.
  var health: (@Sendable () -> Health)?
}

/// Limits and timeouts of one WebSocket.
struct WebSocketConfiguration: Sendable {
  /// The largest message accepted from a client, in bytes, over all of its fragments; a larger one closes the socket
  /// with 1009.
  var maxMessageSize = 256 * 1024
  /// The number of unsent bytes for a client above which `send` suspends; it resumes at half of this.
  var pauseThreshold = 64 * 1024
  /// The number of unsent bytes for a client above which the socket is closed with 1013. A message may always be sent
  /// when nothing else waits, however large it is.
  var outboundLimit = 1024 * 1024
  /// The time between the server's pings, before whose end the client must have sent something; after that it counts as
  /// disconnected. `nil` for no pings.
  var pingInterval: Duration? = .seconds(25)
  /// The part of an interval, from 0 to 1, after which a connection's first ping is sent. It differs, or windows that come
  /// back at once after a restart would all be pinged at the same moment.
  var pingPhase: @Sendable () -> Double = { .random(in: 0..<1) }
  /// The time that a closing handshake may take before the connection is closed.
  var closeTimeout: Duration = .seconds(2)
}
