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
