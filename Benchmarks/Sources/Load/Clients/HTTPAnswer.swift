import NIOConcurrencyHelpers
import NIOCore

/// One response of a server, on a connection of its own.
struct HTTPAnswer: Sendable {
  /// The head and the body.
  let content: ByteBuffer
  private let headSize: Int

  var head: String { content.text(in: content.readerIndex..<headSize) }
  var body: String { content.text(in: headSize..<content.writerIndex) }
  var bodySize: Int { content.writerIndex - headSize }

  static func get(port: Int, path: String) async throws -> HTTPAnswer {
    try await ask(port: port, "GET", path)
  }

  /// - Parameter status: The required status of the response.
  static func ask(
    port: Int, _ method: String, _ path: String, headers: [String: String] = [:], body: String = "",
    status: Int = 200
  ) async throws -> HTTPAnswer {
    let client = try await RequestClient.connect(port: port)
    let content = NIOLockedValueBox(ByteBuffer())
    _ = try await client.exchange(
      .text(request(port: port, method, path: path, headers: headers, body: body))
    ) { answer in
      content.withLockedValue { $0 = answer }
      return true
    }
    await client.close()
    let answer = content.withLockedValue { $0 }
    guard answer.readableBytesView.starts(with: "HTTP/1.1 \(status) ".utf8),
      let end = answer.range(of: "\r\n\r\n", in: answer.readableRange)
    else { throw Failure("\(path) was answered with \(String(buffer: answer).prefix(60))") }
    return HTTPAnswer(content: answer, headSize: end.upperBound)
  }

  static func request(
    port: Int, _ method: String = "GET", path: String, headers: [String: String] = [:],
    body: String = ""
  ) -> String {
    var headers = headers
    headers["Host"] = "127.0.0.1:\(port)"
    if !body.isEmpty { headers["Content-Length"] = "\(body.utf8.count)" }
    return "\(method) \(path) HTTP/1.1\r\n"
      + headers.map { "\($0): \($1)\r\n" }.joined() + "\r\n" + body
  }

  /// Returns the text between two others; `start` occurs once.
  func text(after start: String, before end: String) throws -> String {
    try content.text(after: start, before: end)
  }
}
