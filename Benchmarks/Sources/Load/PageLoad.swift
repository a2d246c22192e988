import NIOCore
import NIOPosix

/// Connections that request one page repeatedly, each as soon as it has the last response.
struct PageLoad: Sendable {
  let port: Int
  let path: String

  /// Returns the number of responses per second.
  func run(connections: Int, for time: TimeAmount) async throws -> Double {
    // All responses have the same length: the numbers and names in them have a fixed width.
    let length = try await lengthOfAnswer()
    let request = ByteBuffer(string: HTTPAnswer.request(port: port, path: path))
    let group = MultiThreadedEventLoopGroup.singleton
    let start = NIODeadline.now()
    let counts = try await withThrowingTaskGroup(of: Int.self) { tasks in
      for _ in 0..<connections {
        tasks.addTask {
          let done = group.next().makePromise(of: Int.self)
          _ = try await ClientBootstrap(group: group)
            .channelInitializer { channel in
              channel.eventLoop.makeCompletedFuture {
                try channel.pipeline.syncOperations.addHandler(
                  Asker(request, length: length, until: start + time, done))
              }
            }
            .connect(host: "127.0.0.1", port: port).get()
          return try await done.futureResult.get()
        }
      }
      return try await tasks.reduce(into: 0) { $0 += $1 }
    }
    let seconds = Double((NIODeadline.now() - start).nanoseconds) / 1e9
    return Double(counts) / seconds
  }

  /// Returns the length in bytes of a response on a persistent connection.
  private func lengthOfAnswer() async throws -> Int {
    let answer = try await HTTPAnswer.get(port: port, path: path)
    // The response on a closing connection has one more header.
    let head = answer.head.replacing(/[Cc]onnection: close\r\n/, with: "")
    return head.utf8.count + answer.body.utf8.count
  }
}

private final class Asker: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private let request: ByteBuffer
  private let length: Int
  private let end: NIODeadline
  private let done: EventLoopPromise<Int>
  private var received = 0
  private var answers = 0

  init(_ request: ByteBuffer, length: Int, until end: NIODeadline, _ done: EventLoopPromise<Int>) {
    self.request = request
    self.length = length
    self.end = end
    self.done = done
  }

  func channelActive(context: ChannelHandlerContext) { ask(context) }

  private func ask(_ context: ChannelHandlerContext) {
    received = 0
    context.writeAndFlush(wrapOutboundOut(request), promise: nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let bytes = unwrapInboundIn(data)
    if received == 0, !bytes.readableBytesView.starts(with: "HTTP/1.1 200 ".utf8) {
      return fail(context, "a request was answered with \(String(buffer: bytes).prefix(40))")
    }
    received += bytes.readableBytes
    guard received <= length else {
      return fail(context, "an answer has \(received) bytes and not \(length)")
    }
    guard received == length else { return }
    answers += 1
    if .now() < end {
      ask(context)
    } else {
      done.succeed(answers)
      context.close(promise: nil)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    done.fail(Failure("the server closed a connection after \(answers) answers"))
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    done.fail(error)
    context.close(promise: nil)
  }

  private func fail(_ context: ChannelHandlerContext, _ message: String) {
    done.fail(Failure(message))
    context.close(promise: nil)
  }
}
