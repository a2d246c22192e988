import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1

/// Answers `/healthz` on the event loop, and passes all other requests on.
///
/// This answer needs no running task. It closes the connection. When an earlier request on the connection has no answer
/// yet, `/healthz` is passed on, because answers must keep the order of the requests.
final class HealthHandler: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private let health: @Sendable () -> Health
  /// The head of the request that is being read, if this handler answers it.
  private var own: HTTPRequestHead?
  /// The number of requests that were passed on and have no answer yet.
  private var waiting = 0
  private var hasAnswered = false

  init(_ health: @escaping @Sendable () -> Health) { self.health = health }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    // Nothing follows an answer that closes the connection.
    if hasAnswered { return }
    switch unwrapInboundIn(data) {
    case .head(let head) where waiting == 0 && Self.isForHealth(head):
      own = head
    case .head(let head):
      waiting += 1
      context.fireChannelRead(data)
      // The bytes of a WebSocket are not HTTP requests.
      if head.headers.contains(name: "upgrade") {
        context.pipeline.syncOperations.removeHandler(self, promise: nil)
      }
    case .body:
      if own == nil { context.fireChannelRead(data) }
    case .end:
      if let own { answer(own, context) } else { context.fireChannelRead(data) }
    }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) { waiting -= 1 }
    context.write(data, promise: promise)
  }

  private static func isForHealth(_ head: HTTPRequestHead) -> Bool {
    (head.method == .GET || head.method == .HEAD)
      && !head.headers.contains(name: "transfer-encoding")
      && head.uri.prefix { $0 != "?" } == Health.path
  }

  private func answer(_ request: HTTPRequestHead, _ context: ChannelHandlerContext) {
    hasAnswered = true
    let health = health()
    var headers = HTTPHeaders(health.headers)
    headers.add(name: "connection", value: "close")
    let head = HTTPResponseHead(
      version: request.version, status: HTTPResponseStatus(statusCode: health.status.code),
      headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    if request.method == .GET {
      context.write(wrapOutboundOut(.body(.byteBuffer(.init(string: health.text)))), promise: nil)
    }
    let written = context.eventLoop.makePromise(of: Void.self)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: written)
    let channel = context.channel
    written.futureResult.whenComplete { _ in channel.close(promise: nil) }
  }
}
