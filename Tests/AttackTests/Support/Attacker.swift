import Foundation
import NIOCore
import TestServers

/// A client that sends what a test wants. It keeps no cookie.
struct Attacker: Sendable {
  let port: Int
  let address: String
  let connections: Seen<RawClient>

  struct Answer: Sendable {
    let text: String

    var status: Int { Int(text.dropFirst("HTTP/1.1 ".count).prefix(3)) ?? 0 }
    /// The cookie that the answer sets.
    var cookie: String { first("(?i)set-cookie: ([^;\r]*)") }
    var window: String { first(#"data-window="([^"]*)""#) }
    var token: String { first(#"name="token" value="([^"]*)""#) }
    /// The name of the field with the only text.
    var note: String { first(#"<label for="f([\w.-]+)">Note<"#) }
    var files: String { first(#"<input type="file"[^>]*name="f([\w.-]+)""#) }
    var button: String { first(#"<button [^>]*value="([\w.-]+)"[^>]*>Tap<"#) }

    /// The answers that a connection brought, told apart by their Content-Length.
    static func all(in text: String) -> [Answer] {
      let bytes = Array(text.utf8)
      var answers: [Answer] = []
      var start = 0
      while start < bytes.count, let end = endOfHead(bytes[start...]) {
        let head = String(decoding: bytes[start..<end], as: UTF8.self)
        let line = head.split(separator: "\r\n").first { $0.hasPrefix("Content-Length: ") }
        let length = line.flatMap { Int($0.dropFirst("Content-Length: ".count)) } ?? 0
        let next = min(bytes.count, end + length)
        answers.append(Answer(text: String(decoding: bytes[start..<next], as: UTF8.self)))
        start = next
      }
      return answers
    }

    private static func endOfHead(_ bytes: ArraySlice<UInt8>) -> Int? {
      var lineFeed = bytes.startIndex
      for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
        if index == lineFeed + 2 { return index + 1 }
        lineFeed = index
      }
      return nil
    }

    func first(_ pattern: String) -> String {
      guard let regex = try? Regex(pattern), let match = text.firstMatch(of: regex) else {
        return ""
      }
      return String(match.output[1].substring ?? "")
    }
  }

  func connect() async throws -> RawClient {
    let client = try await RawClient.connect(port: port, from: address)
    connections.add(client)
    return client
  }

  /// Sends a request on a connection of its own, and reads until the server ends it.
  func ask(
    _ method: String, _ path: String, cookie: String = "", _ headers: [String: String] = [:],
    body: String = ""
  ) async throws -> Answer {
    let client = try await connect()
    var lines = ["\(method) \(path) HTTP/1.1", "Host: localhost:\(port)", "Connection: close"]
    if !cookie.isEmpty { lines.append("Cookie: \(cookie)") }
    if !body.isEmpty { lines.append("Content-Length: \(body.utf8.count)") }
    lines += headers.map { "\($0.key): \($0.value)" }
    try await client.send(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
    return Answer(text: try await client.allReceived())
  }

  /// A request without a body.
  func get(_ path: [UInt8], cookie: String = "", isLast: Bool) -> [UInt8] {
    Array("GET ".utf8) + path
      + Array(" HTTP/1.1\r\nHost: localhost:\(port)\r\nCookie: \(cookie)\r\n".utf8)
      + Array((isLast ? "Connection: close\r\n\r\n" : "\r\n").utf8)
  }

  /// Asks for addresses on as few connections as possible.
  func answers(from paths: ArraySlice<[UInt8]>, cookie: String = "") async throws -> [Answer] {
    let last = paths.endIndex - 1
    return try await answers(
      to: paths.indices.map { get(paths[$0], cookie: cookie, isLast: $0 == last) })
  }

  /// Sends requests on as few connections as possible: after an answer that ends its connection, the rest goes on a new
  /// one. The last one must end its connection.
  ///
  /// - Returns: An answer for each request, an empty one where the connection ended without.
  func answers(to requests: [[UInt8]]) async throws -> [Answer] {
    var answers: [Answer] = []
    while answers.count < requests.count {
      let client = try await connect()
      try await client.send(ByteBuffer(bytes: requests[answers.count...].joined()))
      let received = Answer.all(in: try await client.allReceived())
      answers += received.isEmpty ? [Answer(text: "")] : received
    }
    return answers
  }

  /// Posts a form of a page.
  func post(_ fields: String, to page: Answer, cookie: String) async throws -> Answer {
    try await ask(
      "POST", "/-/windows/\(page.window)", cookie: cookie,
      ["Content-Type": "application/x-www-form-urlencoded"],
      body: "token=\(page.token)&\(fields)")
  }

  /// Opens the socket of a page.
  func socket(of page: Answer, cookie: String) async throws -> RawClient {
    let client = try await connect()
    try await client.send(
      """
      GET /-/socket?w=\(page.window) HTTP/1.1\r\nHost: localhost:\(port)\r\nCookie: \(cookie)\r\n\
      Origin: http://localhost:\(port)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
      Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n
      """)
    try await client.waitUntilReceived("101 Switching Protocols")
    return client
  }

  /// The frame of a short text message, masked with zeros.
  static func frame(_ text: String) -> ByteBuffer {
    ByteBuffer(bytes: [0x81, 0x80 | UInt8(text.utf8.count), 0, 0, 0, 0] + Array(text.utf8))
  }

  /// Does the same many times, a few at a time, and returns the answers.
  static func times<Result: Sendable>(
    _ count: Int, atOnce: Int = 8, _ work: @escaping @Sendable (Int) async throws -> Result
  ) async throws -> [Result] {
    try await withThrowingTaskGroup(of: Result.self) { group in
      var results: [Result] = []
      for number in 0..<count {
        if number >= atOnce, let result = try await group.next() { results.append(result) }
        group.addTask { try await work(number) }
      }
      return try await group.reduce(into: results) { $0.append($1) }
    }
  }
}

/// Waits, in real time, until the condition holds.
func eventually(
  within limit: Duration = .seconds(20), _ isSo: @Sendable () async throws -> Bool
) async throws -> Bool {
  let deadline = ContinuousClock.now + limit
  while ContinuousClock.now < deadline {
    if try await isSo() { return true }
    try await Task.sleep(for: .milliseconds(20))
  }
  return try await isSo()
}
