import Foundation
import NIOCore
import SillarWeb
import TestServers
import Testing

/// Requests that two servers in a row would end at different places, so that the second one sees one more request.
@Suite(.timeLimit(.minutes(2))) struct SmugglingAttackTests {
  /// The request that is hidden in another. An answer to it would be the second one of its connection.
  private static let hidden = "GET /-/hidden HTTP/1.1\r\nHost: localhost\r\n\r\n"
  private static let chunked = "Transfer-Encoding: chunked"
  private static let length = "Content-Length: \(5 + hidden.utf8.count)"

  /// The headers and the body of a POST, which name two lengths of the body.
  private static let attempts: [(headers: [String], body: String)] = [
    // A length and chunks, in either order, and with names and values that one of two servers may not know.
    ([length, chunked], "0\r\n\r\n" + hidden),
    ([chunked, length], "0\r\n\r\n" + hidden),
    (["Content-Length: 5", chunked], "0\r\n\r\n" + hidden),
    (["Content-Length: 0", chunked], "0\r\n\r\n" + hidden),
    ([length, "transfer-encoding: CHUNKED"], "0\r\n\r\n" + hidden),
    ([length, "Transfer-Encoding : chunked"], "0\r\n\r\n" + hidden),
    ([length, "Transfer-Encoding:\tchunked"], "0\r\n\r\n" + hidden),
    ([length, "Transfer-Encoding: \u{0B}chunked"], "0\r\n\r\n" + hidden),
    ([length, " Transfer-Encoding: chunked"], "0\r\n\r\n" + hidden),
    ([length, "X: y\n\(chunked)"], "0\r\n\r\n" + hidden),
    ([length, "X: y\r\(chunked)"], "0\r\n\r\n" + hidden),
    ([length, "Transfer-Encoding: xchunked"], "0\r\n\r\n" + hidden),
    ([length, "Transfer-Encoding: chunked, identity"], "0\r\n\r\n" + hidden),
    ([length, "Transfer-Encoding: identity, chunked"], "0\r\n\r\n" + hidden),
    ([length, "Transfer-Encoding: gzip", chunked], "0\r\n\r\n" + hidden),
    ([length, chunked, "Transfer-Encoding: x"], "0\r\n\r\n" + hidden),
    ([length, "Transfer-Encoding:\r\n chunked"], "0\r\n\r\n" + hidden),
    ([length, "Transfer-Encoding: \"chunked\""], "0\r\n\r\n" + hidden),
    // Two lengths, and one that is none.
    (["Content-Length: 0", length], "12345" + hidden),
    ([length, "Content-Length: 0"], "12345" + hidden),
    (["Content-Length: 5, \(5 + hidden.utf8.count)"], "12345" + hidden),
    (["Content-Length: +5"], "12345" + hidden),
    (["Content-Length: -5"], "12345" + hidden),
    (["Content-Length: 0x5"], "12345" + hidden),
    (["Content-Length: 5 5"], "12345" + hidden),
    (["Content-Length: 18446744073709551621"], "12345" + hidden),
    (["Content-Length:\r\n 5"], "12345" + hidden),
    ([" Content-Length: 5"], "12345" + hidden),
    // Chunks with lengths and extensions that two servers read in two ways.
    ([chunked], "0\n\n" + hidden),
    ([chunked], "0x0\r\n\r\n" + hidden),
    ([chunked], "FFFFFFFFFFFFFFFFF0\r\n" + hidden),
    ([chunked], "10000000000000000\r\n\r\n" + hidden),
    ([chunked], "-1\r\n\r\n" + hidden),
    ([chunked], "5;a=\"\n\"\r\n12345\r\n0\r\n" + hidden),
    ([chunked], "5 \r\n1234567\r\n0\r\n\r\n" + hidden),
  ]

  /// Codings that no server here knows are 501, those that two servers read in two ways 400.
  private static let codings: [(lines: [String], status: Int)] = [
    (["xchunked"], 501), (["gzip"], 501), (["identity"], 501), (["gzip, chunked"], 501),
    (["gzip", "chunked"], 501), (["identity, chunked"], 501), (["a;b=c, chunked"], 501),
    (["chunked, identity"], 400), (["chunked", "gzip"], 400), (["chunked, chunked"], 400),
    (["chunked", "chunked"], 400), (["chunked;a=b"], 400), (["chunked;"], 400), ([""], 400),
    (["chunked,"], 400), ([", chunked"], 400), (["\"chunked\""], 400), (["chun ked"], 400),
    (["chunked \t"], 400),
    (["chunked x"], 400), (["(chunked)"], 400), (["\u{A0}chunked"], 400), (["chünked"], 400),
  ]

  @Test(arguments: ["GET /", "GET /healthz", "POST /-/windows/a", "GET /-/socket?w=a"])
  func `a request with a coding that is not known or not right is refused`(
    _ start: String
  ) async throws {
    try await AttackedHost.run { attacked in
      for (lines, status) in Self.codings {
        let client = try await attacked.client(2).connect()
        let headers = lines.map { "Transfer-Encoding: \($0)\r\n" }.joined()
        try await client.send(
          "\(start) HTTP/1.1\r\nHost: localhost\r\n\(headers)\r\n0\r\n\r\n" + Self.hidden)
        // The server may have closed the connection by now.
        try? await client.finishSending()
        let answer = try await client.allReceived()
        #expect(Attacker.Answer(text: answer).status == status, "\(lines)")
        // What follows may only be read after a body whose end is known.
        let isReadable = lines.last?.hasSuffix("chunked") == true && status == 501
        let count = answer.components(separatedBy: "HTTP/1.1 ").count - 1
        #expect(count == (isReadable && lines != ["xchunked"] ? 2 : 1), "\(lines)\n\(answer)")
      }
      let client = try await attacked.client(2).connect()
      try await client.send(
        "\(start) HTTP/1.0\r\nHost: localhost\r\nConnection: keep-alive\r\n\(Self.chunked)\r\n\r\n"
          + "0\r\n\r\n" + Self.hidden)
      try? await client.finishSending()
      let answer = try await client.allReceived()
      #expect(Attacker.Answer(text: answer).status == 400)
      #expect(!answer.dropFirst(4).contains("HTTP/1."))
    }
  }

  @Test func `a chunked body is read as before, and so is the request after it`() async throws {
    try await AttackedHost.run { attacked in
      for chunked in ["chunked", "Chunked", "\tchunked  "] {
        let client = try await attacked.client(2).connect()
        try await client.send(
          "GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: \(chunked)\r\n\r\n"
            + "0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        let answer = try await client.allReceived()
        #expect(answer.components(separatedBy: "HTTP/1.1 200 OK").count == 3, "\(chunked)")
      }
    }
  }

  @Test func `35 requests that hide another get one answer, or none`() async throws {
    try await AttackedHost.run { attacked in
      #expect(Self.attempts.count == 35)
      let answers = try await Attacker.times(Self.attempts.count) { number in
        let (headers, body) = Self.attempts[number]
        let client = try await attacked.client(2).connect()
        try await client.send(
          (["POST /-/windows/a HTTP/1.1", "Host: localhost:\(attacked.port)"] + headers)
            .joined(separator: "\r\n") + "\r\n\r\n" + body)
        try? await client.finishSending()
        return (number, try await client.allReceived())
      }
      for (number, answer) in answers {
        let attempt = Self.attempts[number]
        let count = answer.components(separatedBy: "HTTP/1.1 ").count - 1
        #expect(count <= 1, "\(attempt)\n\(answer)")
        let status = Attacker.Answer(text: answer).status
        #expect(status == 0 || 400..<500 ~= status, "\(attempt): \(status)")
      }
      #expect(try await attacked.client(3).ask("GET", "/").status == 200)
      #expect(attacked.lines("").filter { $0.hasPrefix("error") } == [])
    }
  }
}
