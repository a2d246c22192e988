import Chromium
import Foundation

/// A command of WebDriver (W3C), with its name in Marionette, Firefox's own protocol for the same commands.
enum Command: Sendable {
  case newSession, deleteSession, open, refresh, back, forward, execute, act
  case click(String)
  case handles, newWindow, switchWindow, closeWindow
  /// Marionette's own: scripts run in the page (`content`) or in the browser (`chrome`).
  case setContext

  var name: String {
    switch self {
    case .newSession: "WebDriver:NewSession"
    case .deleteSession: "WebDriver:DeleteSession"
    case .open: "WebDriver:Navigate"
    case .refresh: "WebDriver:Refresh"
    case .back: "WebDriver:Back"
    case .forward: "WebDriver:Forward"
    case .execute: "WebDriver:ExecuteScript"
    case .act: "WebDriver:PerformActions"
    case .click: "WebDriver:ElementClick"
    case .handles: "WebDriver:GetWindowHandles"
    case .newWindow: "WebDriver:NewWindow"
    case .switchWindow: "WebDriver:SwitchToWindow"
    case .closeWindow: "WebDriver:CloseWindow"
    case .setContext: "Marionette:SetContext"
    }
  }

  /// The method and the path below the session.
  var request: (method: String, path: String) {
    switch self {
    case .newSession: ("POST", "")
    case .deleteSession: ("DELETE", "")
    case .open: ("POST", "/url")
    case .refresh: ("POST", "/refresh")
    case .back: ("POST", "/back")
    case .forward: ("POST", "/forward")
    case .execute: ("POST", "/execute/sync")
    case .act: ("POST", "/actions")
    case .click(let element): ("POST", "/element/\(element)/click")
    case .handles: ("GET", "/window/handles")
    case .newWindow: ("POST", "/window/new")
    case .switchWindow: ("POST", "/window")
    case .closeWindow: ("DELETE", "/window")
    case .setContext: ("POST", "/moz/context")
    }
  }
}

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
    if case .newSession = command { session = "" }
    guard let socket = Loopback.connect(to: port) else {
      throw BrowserError.ended("its driver does not listen any more")
    }
    socket.limitWait(seconds: 60)
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
    while let bytes = socket.receive() { answer += bytes }
    guard let end = answer.range(of: Data("\r\n\r\n".utf8)),
      let value = try? JSON(parsing: answer[end.upperBound...])["value"]
    else { throw BrowserError.silent(command: command.name, after: .seconds(60)) }
    if value["error"].string != nil { throw refusal(of: command, value) }
    if case .newSession = command { session = "/\(value["sessionId"].string ?? "")" }
    return value
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
        throw BrowserError.silent(command: command.name, after: .seconds(60))
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
