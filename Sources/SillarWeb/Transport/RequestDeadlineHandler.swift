import NIOCore

/// Closes the connection of a client that takes too long to send a request: whose head is not whole in time, or whose
/// body comes too slowly.
///
/// It is the first handler of a connection, where the bytes are, and is told by ``UpgradeHandler`` what they mean. Time
/// in which the server reads nothing does not count: then it is the server that is slow.
final class RequestDeadlineHandler: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundIn = ByteBuffer

  private enum Phase { case head, body, between }

  private let head: TimeAmount
  private let minimumBodyRate: Int
  /// The time between two looks at the bytes of a body.
  private let interval: TimeAmount
  private var context: ChannelHandlerContext?
  private var phase = Phase.between
  private var deadline: Scheduled<Void>?
  /// The bytes since the last look, and the time in which the server waited for them.
  private var bytes = 0
  private var waited = TimeAmount.zero
  /// The time since which the server waits for bytes; nil while it reads nothing.
  private var waitingSince: NIODeadline?

  /// - Parameter minimumBodyRate: In bytes a second, averaged over the interval.
  init(head: Duration, minimumBodyRate: Int, interval: Duration) {
    self.head = TimeAmount(head)
    self.minimumBodyRate = minimumBodyRate
    self.interval = TimeAmount(interval)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    begin(.head)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    deadline?.cancel()
    self.context = nil
  }

  func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    context.fireChannelInactive()
  }

  // MARK: Bytes

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    bytes += unwrapInboundIn(data).readableBytes
    stopWaiting()
    if phase == .between { begin(.head) }
    context.fireChannelRead(data)
  }

  func read(context: ChannelHandlerContext) {
    if waitingSince == nil { waitingSince = context.eventLoop.now }
    context.read()
  }

  private func stopWaiting() {
    guard let since = waitingSince, let context else { return }
    waited = waited + (context.eventLoop.now - since)
    waitingSince = nil
  }

  // MARK: Requests

  /// The head of a request has come whole.
  func headHasCome() { begin(.body) }

  /// A request has come whole.
  func requestHasCome() { begin(.between) }

  private func begin(_ phase: Phase) {
    guard let context else { return }
    self.phase = phase
    deadline?.cancel()
    deadline = nil
    switch phase {
    case .between: break
    case .head:
      deadline = context.eventLoop.assumeIsolated().scheduleTask(in: head) { self.end() }
    case .body:
      if waitingSince != nil { waitingSince = context.eventLoop.now }
      scheduleLook(context)
    }
  }

  private func scheduleLook(_ context: ChannelHandlerContext) {
    bytes = 0
    waited = .zero
    deadline = context.eventLoop.assumeIsolated().scheduleTask(in: interval) { self.look() }
  }

  /// Closes the connection if the server has waited nearly all the time, and little has come.
  private func look() {
    guard let context, phase == .body else { return }
    if let since = waitingSince {
      waited = waited + (context.eventLoop.now - since)
      waitingSince = context.eventLoop.now
    }
    let least = Int64(minimumBodyRate) * interval.nanoseconds / 1_000_000_000
    if waited.nanoseconds >= interval.nanoseconds * 9 / 10, bytes < least { return end() }
    scheduleLook(context)
  }

  private func end() { context?.close(promise: nil) }
}
