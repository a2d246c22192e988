import NIOCore
import NIOHTTPTypes

/// Closes a connection that is still open some time after shutdown began: a client that neither ends its request nor
/// reads its answer must not keep the process alive.
final class ShutdownDeadlineHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart

  private let timeout: Duration
  private var deadline: Scheduled<Void>?

  init(timeout: Duration) { self.timeout = timeout }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent, deadline == nil {
      deadline = context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(timeout)) {
        context.close(promise: nil)
      }
    }
    context.fireUserInboundEventTriggered(event)
  }

  func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }
}
