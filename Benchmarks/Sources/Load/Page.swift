import NIOCore
import NIOHTTP1
import NIOPosix

/// A page of a host as its script sees it.
struct Page: Sendable {
  /// What can be pressed.
  enum Control: String {
    case firstCard = "class=\"card\""
    case endOfList = "class=\"button more\" data-end"
  }

  let scriptPath: String
  /// The message that presses the control.
  let tap: String
  private let port: Int
  private let socketPath: String
  private let cookie: String

  /// Loads the page as a new visitor.
  static func get(
    port: Int, path: String, control: Control = .firstCard
  ) async throws -> Page {
    let answer = try await HTTPAnswer.get(port: port, path: path)
    return Page(
      scriptPath: try answer.text(after: "<script src=\"", before: "\""),
      tap: "{\"e\":"
        + (try answer.text(after: "\(control.rawValue) name=\"e\" value=\"", before: "\"")) + "}",
      port: port,
      socketPath: try answer.text(after: "data-base=\"", before: "\"") + "/-/socket?w="
        + answer.text(after: "data-window=\"", before: "\"") + "&r="
        + answer.text(after: "data-revision=\"", before: "\""),
      cookie: try answer.text(after: "Set-Cookie: ", before: ";"))
  }

  /// Takes the page's window over, as its script does, and waits for the first message.
  func openSocket(
    on group: any EventLoopGroup = MultiThreadedEventLoopGroup.singleton
  ) async throws -> SocketClient {
    let socket = try await SocketClient.connect(
      port: port, path: socketPath,
      headers: ["cookie": cookie, "origin": "http://127.0.0.1:\(port)"], on: group)
    try await socket.waitForMessage()
    return socket
  }
}
