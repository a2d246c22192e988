import NIOCore
import NIOPosix

/// One response of a server, on a connection of its own.
struct HTTPAnswer: Sendable {
  let head: String
  let body: String

  static func get(port: Int, path: String) async throws -> HTTPAnswer {
    try await ask(port: port, "GET", path)
  }

  /// - Parameter status: The required status of the response.
  static func ask(
    port: Int, _ method: String, _ path: String, headers: [String: String] = [:], body: String = "",
    status: Int = 200
  ) async throws -> HTTPAnswer {
    let loop = MultiThreadedEventLoopGroup.singleton.next()
    let everything = loop.makePromise(of: ByteBuffer.self)
    let channel = try await ClientBootstrap(group: loop)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Collector(everything))
        }
      }
      .connect(host: "127.0.0.1", port: port).get()
    try await channel.writeAndFlush(
      ByteBuffer(
        string: request(
          port: port, method, path: path, headers: headers, body: body, isLast: true)))
    let text = String(buffer: try await everything.futureResult.get())
    guard text.hasPrefix("HTTP/1.1 \(status) "), let end = text.firstRange(of: "\r\n\r\n") else {
      throw Failure("\(path) was answered with \(text.prefix { !$0.isNewline })")
    }
    return HTTPAnswer(head: String(text[..<end.upperBound]), body: String(text[end.upperBound...]))
  }

  static func request(
    port: Int, _ method: String = "GET", path: String, headers: [String: String] = [:],
    body: String = "", isLast: Bool = false
  ) -> String {
    var headers = headers
    headers["Host"] = "127.0.0.1:\(port)"
    if isLast { headers["Connection"] = "close" }
    if !body.isEmpty { headers["Content-Length"] = "\(body.utf8.count)" }
    return "\(method) \(path) HTTP/1.1\r\n"
      + headers.map { "\($0): \($1)\r\n" }.joined() + "\r\n" + body
  }

  /// Returns the text between two others; `start` occurs once.
  func text(after start: String, before end: String) throws -> String {
    let all = head + body
    guard let from = all.firstRange(of: start),
      let to = all[from.upperBound...].firstRange(of: end)
    else { throw Failure("the answer has no \(start)") }
    return String(all[from.upperBound..<to.lowerBound])
  }
}

private final class Collector: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private var received = ByteBuffer()
  private let everything: EventLoopPromise<ByteBuffer>

  init(_ everything: EventLoopPromise<ByteBuffer>) { self.everything = everything }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var bytes = unwrapInboundIn(data)
    received.writeBuffer(&bytes)
  }

  func channelInactive(context: ChannelHandlerContext) { everything.succeed(received) }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
