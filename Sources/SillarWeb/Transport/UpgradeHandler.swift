import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1

/// Stands behind the decoder of an HTTP connection and notices each request that wants another protocol
/// (RFC 9110, section 7.8).
///
/// NIO's decoder reads nothing that follows such a request, as it may be of the other protocol. When the request
/// stays plain HTTP, a new decoder takes over. A WebSocket handshake waits here until its turn among the requests of
/// its connection has come and the server has decided; meanwhile nothing is read.
final class UpgradeHandler: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private let configuration: TransportConfiguration
  private let encoder = HTTPResponseEncoder(configuration: .init())
  private var decoder: ByteToMessageHandler<HTTPRequestDecoder>
  /// What stands behind this handler while the connection speaks HTTP: the same as in Hummingbird's own pipeline.
  private let http: [any RemovableChannelHandler]
  private var context: ChannelHandlerContext?
  /// The request that is being read stops the decoder at its end.
  private var isStopping = false
  private var handshake: WebSocketHandshake?
  private var isReadHeld = false
  /// What comes now are bytes of the other protocol.
  private var hasUpgraded = false
  private var isShuttingDown = false
  private var hasInputEnded = false

  init(configuration: TransportConfiguration, logger: Logger) {
    self.configuration = configuration
    decoder = Self.makeDecoder(configuration)
    http =
      [HTTP1ToHTTPServerCodec(secure: false)] + configuration.http.additionalChannelHandlers() + [
        ShutdownDeadlineHandler(timeout: configuration.shutdownTimeout),
        HTTPConnectionStateHandler(
          idleTimeout: configuration.http.idleTimeout.map { .init($0) }, logger: logger),
      ]
  }

  private static func makeDecoder(
    _ configuration: TransportConfiguration
  ) -> ByteToMessageHandler<HTTPRequestDecoder> {
    let http = configuration.http.httpDecoder
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = http.maxHeaderFieldSize
    limits.maxHeaderListSize = http.maxHeaderListSize
    limits.maxHeaderFieldCount = http.maxHeaderFieldCount
    return ByteToMessageHandler(
      HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes, limitConfiguration: limits))
  }

  /// Adds all handlers of an HTTP connection, this one among them.
  func configure(_ channel: any Channel) throws {
    let pipeline = channel.pipeline.syncOperations
    try pipeline.addHandlers([encoder, decoder])
    if let health = configuration.health { try pipeline.addHandler(HealthHandler(health)) }
    try pipeline.addHandler(self)
    try pipeline.addHandlers(http)
  }

  // MARK: HTTP

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }

  func handlerRemoved(context: ChannelHandlerContext) {
    self.context = nil
    handshake = nil
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !hasUpgraded else { return context.fireChannelRead(data) }
    let part = unwrapInboundIn(data)
    switch part {
    case .head(let head):
      isStopping = head.wantsUpgrade
      guard let wish = WebSocketHandshake(head, remoteAddress: context.channel.remoteAddress)
      else { break }
      handshake = wish
      // The task of the connection keeps what it gets as long as the socket is open: two kilobytes that nobody needs.
      let rest = HTTPRequestHead(
        version: head.version, method: head.method, uri: head.uri,
        headers: ["upgrade": "websocket"])
      return context.fireChannelRead(wrapInboundOut(.head(rest)))
    case .end where isStopping:
      isStopping = false
      if handshake == nil { replaceDecoder(context) }
    case .body, .end: break
    }
    context.fireChannelRead(data)
  }

  func read(context: ChannelHandlerContext) {
    if handshake != nil {
      isReadHeld = true
    } else {
      context.read()
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent { isShuttingDown = true }
    if event as? ChannelEvent == .inputClosed { hasInputEnded = true }
    context.fireUserInboundEventTriggered(event)
  }

  /// What the old decoder has kept goes to the new one.
  private func replaceDecoder(_ context: ChannelHandlerContext) {
    let old = decoder
    decoder = Self.makeDecoder(configuration)
    let pipeline = context.pipeline.syncOperations
    do {
      try pipeline.addHandler(decoder, position: .after(old))
      // The requests among it are handed on when the read is complete.
      pipeline.removeHandler(old).assumeIsolated().whenSuccess {
        self.context?.fireChannelReadComplete()
      }
    } catch {
      context.fireErrorCaught(error)
    }
  }

  // MARK: A handshake

  /// The handshake that waits; it stays here until it is known what becomes of it.
  func waitingHandshake() -> WebSocketHandshake? { handshake }

  /// Lets the handshake be a plain request.
  func stayHTTP() {
    guard let context else { return }
    replaceDecoder(context)
    goOn(context)
  }

  /// Answers the handshake and replaces HTTP's handlers by WebSocket's.
  func becomeWebSocket(
    _ response: HTTPResponseHead, _ handlers: [any ChannelHandler]
  ) throws -> EventLoopFuture<Void> {
    guard let context else { throw ChannelError.alreadyClosed }
    let pipeline = context.pipeline.syncOperations
    context.writeAndFlush(wrapOutboundOut(.head(response)), promise: nil)
    for handler in http { pipeline.removeHandler(handler, promise: nil) }
    try pipeline.addHandlers(handlers, position: .after(self))
    pipeline.removeHandler(encoder, promise: nil)
    // What the client sent right behind its handshake comes out of the decoder as it leaves.
    hasUpgraded = true
    let removed = pipeline.removeHandler(decoder)
    removed.assumeIsolated().whenSuccess {
      guard let context = self.context else { return }
      context.fireChannelReadComplete()
      if self.isShuttingDown { context.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent()) }
      if self.hasInputEnded { context.fireUserInboundEventTriggered(ChannelEvent.inputClosed) }
      self.goOn(context)
      pipeline.removeHandler(self, promise: nil)
    }
    return removed
  }

  private func goOn(_ context: ChannelHandlerContext) {
    handshake = nil
    guard isReadHeld else { return }
    isReadHeld = false
    context.read()
  }
}

extension HTTPRequestHead {
  /// Whether the request asks for another protocol, whichever; as NIO's decoder sees it.
  fileprivate var wantsUpgrade: Bool {
    headers.contains(name: "upgrade")
      && headers[canonicalForm: "connection"].contains { $0.lowercased() == "upgrade" }
  }
}
