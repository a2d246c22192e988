import HTTPTypes
import HummingbirdCore
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPTypes
import TestServers
import Testing

@testable import SillarWeb

/// Clients that take too long to send what they begin.
@Suite(.timeLimit(.minutes(1))) struct TransportDeadlineTests {
  @Test(arguments: ["", "GET", "GET /hello HTTP/1.1\r\nhost: a\r\nx: "])
  func `a head that does not come whole in time ends its connection`(_ half: String) async throws {
    let configuration = TransportConfiguration(headDeadline: .milliseconds(200))
    try await TransportServer.run(.echo(configuration)) { server in
      let client = try await RawClient.connect(port: server.port)
      if !half.isEmpty { try await client.send(half) }
      #expect(try await client.allReceived() == "")
    }
  }

  @Test func `bytes that keep coming do not put off the deadline, also after an answer`() throws {
    let connection = try TimedConnection()
    try connection.send(TimedConnection.request)
    try connection.answer()
    try connection.send("GET /hello HTTP/1.1\r\nhost: a\r\n")
    for _ in 0..<9 {
      connection.pass(.seconds(1))
      try connection.send("x: y\r\n")
    }
    #expect(connection.isOpen)
    connection.pass(.seconds(1))
    #expect(!connection.isOpen)
  }

  @Test func `a connection may rest between two requests`() throws {
    let connection = try TimedConnection()
    try connection.send(TimedConnection.request)
    try connection.answer()
    connection.pass(.seconds(60))
    try connection.send(TimedConnection.request)
    try connection.answer()
    #expect(connection.isOpen)
  }

  @Test func `a body that only drips ends its connection`() throws {
    let connection = try TimedConnection()
    try connection.send("POST /length HTTP/1.1\r\nhost: a\r\ncontent-length: 20000\r\n\r\n")
    for _ in 0..<30 {
      #expect(connection.isOpen)
      try connection.send("x")
      connection.pass(.seconds(1))
    }
    #expect(!connection.isOpen)
  }

  @Test func `a body that comes steadily may take long`() throws {
    let connection = try TimedConnection()
    try connection.send("POST /length HTTP/1.1\r\nhost: a\r\ncontent-length: 60000\r\n\r\n")
    for _ in 0..<120 {
      try connection.send(String(repeating: "x", count: 500))
      connection.pass(.seconds(1))
    }
    try connection.answer()
    #expect(connection.isOpen)
  }

  @Test func `a socket is not a request that comes slowly`() throws {
    let connection = try TimedConnection()
    try connection.send(
      "GET /socket HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n")
    try connection.becomeSocket()
    connection.pass(.seconds(600))
    #expect(connection.isOpen)
  }
}

/// A connection of the server, with its handlers, on an event loop whose time a test moves.
private struct TimedConnection {
  static let request = "GET /hello HTTP/1.1\r\nhost: a\r\n\r\n"

  private let channel = EmbeddedChannel()
  private let upgrades = UpgradeHandler(
    configuration: TransportConfiguration(
      headDeadline: .seconds(10), minimumBodyRate: 500, bodyInterval: .seconds(30)),
    logger: .silent)

  init() throws {
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    try upgrades.configure(channel)
    channel.read()
  }

  var isOpen: Bool { channel.isActive }

  func send(_ bytes: String) throws {
    try channel.writeInbound(ByteBuffer(string: bytes))
    channel.read()
  }

  func answer() throws {
    try channel.writeOutbound(HTTPResponsePart.head(.init(status: .ok)))
    try channel.writeOutbound(HTTPResponsePart.end(nil))
  }

  func becomeSocket() throws {
    _ = try upgrades.becomeWebSocket(
      HTTPResponseHead(version: .http1_1, status: .switchingProtocols), [])
  }

  func pass(_ time: TimeAmount) { channel.embeddedEventLoop.advanceTime(by: time) }
}
