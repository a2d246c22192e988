import Chromium
import Foundation

/// Carries commands to a driver. Each call blocks its thread.
protocol Line: AnyObject {
  func call(_ command: Command, _ parameters: [String: JSON]) throws -> JSON
}

/// An answer that is an error.
func refusal(of command: Command, _ error: JSON) -> BrowserError {
  let message = error["message"].string ?? ""
  return error["error"] == "javascript error"
    ? .script(message)
    : .refused(command: command.name, reason: "\(error["error"].string ?? ""): \(message)")
}

/// WebDriver over HTTP, a connection for each command.
final class HTTPLine: Line {
  private let port: Int
  private var session = ""

  init(port: Int) { self.port = port }

  func call(_ command: Command, _ parameters: [String: JSON]) throws -> JSON {
    let (method, path) = command.request
    // WebKit's driver has at times lost a script, and then never answers: the test begins again with another browser.
    var limit = 20
    if case .newSession = command { (session, limit) = ("", 60) }
    guard let socket = Loopback.connect(to: port) else {
      throw BrowserError.ended("its driver does not listen any more")
    }
    socket.limitWait(seconds: limit)
    let body = method == "POST" ? JSON.object(parameters).text : ""
    socket.send(
      """
      \(method) /session\(session)\(path) HTTP/1.1\r
      Host: 127.0.0.1:\(port)\r
      Content-Type: application/json\r
      Content-Length: \(body.utf8.count)\r
      Connection: close\r
      \r
      \(body)
      """)
    var answer = Data()
    // At times the driver answers and leaves the connection open.
    while !Self.isWhole(answer), let bytes = socket.receive() { answer += bytes }
    guard let end = answer.range(of: Data("\r\n\r\n".utf8)),
      let value = try? JSON(parsing: answer[end.upperBound...])["value"]
    else { throw BrowserError.ended("it did not answer \(command.name)") }
    if value["error"].string != nil { throw refusal(of: command, value) }
    if case .newSession = command { session = "/\(value["sessionId"].string ?? "")" }
    return value
  }

  /// True if an answer has as many bytes as its header says.
  private static func isWhole(_ answer: Data) -> Bool {
    guard let end = answer.range(of: Data("\r\n\r\n".utf8)) else { return false }
    let header = String(decoding: answer[..<end.lowerBound], as: UTF8.self).lowercased()
    guard let length = header.firstMatch(of: /content-length: *([0-9]+)/) else { return false }
    return answer.count - end.upperBound >= Int(length.output.1) ?? .max
  }
}

/// Marionette: messages of JSON on one connection, with their lengths before them.
final class MarionetteLine: Line {
  private let socket: Descriptor
  private var received = Data()
  private var last = 0

  init(port: Int) throws {
    guard let socket = Loopback.connect(to: port) else {
      throw BrowserError.notStarted("Firefox does not listen on its port \(port)")
    }
    socket.limitWait(seconds: 60)
    self.socket = socket
    _ = try next(.newSession)
  }

  func call(_ command: Command, _ parameters: [String: JSON]) throws -> JSON {
    last += 1
    var parameters = parameters
    if case .click(let element) = command { parameters["id"] = .string(element) }
    let message: JSON = [0, .number(Double(last)), .string(command.name), .object(parameters)]
    let text = message.text
    socket.send("\(text.utf8.count):\(text)")
    var answer = try next(command)
    while answer.array[1].int != last { answer = try next(command) }
    guard answer.array[2].isNull else { throw refusal(of: command, answer.array[2]) }
    let result = answer.array[3]
    return result.object.keys.contains("value") ? result["value"] : result
  }

  private func next(_ command: Command) throws -> JSON {
    while true {
      if let colon = received.firstIndex(of: UInt8(ascii: ":")),
        let length = Int(String(decoding: received[..<colon], as: UTF8.self)),
        received[colon...].count > length
      {
        let message = received[(colon + 1)...].prefix(length)
        received = Data(received[(colon + 1 + length)...])
        return try JSON(parsing: Data(message))
      }
      guard let bytes = socket.receive() else {
        throw BrowserError.ended("it did not answer \(command.name)")
      }
      received += bytes
    }
  }
}

extension Descriptor {
  fileprivate func send(_ text: String) { _ = Array(text.utf8).withUnsafeBytes { send($0) } }

  /// Nil at the end.
  fileprivate func receive() -> Data? {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { buffer.deallocate() }
    let count = receive(into: buffer)
    return count > 0 ? Data(buffer[..<count]) : nil
  }
}
