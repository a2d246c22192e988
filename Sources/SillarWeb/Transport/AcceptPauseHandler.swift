import CoreMetrics
import Foundation
import Logging
import NIOCore

/// Stops accepting connections for a while when the process or the system has no free file descriptor.
///
/// Some descriptors stay free for other users of files: databases, pictures, and libdispatch, which reads the load of
/// its threads from `/proc` and ends the process if it cannot.
///
/// NIO's own handler for this delays the reads that a channel requests. A channel whose accept failed requests none,
/// and is woken again and again. This handler stops the channel from reading.
final class AcceptPauseHandler: ChannelInboundHandler {
  typealias InboundIn = any Channel

  private let maximum: Int
  private let clients: ClientBudget?
  private let pause: TimeAmount
  private let logger: Logger
  private let pauses = Counter(label: "sillar_accept_pauses_total")
  /// The next attempt, or the check that the last attempt succeeded.
  private var next: Scheduled<Void>?
  /// True from the first failure until an attempt has gone without a failure for a while.
  private var isSuffering = false
  private var connections = 0

  /// - Parameters:
  ///   - maximum: The number of connections that may be open.
  ///   - clients: Says who may not have another connection, so that one client cannot take those of all others.
  init(
    maximum: Int = DescriptorLimit.connections, clients: ClientBudget? = nil,
    pause: Duration = .seconds(1), logger: Logger
  ) {
    self.maximum = maximum
    self.clients = clients
    self.pause = TimeAmount(pause)
    self.logger = logger
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let connection = unwrapInboundIn(data)
    let peer = IPAddress(connection.remoteAddress)
    // Nobody is told: an answer would cost more than the connection.
    if let clients, !clients.connect(peer) { return connection.close(promise: nil) }
    connections += 1
    connection.closeFuture.hop(to: context.eventLoop).assumeIsolated()
      .whenComplete { [clients] _ in
        self.connections -= 1
        clients?.disconnect(peer)
      }
    context.fireChannelRead(data)
    if connections >= maximum { stop(context, "\(connections) connections are open") }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? IOError, [EMFILE, ENFILE].contains(error.errnoCode) else {
      return context.fireErrorCaught(error)
    }
    stop(context, "\(error)")
  }

  private func stop(_ context: ChannelHandlerContext, _ reason: String) {
    pauses.increment()
    if !isSuffering {
      isSuffering = true
      logger.warning(
        """
        No file descriptor is left for a connection; new ones wait. Allow more (`ulimit -n`, or LimitNOFILE= of \
        systemd), or allow fewer windows.
        """,
        metadata: [
          "error": "\(reason)", "limit": "\(DescriptorLimit.current.map(String.init) ?? "")",
        ])
    }
    setReads(false, context)
    schedule(context) { self.tryAgain(context) }
  }

  private func tryAgain(_ context: ChannelHandlerContext) {
    guard connections < maximum else {
      return schedule(context) { self.tryAgain(context) }
    }
    setReads(true, context)
    schedule(context) {
      self.isSuffering = false
      self.logger.notice("There are file descriptors again; connections are taken.")
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    next?.cancel()
  }

  private func setReads(_ isOn: Bool, _ context: ChannelHandlerContext) {
    // Setting the option fails only when the channel is closed: nothing is read then either.
    try? context.channel.syncOptions?.setOption(.autoRead, value: isOn)
  }

  private func schedule(_ context: ChannelHandlerContext, _ action: @escaping () -> Void) {
    next?.cancel()
    next = context.eventLoop.assumeIsolated().scheduleTask(in: pause, action)
  }
}
