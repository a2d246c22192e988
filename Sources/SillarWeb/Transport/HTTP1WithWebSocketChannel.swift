import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOWebSocket

/// A server's connections: HTTP/1.1, any of which may become a WebSocket with its first request.
struct HTTP1WithWebSocketChannel<Accepted: Sendable>: HTTPChannelHandler {
  typealias Decide = @Sendable (WebSocketHandshake) async -> WebSocketDecision<Accepted>
  typealias Handler = @Sendable (WebSocketConnection, Accepted) async throws -> Void

  struct Value: ServerChildChannelValue {
    let channel: any Channel
    fileprivate let wish: Once<EventLoopFuture<FirstRequestHandler.Wish>>
    fileprivate let first: NIOLoopBound<FirstRequestHandler>
  }

  let responder: HTTPChannelHandler.Responder
  let configuration: TransportConfiguration
  let decide: Decide
  let handler: Handler

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    channel.eventLoop.makeCompletedFuture {
      // An idle connection keeps its last read buffer: begin with a small one, which still grows.
      try channel.syncOptions?.setOption(
        .recvAllocator,
        value: AdaptiveRecvByteBufferAllocator(minimum: 256, initial: 1024, maximum: 65536))
      let http = configuration.http.httpDecoder
      var limits = NIOHTTPDecoderLimitConfiguration()
      limits.maxHeaderFieldSize = http.maxHeaderFieldSize
      limits.maxHeaderListSize = http.maxHeaderListSize
      limits.maxHeaderFieldCount = http.maxHeaderFieldCount

      let encoder = HTTPResponseEncoder(configuration: .init())
      let decoder = ByteToMessageHandler(
        HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes, limitConfiguration: limits))
      let first = FirstRequestHandler(
        configuration: configuration, encoder: encoder, decoder: decoder, logger: logger)
      let pipeline = channel.pipeline.syncOperations
      try pipeline.addHandler(encoder)
      try pipeline.addHandler(decoder)
      if let health = configuration.health { try pipeline.addHandler(HealthHandler(health)) }
      try pipeline.addHandler(first)
      guard let wish = first.wish else { throw ChannelError.ioOnClosedChannel }
      return Value(
        channel: channel, wish: Once(wish),
        first: NIOLoopBound(first, eventLoop: channel.eventLoop))
    }
  }

  private enum Role {
    case http(NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>)
    case open(WebSocketConnection, Accepted)
    case refused(WebSocketConnection, WebSocketCloseCode, reason: String)
  }

  func handle(value: Value, logger: Logger) async {
    let role: Role
    do {
      role = try await self.role(of: value)
    } catch {
      // The client was gone before it was anything.
      logger.trace("Connection ended before its first request: \(error)")
      value.channel.close(promise: nil)
      return
    }
    switch role {
    case .http(let channel):
      await handleHTTP(asyncChannel: channel, logger: logger)
    case .open(let connection, let accepted):
      await run(connection, accepted, logger: logger)
    case .refused(let connection, let code, let reason):
      logger.debug("WebSocket refused with code \(code.rawValue): \(reason)")
      await connection.close(code, reason: reason)
    }
  }

  private func role(of value: Value) async throws -> Role {
    let channel = value.channel
    guard let future = value.wish.take() else { throw ChannelError.inappropriateOperationForState }
    let wish = try await withTaskCancellationHandler {
      try await future.get()
    } onCancel: {
      channel.close(promise: nil)
    }
    guard case .webSocket(let handshake) = wish else { return .http(try await http(value)) }
    switch await decide(handshake) {
    case .accept(let accepted, let headers):
      return .open(try await upgrade(value, handshake.response(adding: headers)), accepted)
    case .refuse(let code, let reason):
      let connection = try await upgrade(value, handshake.response(adding: [:]))
      return .refused(connection, code, reason: reason)
    case .pass:
      return .http(try await http(value))
    }
  }

  private func http(
    _ value: Value
  ) async throws -> NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart> {
    try await value.channel.eventLoop.submit { try value.first.value.becomeHTTP() }.get()
  }

  private func upgrade(
    _ value: Value, _ response: HTTPResponseHead
  ) async throws -> WebSocketConnection {
    let channel = value.channel
    let limits = configuration.webSocket
    let outbound = WebSocketOutbound(
      pauseThreshold: limits.pauseThreshold, limit: limits.outboundLimit)
    let (source, messages) = WebSocketMessages.make(for: channel)
    try await channel.eventLoop.flatSubmit {
      channel.eventLoop.makeCompletedFuture {
        try value.first.value.becomeWebSocket(
          response,
          [
            WebSocketFrameEncoder(),
            ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: limits.maxMessageSize)),
            WebSocketHandler(configuration: limits, inbound: source, outbound: outbound),
          ])
      }.flatMap { $0 }
    }.get()
    return WebSocketConnection(
      channel: channel, messages: messages, outbound: outbound,
      outboundLimit: limits.outboundLimit)
  }

  private func run(
    _ connection: WebSocketConnection, _ accepted: Accepted, logger: Logger
  ) async {
    await withTaskCancellationHandler {
      do {
        try await handler(connection, accepted)
        await connection.close()
      } catch let error as WebSocketSendError {
        // The client left while something was sent to it: no fault of the handler's.
        logger.debug("WebSocket ended while sending: \(error)")
        await connection.close()
      } catch {
        logger.error("WebSocket's handler failed, closing it with code 1011: \(error)")
        await connection.close(.serverError)
      }
    } onCancel: {
      connection.startClosing(.goingAway)
    }
  }
}
