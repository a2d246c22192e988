import NIOCore
import NIOHTTP1
import NIOPosix

/// A page of a host, with the data that its script uses.
struct Page: Sendable {
  /// A control to press.
  enum Control: String {
    case firstCard = "class=\"card\""
    case endOfList = "class=\"button more\" data-end"
    case mainButton = "class=\"button primary\""

    /// The markup before the number of the control's event.
    var start: String { "\(rawValue) name=\"e\" value=\"" }
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
    return try Page(
      answer, port: port, control: control,
      cookie: answer.text(after: "Set-Cookie: ", before: ";"))
  }

  init(_ answer: HTTPAnswer, port: Int, control: Control, cookie: String) throws {
    // In a browser's first page the script has no address to load it from, and a name.
    scriptPath =
      try (try? answer.text(after: "<script data-file=\"", before: "\""))
      ?? answer.text(after: "<script src=\"", before: "\"")
    tap = "{\"e\":\"" + (try answer.text(after: control.start, before: "\"")) + "\"}"
    self.port = port
    socketPath =
      try answer.text(after: "data-base=\"", before: "\"") + "/-/socket?w="
      + answer.text(after: "data-window=\"", before: "\"") + "&r="
      + answer.text(after: "data-revision=\"", before: "\"")
    self.cookie = cookie
  }

  /// Connects to the page's window, as its script does, and waits for the first message.
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
