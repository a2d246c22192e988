import CoreMetrics
import Foundation
import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import Sillar

/// Why the host closes a socket; the script acts on it.
extension WebSocketCloseCode {
  /// The window is no more: the page must be loaded anew.
  static let windowGone = Self(rawValue: 4001)
  /// The page that asks is not one of ours.
  static let forbidden = Self(rawValue: 4002)
  /// The window is used from another tab.
  static let takenOver = Self(rawValue: 4003)
}

/// The host over its socket.
extension WebHost {
  /// What a socket is for.
  struct SocketClaim: Sendable {
    let host: WebHost
    let window: WebWindow
    /// The revision that the page has.
    let revision: Int
  }

  /// Decides about a handshake; nil when the path is not the host's socket.
  func decide(_ handshake: WebSocketHandshake) -> WebSocketDecision<SocketClaim>? {
    guard handshake.uri.path == addresses.socket else { return nil }
    // A page of another site can open a socket here, and the browser would send our cookie along.
    guard let origin = handshake.origin, let host = handshake.host, Self.isSame(origin, host) else {
      logger.notice(
        "refused a socket of another origin", metadata: ["origin": "\(handshake.origin ?? "")"])
      return .refuse(.forbidden, reason: "another origin")
    }
    guard let session = sessions.session(of: handshake.head),
      let id = handshake.uri.queryParameters["w"],
      let window = windows.window(String(id), of: session)
    else { return .refuse(.windowGone, reason: "no such window") }
    let revision = handshake.uri.queryParameters["r"].flatMap { Int($0) } ?? -1
    return .accept(SocketClaim(host: self, window: window, revision: revision))
  }

  /// Whether an origin (`https://example.com:8443`) is that of a host (`example.com:8443`).
  static func isSame(_ origin: String, _ host: String) -> Bool {
    for scheme in ["http://", "https://"] where origin.lowercased().hasPrefix(scheme) {
      return origin.dropFirst(scheme.count).lowercased() == host.lowercased()
    }
    return false
  }

  /// Serves a socket until it closes.
  func serve(_ connection: WebSocketConnection, _ claim: SocketClaim) async throws {
    let window = claim.window
    let (number, previous) = window.attach(connection, now: clock.now())
    previous?.startClosing(.takenOver, reason: "opened elsewhere")
    defer { window.detach(number, now: clock.now()) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await self.sendPatches(to: connection, claim, number: number) }
      for await message in connection.messages {
        guard window.isAttached(number) else { break }
        try await receive(message, connection, window)
      }
      group.cancelAll()
    }
  }

  // MARK: To the browser

  private func sendPatches(
    to connection: WebSocketConnection, _ claim: SocketClaim, number: Int
  ) async throws {
    let window = claim.window
    var knownRevision: Int? = claim.revision
    var acknowledged = -1
    var seen = 0
    while !Task.isCancelled, window.isAttached(number) {
      let before = acknowledged
      acknowledged = window.acknowledged
      if let patch = await patch(window, knownRevision: knownRevision, acknowledgedBefore: before) {
        meters.patchBytes.record(patch.readableBytes)
        try await connection.send(text: patch)
      }
      knownRevision = nil
      seen = await window.window.changes(after: seen)
    }
  }

  private func patch(
    _ window: WebWindow, knownRevision: Int?, acknowledgedBefore: Int
  ) async -> ByteBuffer? {
    let addresses = addresses
    return await window.window.render { frame in
      let news = window.note(
        frame, knownRevision: knownRevision, acknowledgedBefore: acknowledgedBefore)
      var patch = Patch(addresses: addresses)
      guard
        patch.write(
          frame, location: news.location, acknowledged: news.acknowledged, whole: news.whole)
      else { return nil }
      return ByteBuffer(bytes: patch.json.bytes)
    }
  }

  // MARK: From the browser

  /// A message of the script: `e` an event's node with `v` its input and `n` the input's number, `b` the depth
  /// to go back to, or `o` a path to open.
  private struct Message: Decodable {
    var e: Int?
    var v: String?
    var n: Int?
    var b: Int?
    var o: String?
  }

  private func receive(
    _ text: String, _ connection: WebSocketConnection, _ window: WebWindow
  ) async throws {
    guard let message = try? JSONDecoder().decode(Message.self, from: Data(text.utf8)) else {
      meters.refused.increment()
      logger.notice("refused a message that is not one of the script's")
      return
    }
    guard window.admitEvent(now: clock.now(), limit: settings.limits.eventsPerSecond) else {
      meters.refused.increment()
      return try await connection.send("{\"n\":\"Too fast: the last actions were not done.\"}")
    }
    meters.events.increment()
    if let node = message.e {
      let event = WindowEvent(node: node, input: message.v)
      if let input = message.n { window.acknowledge(input) }
      if case .refused(let reason) = await window.window.send(event) { noteRefusal(event, reason) }
    } else if let depth = message.b {
      window.oweLocation()
      await window.window.back(toDepth: depth)
    } else if let path = message.o {
      window.oweLocation()
      if await !window.window.open(path) {
        var address = JSONBuffer()
        address.append("{\"g\":")
        address.append(string: Array(addresses.page(path).utf8))
        address.append("}")
        try await connection.send(text: ByteBuffer(bytes: address.bytes))
      }
    }
  }
}
