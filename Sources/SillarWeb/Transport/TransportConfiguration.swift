import HummingbirdCore
import NIOCore

/// Limits and timeouts of the server's connections.
struct TransportConfiguration: Sendable {
  /// HTTP: decoder limits, extra handlers, and the time that a connection may be idle. Idle connections end after 60
  /// seconds by default; Hummingbird's own default is to keep them open.
  var http: HTTP1Channel.Configuration
  var webSocket: WebSocketConfiguration
  /// The time that an HTTP exchange may continue after shutdown began, before its connection is closed.
  var shutdownTimeout: Duration
  /// The time from a connection's start, or from the first byte of a later request, until the head has come whole.
  var headDeadline: Duration
  /// The bytes a second that a body must have at least while the server waits for it, averaged over `bodyInterval`.
  var minimumBodyRate: Int
  var bodyInterval: Duration
  /// The budgets of clients; nil for a server without limits for them.
  var clients: ClientBudget?
  /// The answer of `/healthz`; `nil` where a request handler answers it.
  var health: (@Sendable () -> Health)?

  init(
    http: HTTP1Channel.Configuration = .init(idleTimeout: .seconds(60)),
    webSocket: WebSocketConfiguration = .init(),
    shutdownTimeout: Duration = .seconds(3),
    headDeadline: Duration = .seconds(10),
    minimumBodyRate: Int = 500,
    bodyInterval: Duration = .seconds(30)
  ) {
    self.bodyInterval = bodyInterval
    self.headDeadline = headDeadline
    self.minimumBodyRate = minimumBodyRate
    self.http = http
    self.webSocket = webSocket
    self.shutdownTimeout = shutdownTimeout
  }
}

/// Limits and timeouts of one WebSocket.
struct WebSocketConfiguration: Sendable {
  /// The largest message accepted from a client, in bytes, over all of its fragments; a larger one closes the socket
  /// with 1009.
  var maxMessageSize: Int
  /// The number of unsent bytes for a client above which `send` suspends; it resumes at half of this.
  var pauseThreshold: Int
  /// The number of unsent bytes for a client above which the socket is closed with 1013. A message may always be sent
  /// when nothing else waits, however large it is.
  var outboundLimit: Int
  /// The time between the server's pings; `nil` for no pings.
  var pingInterval: Duration?
  /// The part of an interval, from 0 to 1, after which a connection's first ping is sent. It differs, or windows that come
  /// back at once after a restart would all be pinged at the same moment.
  var pingPhase: @Sendable () -> Double
  /// The time after a ping in which the client must send something; after that it counts as disconnected.
  var pingTimeout: Duration
  /// The time that a closing handshake may take before the connection is closed.
  var closeTimeout: Duration

  init(
    maxMessageSize: Int = 256 * 1024,
    pauseThreshold: Int = 64 * 1024,
    outboundLimit: Int = 1024 * 1024,
    pingInterval: Duration? = .seconds(25),
    pingPhase: @escaping @Sendable () -> Double = { .random(in: 0..<1) },
    pingTimeout: Duration = .seconds(20),
    closeTimeout: Duration = .seconds(2)
  ) {
    self.maxMessageSize = maxMessageSize
    self.pauseThreshold = pauseThreshold
    self.outboundLimit = outboundLimit
    self.pingInterval = pingInterval
    self.pingPhase = pingPhase
    self.pingTimeout = pingTimeout
    self.closeTimeout = closeTimeout
  }
}
