import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOWebSocket

/// Holds a connection's first request until it is known what the connection is to be, then builds
/// that pipeline, lets go of what it held, and leaves.
///
/// A WebSocket has to be the first request of its connection, as browsers do it. Before that request
/// the connection obeys the idle timeout and ends at shutdown, like any other.
final class FirstRequestHandler: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// What the first request wants.
  enum Wish: Sendable {
    case http
    case webSocket(WebSocketHandshake)
  }

  private enum Phase { case waiting, holding, passing }

  private enum Held {
    case part(HTTPServerRequestPart)
    case error(any Error)
    case event(any Sendable)
  }

  typealias Decoder = ByteToMessageHandler<HTTPRequestDecoder>

  /// Made when the handler is added; dropped when it leaves, with all that the wish holds.
  private var wished: EventLoopPromise<Wish>?
  /// Known when the first request's head is; fails if the connection ends before. `nil` unless the
  /// handler is in a pipeline.
  var wish: EventLoopFuture<Wish>? { wished?.futureResult }
  private let configuration: TransportConfiguration
  /// HTTP's own handlers, until they are of no more use.
  private var codec: (encoder: HTTPResponseEncoder, decoder: Decoder)?
  private let logger: Logger
  private var phase = Phase.waiting
  private var held: [Held] = []
  private var isReadHeld = false
  private var idle: Scheduled<Void>?
  private var context: ChannelHandlerContext?

  init(
    configuration: TransportConfiguration, encoder: HTTPResponseEncoder, decoder: Decoder,
    logger: Logger
  ) {
    self.configuration = configuration
    self.codec = (encoder, decoder)
    self.logger = logger
  }

  // MARK: Waiting

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    wished = context.eventLoop.makePromise(of: Wish.self)
    guard let timeout = configuration.http.idleTimeout else { return }
    idle = context.eventLoop.assumeIsolated().scheduleTask(in: timeout) {
      context.close(promise: nil)
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    self.context = nil
    codec = nil
    held = []
    idle?.cancel()
    idle = nil
    // Does nothing if the wish is known.
    wished?.fail(ChannelError.eof)
    wished = nil
  }

  func channelInactive(context: ChannelHandlerContext) {
    wished?.fail(ChannelError.eof)
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard phase != .passing else {
      context.fireChannelRead(data)
      return
    }
    let part = unwrapInboundIn(data)
    hold(.part(part))
    guard phase == .waiting else { return }
    if case .head(let head) = part,
      let handshake = WebSocketHandshake(head, remoteAddress: context.channel.remoteAddress)
    {
      settle(.webSocket(handshake))
    } else {
      settle(.http)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch phase {
    case .waiting where error is HTTPParserError:
      // HTTP's own pipeline answers it.
      hold(.error(error))
      settle(.http)
    case .waiting: context.close(promise: nil)
    case .holding: hold(.error(error))
    case .passing: context.fireErrorCaught(error)
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    let isQuiesce = event is ChannelShouldQuiesceEvent
    switch phase {
    case .waiting where isQuiesce || event as? ChannelEvent == .inputClosed:
      context.close(promise: nil)
    case .holding where isQuiesce:
      hold(.event(ChannelShouldQuiesceEvent()))
    case .holding where event as? ChannelEvent == .inputClosed:
      hold(.event(ChannelEvent.inputClosed))
    default:
      context.fireUserInboundEventTriggered(event)
    }
  }

  /// A request that is held is not read on, so what is held stays small.
  func read(context: ChannelHandlerContext) {
    if phase == .holding {
      isReadHeld = true
    } else {
      context.read()
    }
  }

  private func hold(_ item: Held) {
    held.append(item)
  }

  private func settle(_ wish: Wish) {
    phase = .holding
    idle?.cancel()
    idle = nil
    wished?.succeed(wish)
  }

  // MARK: Becoming what it is to be

  /// Builds the rest of HTTP's pipeline, the same as Hummingbird's own.
  func becomeHTTP() throws -> NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart> {
    guard phase == .holding, let context else { throw ChannelError.alreadyClosed }
    let pipeline = context.pipeline.syncOperations
    try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
    try pipeline.addHandlers(configuration.http.additionalChannelHandlers())
    try pipeline.addHandler(ShutdownDeadlineHandler(timeout: configuration.shutdownTimeout))
    try pipeline.addHandler(
      HTTPConnectionStateHandler(
        idleTimeout: configuration.http.idleTimeout.map { .init($0) }, logger: logger))
    let channel = try NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>(
      wrappingChannelSynchronously: context.channel,
      configuration: .init(isOutboundHalfClosureEnabled: true))
    letGo(context)
    return channel
  }

  /// Answers the handshake and replaces HTTP's handlers by WebSocket's.
  func becomeWebSocket(
    _ response: HTTPResponseHead, _ handlers: [any ChannelHandler]
  ) throws -> EventLoopFuture<Void> {
    guard phase == .holding, let context, let codec else { throw ChannelError.alreadyClosed }
    // A handshake has no body: its end is all that may have followed.
    held.removeAll {
      if case .part = $0 { true } else { false }
    }
    let pipeline = context.pipeline.syncOperations
    context.writeAndFlush(wrapOutboundOut(.head(response)), promise: nil)
    try pipeline.addHandlers(handlers)
    pipeline.removeHandler(codec.encoder, promise: nil)
    // What the client sent right behind its handshake comes out of the decoder as it leaves.
    phase = .passing
    let removed = pipeline.removeHandler(codec.decoder)
    removed.assumeIsolated().whenSuccess {
      guard let context = self.context else { return }
      self.letGo(context)
    }
    return removed
  }

  private func letGo(_ context: ChannelHandlerContext) {
    phase = .passing
    for item in held {
      switch item {
      case .part(let part): context.fireChannelRead(wrapInboundOut(part))
      case .error(let error): context.fireErrorCaught(error)
      case .event: break
      }
    }
    context.fireChannelReadComplete()
    for case .event(let event) in held { context.fireUserInboundEventTriggered(event) }
    held = []
    if isReadHeld { context.read() }
    context.pipeline.syncOperations.removeHandler(self, promise: nil)
  }
}
