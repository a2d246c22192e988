import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1

/// Follows the decoder of an HTTP connection and detects each request that asks for another protocol (RFC 9110, section
/// 7.8).
///
/// NIO's decoder reads nothing that follows such a request, because it may belong to the other protocol. When the
/// request stays plain HTTP, a new decoder takes over. A WebSocket handshake waits here until its turn among the
/// requests of its connection has come and the server has decided; until then nothing is read.
final class UpgradeHandler: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private let configuration: TransportConfiguration
  private let deadlines: RequestDeadlineHandler
  private let encoder = HTTPResponseEncoder(configuration: .init())
  private var decoder: ByteToMessageHandler<HTTPRequestDecoder>
  /// The handlers after this one while the connection speaks HTTP: the same as in Hummingbird's own pipeline.
  private let http: [any RemovableChannelHandler]
  private var context: ChannelHandlerContext?
  /// True while a request is being read that stops the decoder at its end.
  private var isStopping = false
  /// The waiting handshake; it stays here until the server has decided.
  private(set) var handshake: WebSocketHandshake?
  private var isReadHeld = false
  /// True once the incoming bytes belong to the other protocol.
  private var hasUpgraded = false
  private var isShuttingDown = false
  private var hasInputEnded = false
  /// The requests whose heads have come, and their answers.
  private var requests = 0
  private var answers = 0
  /// True while the body of the last request is coming.
  private var isRequestComing = false
  private var isBodyUnreadable = false
  /// True once a head has come that cannot be answered: nothing after it is read.
  private var isRefused = false

  init(configuration: TransportConfiguration, logger: Logger) {
    self.configuration = configuration
    decoder = Self.makeDecoder(configuration)
    deadlines = RequestDeadlineHandler(
      head: configuration.headDeadline, minimumBodyRate: configuration.minimumBodyRate,
      interval: configuration.bodyInterval)
    http =
      [HTTP1ToHTTPServerCodec(secure: false)] + configuration.http.additionalChannelHandlers() + [
        ShutdownDeadlineHandler(timeout: configuration.shutdownTimeout),
        HTTPConnectionStateHandler(
          idleTimeout: configuration.http.idleTimeout.map { .init($0) }, logger: logger),
      ]
  }

  /// Has the decoder's type made before two threads can need it at once.
  ///
  /// The runtime of Swift 6.3 reads through a null pointer where one thread looks up what a generic class without a superclass conforms to,
  /// such as NIO's decoder, while another one makes the class: about one of 1,200 servers ended with their first connections.
  static func makeTypes(_ configuration: TransportConfiguration) { _ = makeDecoder(configuration) }

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

  /// Adds all handlers of an HTTP connection, including this one.
  func configure(_ channel: any Channel) throws {
    let pipeline = channel.pipeline.syncOperations
    try pipeline.addHandlers([deadlines, encoder, decoder])
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
    if isRefused { return }
    var part = unwrapInboundIn(data)
    switch part {
    case .head(var head):
      deadlines.headHasCome()
      guard head.resolveTarget(), TransferCodings(head) != .faulty else {
        isRefused = true
        // The server answers it with 400, after the requests before it.
        return context.fireErrorCaught(HTTPParserError.invalidHeaderToken)
      }
      part = .head(head)
      requests += 1
      isRequestComing = true
      isStopping = head.wantsUpgrade
      guard let wish = WebSocketHandshake(head, remoteAddress: context.channel.remoteAddress)
      else { break }
      handshake = wish
      // The connection's task keeps this head as long as the socket is open, so two unused kilobytes are left out.
      let rest = HTTPRequestHead(
        version: head.version, method: head.method, uri: head.uri,
        headers: ["upgrade": "websocket"])
      return context.fireChannelRead(wrapInboundOut(.head(rest)))
    case .end:
      deadlines.requestHasCome()
      isRequestComing = false
      if isStopping {
        isStopping = false
        if handshake == nil { replaceDecoder(context) }
      }
    case .body: break
    }
    context.fireChannelRead(wrapInboundOut(part))
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if error is HTTPParserError { isBodyUnreadable = isRequestComing }
    context.fireErrorCaught(error)
  }

  /// Lets one answer to each request pass. A server answers a body that cannot be read with 400. When it has answered the
  /// request before that, a proxy would take the second answer for that to its next request.
  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard !hasUpgraded else { return context.write(data, promise: promise) }
    if isBodyUnreadable, answers == requests {
      promise?.succeed()
      return context.close(promise: nil)
    }
    if case .end = unwrapOutboundIn(data) { answers += 1 }
    context.write(data, promise: promise)
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

  /// Replaces the decoder. The new one gets the bytes that the old one has kept.
  private func replaceDecoder(_ context: ChannelHandlerContext) {
    let old = decoder
    decoder = Self.makeDecoder(configuration)
    let pipeline = context.pipeline.syncOperations
    do {
      try pipeline.addHandler(decoder, position: .after(old))
      // The requests among these bytes are passed on when the read is complete.
      pipeline.removeHandler(old).assumeIsolated().whenSuccess {
        self.context?.fireChannelReadComplete()
      }
    } catch {
      context.fireErrorCaught(error)
    }
  }

  // MARK: A handshake

  /// Treats the handshake as a plain request.
  func stayHTTP() {
    guard let context else { return }
    replaceDecoder(context)
    goOn(context)
  }

  /// Answers the handshake and replaces the handlers of HTTP with those of WebSocket.
  func becomeWebSocket(
    _ response: HTTPResponseHead, _ handlers: [any ChannelHandler]
  ) throws -> EventLoopFuture<Void> {
    guard let context else { throw ChannelError.alreadyClosed }
    let pipeline = context.pipeline.syncOperations
    context.writeAndFlush(wrapOutboundOut(.head(response)), promise: nil)
    for handler in http { pipeline.removeHandler(handler, promise: nil) }
    pipeline.removeHandler(deadlines, promise: nil)
    try pipeline.addHandlers(handlers, position: .after(self))
    pipeline.removeHandler(encoder, promise: nil)
    // Bytes that the client sent right after its handshake come out of the decoder when it is removed.
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
  /// True when the request asks for any other protocol, by the same rule as NIO's decoder.
  fileprivate var wantsUpgrade: Bool {
    headers.contains(name: "upgrade")
      && headers[canonicalForm: "connection"].contains { $0.lowercased() == "upgrade" }
  }
}
