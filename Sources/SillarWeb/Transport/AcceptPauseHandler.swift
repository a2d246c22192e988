import CoreMetrics
import Foundation
import Logging
import NIOCore

/// Stops taking connections for a while when the process or the system has no descriptor left for one.
///
/// NIO's own handler for this delays reads that a channel asks for; a channel whose accept failed asks for none, and
/// is woken again and again. This one stops the channel from reading.
final class AcceptPauseHandler: ChannelInboundHandler {
  typealias InboundIn = any Channel

  private let pause: TimeAmount
  private let logger: Logger
  private let meters: ServerMeters
  /// The next attempt, or the check whether the last one went well.
  private var next: Scheduled<Void>?
  /// From the first failure until an attempt has been followed by none for a while.
  private var isSuffering = false

  init(pause: Duration = .seconds(1), meters: ServerMeters = ServerMeters(), logger: Logger) {
    self.pause = TimeAmount(pause)
    self.meters = meters
    self.logger = logger
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? IOError, [EMFILE, ENFILE].contains(error.errnoCode) else {
      return context.fireErrorCaught(error)
    }
    meters.acceptPauses.increment()
    if !isSuffering {
      isSuffering = true
      logger.warning(
        """
        No file descriptor is left for a connection; new ones wait. Allow more (`ulimit -n`, or LimitNOFILE= of \
        systemd), or allow fewer windows.
        """,
        metadata: [
          "error": "\(error)", "limit": "\(DescriptorLimit.current.map(String.init) ?? "")",
        ])
    }
    setReads(false, context)
    schedule(context) { handler, context in
      handler.setReads(true, context)
      handler.schedule(context) { handler, _ in
        handler.isSuffering = false
        handler.logger.notice("There are file descriptors again; connections are taken.")
      }
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    next?.cancel()
    next = nil
  }

  private func setReads(_ isOn: Bool, _ context: ChannelHandlerContext) {
    // It fails only when the channel is closed: nothing is read then either.
    try? context.channel.syncOptions?.setOption(.autoRead, value: isOn)
  }

  private func schedule(
    _ context: ChannelHandlerContext,
    _ action: @escaping (AcceptPauseHandler, ChannelHandlerContext) -> Void
  ) {
    next?.cancel()
    next = context.eventLoop.assumeIsolated().scheduleTask(in: pause) { action(self, context) }
  }
}
