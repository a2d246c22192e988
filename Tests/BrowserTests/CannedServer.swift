import Foundation
import Synchronization

@testable import Chromium

/// An HTTP server that gives fixed answers, to test the driver without the framework.
final class CannedServer: Sendable {
  let port: Int
  private let listener: Descriptor
  private let answers: [String: String]
  private let kept = Mutex<[Descriptor]>([])

  /// - Parameter answers: whole answers by path: status line, headers, a blank line, body. One
  ///   without a `Content-Length` is never ended.
  init(_ answers: [String: String]) throws {
    self.answers = answers
    (listener, port) = try Loopback.listen(on: 0)
    Thread.detachNewThread { [weak self, listener] in
      while let client = Loopback.accept(from: listener) {
        Thread.detachNewThread { [weak self] in self?.serve(client) }
      }
    }
  }

  deinit { listener.shutDown() }

  func url(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  private func serve(_ client: Descriptor) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { buffer.deallocate() }
    let length = client.receive(into: buffer)
    let request = String(decoding: buffer[..<length], as: UTF8.self).split(separator: " ")
    guard request.count > 1 else { return }
    let answer = answers[String(request[1])] ?? "HTTP/1.1 404 None\r\nContent-Length: 0\r\n\r\n"
    _ = Array(answer.utf8).withUnsafeBytes { client.send($0) }
    if !answer.contains("Content-Length") { kept.withLock { $0.append(client) } }
  }
}

/// An answer with a page.
func canned(_ body: String, status: String = "200 OK", headers: [String] = []) -> String {
  let head =
    [
      "HTTP/1.1 \(status)", "Content-Type: text/html; charset=utf-8",
      "Content-Length: \(body.utf8.count)", "Connection: close",
    ] + headers
  return head.joined(separator: "\r\n") + "\r\n\r\n" + body
}
