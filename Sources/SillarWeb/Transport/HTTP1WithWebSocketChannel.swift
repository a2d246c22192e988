import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOWebSocket

/// A server's connections: HTTP/1.1, where any request may turn its connection into a WebSocket.
///
/// To Hummingbird, a socket is a request that takes a long time to answer.
struct HTTP1WithWebSocketChannel<Accepted: Sendable>: HTTPChannelHandler {
  typealias Decide = @Sendable (WebSocketHandshake) async -> WebSocketDecision<Accepted>
  typealias Handler = @Sendable (WebSocketConnection, Accepted) async throws -> Void

  struct Value: ServerChildChannelValue {
    fileprivate let http: NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>
    fileprivate let upgrades: NIOLoopBound<UpgradeHandler>
    var channel: any Channel { http.channel }
  }

  let responder: HTTPChannelHandler.Responder
  let configuration: TransportConfiguration
  let decide: Decide
  let handler: Handler

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    channel.eventLoop.makeCompletedFuture {
      // An idle connection keeps its last read buffer, so begin with a small one, which can still grow.
      try channel.syncOptions?.setOption(
        .recvAllocator,
        value: AdaptiveRecvByteBufferAllocator(minimum: 256, initial: 1024, maximum: 65536))
      let upgrades = UpgradeHandler(configuration: configuration, logger: logger)
      try upgrades.configure(channel)
      return Value(
        http: try NIOAsyncChannel(
          wrappingChannelSynchronously: channel,
          configuration: .init(isOutboundHalfClosureEnabled: true)),
        upgrades: NIOLoopBound(upgrades, eventLoop: channel.eventLoop))
    }
  }

  func handle(value: Value, logger: Logger) async {
    let asking = configuration.clients.map {
      Asking(peer: IPAddress(value.channel.remoteAddress), budget: $0)
    }
    let connection = HTTP1Channel(
      responder: { request, writer, channel in
        let (upgrades, loop) = (value.upgrades, value.channel.eventLoop)
        guard request.headers.contains(.upgrade),
          let handshake = try await loop.submit({ upgrades.value.handshake }).get()
        else {
          asking?.receive(request.headers)
          guard TransferCodings(request.headers) == .known else {
            return try await writer.writeResponse(
              HTTPResponse(status: .notImplemented, headerFields: [.contentLength: "0"]))
          }
          return try await responder(request, writer, channel)
        }
        asking?.receive(handshake.head.headerFields)
        switch await decide(handshake) {
        case .accept(let accepted):
          let connection = try await upgrade(value, handshake.response)
          await run(connection, accepted, logger: logger)
        case .refuse(let code, let reason):
          let connection = try await upgrade(value, handshake.response)
          logger.debug("WebSocket refused with code \(code.rawValue): \(reason)")
          await connection.close(code, reason: reason)
        case .pass:
          try await loop.submit { upgrades.value.stayHTTP() }.get()
          try await responder(Request(head: handshake.head, body: request.body), writer, channel)
        }
      }, configuration: configuration.http)
    // What waits for nothing is answered on the thread that has read it.
    await withTaskExecutorPreference(EventLoopExecutor(value.channel.eventLoop)) {
      await Asking.$current.withValue(asking) {
        await connection.handle(value: value.http, logger: logger)
      }
    }
  }

  private func upgrade(
    _ value: Value, _ response: HTTPResponseHead
  ) async throws -> WebSocketConnection {
    let channel = value.channel
    let limits = configuration.webSocket
    let outbound = WebSocketOutbound(
      pauseThreshold: limits.pauseThreshold, limit: limits.outboundLimit)
    let new = WebSocketMessages.make(for: channel)
    try await channel.eventLoop.flatSubmit {
      channel.eventLoop.makeCompletedFuture {
        try value.upgrades.value.becomeWebSocket(
          response,
          [
            WebSocketFrameEncoder(),
            ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: limits.maxMessageSize)),
            WebSocketHandler(configuration: limits, inbound: new.source, outbound: outbound),
          ])
      }.flatMap { $0 }
    }.get()
    return WebSocketConnection(channel: channel, messages: new.sequence, outbound: outbound)
  }

  private func run(
    _ connection: WebSocketConnection, _ accepted: Accepted, logger: Logger
  ) async {
    await withTaskCancellationHandler {
      do {
        try await handler(connection, accepted)
        await connection.close()
      } catch let error as WebSocketSendError {
        // The client left during a send: this is not an error of the handler.
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
