import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// A WebSocket client for tests, which can also violate the protocol.
///
/// All clients share NIO's event loops, so a thousand of them in one process cost little.
final class WebSocketClient: Sendable {
  /// The automatic behavior of a client.
  struct Manners: Sendable {
    var answersPings = true
    var answersClose = true
    /// True if it reads from its socket.
    var reads = true
  }

  /// An event from the server.
  enum Event: Equatable, Sendable {
    case text(String)
    case binary(ByteBuffer)
    case ping
    case pong(String)
    case close(UInt16?, reason: String)
    /// The connection has ended.
    case end
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The head of the server's response to the handshake.
  let response: HTTPResponseHead
  private let channel: any Channel
  private let inbox: NIOLoopBound<WebSocketInbox>

  private init(
    response: HTTPResponseHead, channel: any Channel, inbox: NIOLoopBound<WebSocketInbox>
  ) {
    self.response = response
    self.channel = channel
    self.inbox = inbox
  }

  /// Opens a socket.
  /// - Throws: ``Failure`` with the status if the server answers with anything but an upgrade.
  static func connect(
    port: Int, path: String, headers: HTTPHeaders = [:], cookies: [String: String] = [:],
    origin: String? = nil, manners: Manners = .init(),
    group: any EventLoopGroup = MultiThreadedEventLoopGroup.singleton
  ) async throws -> WebSocketClient {
    var headers = headers
    if !headers.contains(name: "host") { headers.add(name: "host", value: "localhost:\(port)") }
    if let origin { headers.replaceOrAdd(name: "origin", value: origin) }
    if !cookies.isEmpty {
      let pairs = cookies.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      headers.replaceOrAdd(name: "cookie", value: pairs.joined(separator: "; "))
    }
    let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: path, headers: headers)

    let upgraded = try await ClientBootstrap(group: group)
      // A thousand of them come at once.
      .connectTimeout(.seconds(60))
      .channelOption(.allowRemoteHalfClosure, value: false)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try Self.configure(channel, head, manners)
        }
      }
    return try await upgraded.get()
  }

  private static func configure(
    _ channel: any Channel, _ head: HTTPRequestHead, _ manners: Manners
  ) throws -> EventLoopFuture<WebSocketClient> {
    let upgrader = NIOTypedWebSocketClientUpgrader<WebSocketClient>(
      maxFrameSize: 1 << 24, enableAutomaticErrorHandling: false
    ) { channel, response in
      channel.eventLoop.makeCompletedFuture {
        let inbox = WebSocketInbox(manners: manners)
        try channel.pipeline.syncOperations.addHandler(inbox)
        if !manners.reads { try channel.syncOptions?.setOption(.autoRead, value: false) }
        return WebSocketClient(
          response: response, channel: channel,
          inbox: NIOLoopBound(inbox, eventLoop: channel.eventLoop))
      }
    }
    var configuration = NIOUpgradableHTTPClientPipelineConfiguration(
      upgradeConfiguration: NIOTypedHTTPClientUpgradeConfiguration(
        upgradeRequestHead: head, upgraders: [upgrader]
      ) { channel in
        channel.close(promise: nil)
        return channel.eventLoop.makeFailedFuture(
          Failure(description: "the server did not upgrade \(head.uri)"))
      })
    configuration.leftOverBytesStrategy = .forwardBytes
    return try channel.pipeline.syncOperations.configureUpgradableHTTPClientPipeline(
      configuration: configuration)
  }

  // MARK: Sending

  func send(_ text: String) async throws {
    try await send(.text, ByteBuffer(string: text))
  }

  func send(
    _ opcode: WebSocketOpcode, _ data: ByteBuffer, isFinal: Bool = true, isMasked: Bool = true,
    rsv1: Bool = false
  ) async throws {
    let frame = WebSocketFrame(
      fin: isFinal, rsv1: rsv1, opcode: opcode, maskKey: isMasked ? .random() : nil, data: data)
    try await channel.writeAndFlush(frame)
  }

  /// Starts the closing handshake.
  func close(_ code: UInt16? = 1000, reason: String = "") async throws {
    var data = ByteBuffer()
    if let code {
      data.writeInteger(code)
      data.writeString(reason)
    }
    try await send(.connectionClose, data)
  }

  /// Resets the connection, as the kernel does some time after a cable was pulled.
  func cut() async throws {
    // Closing without lingering is a reset.
    try await (channel as? any SocketOptionProvider)?
      .setSoLinger(linger(l_onoff: 1, l_linger: 0)).get()
    try await channel.close()
  }

  /// Begins to read, after a start with `reads: false`.
  func startReading() async throws {
    try await channel.setOption(.autoRead, value: true).get()
  }

  // MARK: Receiving

  /// The next event from the server.
  /// - Throws: ``Failure`` if nothing comes in time.
  func next(within timeout: TimeAmount = .seconds(10)) async throws -> Event {
    let inbox = inbox
    return try await channel.eventLoop.flatSubmit { inbox.value.next(within: timeout) }.get()
  }

  /// The next text message; pings before it are skipped.
  func nextText(within timeout: TimeAmount = .seconds(10)) async throws -> String {
    while true {
      switch try await next(within: timeout) {
      case .text(let text): return text
      case .ping, .pong: continue
      case let other: throw Failure(description: "expected a text message, got \(other)")
      }
    }
  }

  /// The code of the server's close frame; everything before it is skipped. `nil` if the connection
  /// ends without one.
  func closeCode(within timeout: TimeAmount = .seconds(10)) async throws -> UInt16? {
    while true {
      switch try await next(within: timeout) {
      case .close(let code, _): return code
      case .end: return nil
      case .text, .binary, .ping, .pong: continue
      }
    }
  }
}
