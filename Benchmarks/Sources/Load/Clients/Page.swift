import Foundation
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
  }

  let answer: HTTPAnswer
  private let port: Int
  private let cookie: String
  private let revision: Int

  /// Loads the page as a new visitor.
  ///
  /// - Parameter cookies: The cookies that the browser has without a session.
  static func get(port: Int, path: String, cookies: [String] = []) async throws -> Page {
    let headers = cookies.isEmpty ? [:] : ["Cookie": cookies.joined(separator: "; ")]
    let answer = try await HTTPAnswer.ask(port: port, "GET", path, headers: headers)
    return try Page(
      answer, port: port, cookie: answer.content.text(after: "Set-Cookie: ", before: ";"))
  }

  init(_ answer: HTTPAnswer, port: Int, cookie: String) throws {
    self.answer = answer
    self.port = port
    // The script adds the browser's time zone, and brings the files of a first page along with the next ones.
    self.cookie = cookie + "; zone=Europe/Berlin"
    revision = Int(try answer.content.text(after: "data-revision=\"", before: "\"")) ?? 0
  }

  /// The message that presses a control.
  func tap(_ control: Control) throws -> Message {
    .tap(try Self.name(ofButtonWith: control.rawValue, in: answer.content))
  }

  /// The message that presses the button with a text in it.
  func tap(buttonWith text: String) throws -> Message {
    .tap(try Self.name(ofButtonWith: ">\(text)<", in: answer.content))
  }

  /// The name of the first button with this markup in it.
  static func name(ofButtonWith markup: String, in content: ByteBuffer) throws -> String {
    guard let place = content.range(of: markup, in: content.readableRange),
      let button = content.lastRange(
        of: "<button", in: content.readerIndex..<place.lowerBound),
      let node = content.range(of: " value=\"", in: button.upperBound..<content.writerIndex),
      let end = content.range(of: "\"", in: node.upperBound..<content.writerIndex)
    else { throw Failure("the page has no button with \(markup)") }
    return content.text(in: node.upperBound..<end.lowerBound)
  }

  /// Connects to the page's window, as its script does, and waits for the first message.
  ///
  /// - Parameter port: By default that of the server that has made the page.
  func openSocket(
    port: Int? = nil, on group: any EventLoopGroup = MultiThreadedEventLoopGroup.singleton
  ) async throws -> SocketClient {
    let content = answer.content
    let address = [
      "w=" + (try content.text(after: "data-window=\"", before: "\"")),
      "n=1", "t=\(Int(Date().timeIntervalSince1970 * 1000))", "r=\(revision)", "z=1",
    ].joined(separator: "&")
    let socket = try await SocketClient.connect(
      port: port ?? self.port,
      path: content.text(after: "data-base=\"", before: "\"") + "/-/socket?" + address,
      headers: ["cookie": cookie], revision: revision, on: group)
    try await socket.waitForMessage()
    return socket
  }
}
