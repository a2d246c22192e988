import Foundation
import NIOCore

extension Peer {
  /// Opens a page as a new visitor, as the peer's own script does, as far as a button can be pressed.
  ///
  /// - Parameter cookies: The cookies that the browser has without a session.
  func openWindow(
    port: Int, cookies: [String], on loop: any EventLoop
  ) async throws -> PeerWindow {
    switch self {
    case .sillar:
      let page = try await Page.get(port: port, path: path, cookies: cookies)
      return PeerWindow(
        line: try await page.openSocket(on: loop), tap: try page.tap(buttonWith: Self.row),
        append: try page.tap(buttonWith: "Append 100"))
    case .strings: return try await openStrings(port, loop)
    case .nicegui: return try await openNiceGUI(port, loop)
    case .pyview: return try await openPyView(port, loop)
    }
  }

  // MARK: Strings

  private func openStrings(_ port: Int, _ loop: any EventLoop) async throws -> PeerWindow {
    let page = try await HTTPAnswer.get(port: port, path: path)
    let cookie = try page.text(after: "Set-Cookie: ", before: ";")
    func post(_ path: String) -> Message {
      // What htmx and a browser send.
      .text(
        HTTPAnswer.request(
          port: port, "POST", path: path,
          headers: [
            "Accept": "*/*", "Accept-Encoding": "gzip, deflate, br", "Content-Length": "0",
            "Content-Type": "application/x-www-form-urlencoded", "Cookie": cookie,
            "HX-Current-URL": "http://127.0.0.1:\(port)/", "HX-Request": "true",
            "Origin": "http://127.0.0.1:\(port)", "Referer": "http://127.0.0.1:\(port)/",
          ]))
    }
    return PeerWindow(
      line: try await RequestClient.connect(port: port, on: loop), tap: post("/tap/51"),
      append: post("/append"))
  }

  // MARK: NiceGUI: Socket.IO, of which the page has the elements

  private struct Element: Decodable {
    struct Props: Decodable { let label: String? }
    struct Event: Decodable {
      let type: String
      let listener: String

      enum CodingKeys: String, CodingKey {
        case type
        case listener = "listener_id"
      }
    }

    let text: String?
    let props: Props?
    let children: [Int]?
    let events: [Event]?
  }

  private func openNiceGUI(_ port: Int, _ loop: any EventLoop) async throws -> PeerWindow {
    let page = try await HTTPAnswer.get(port: port, path: path)
    let client = try page.text(after: "'client_id': '", before: "'")
    let elements = try JSONDecoder().decode(
      [String: Element].self, from: Data(page.text(after: "String.raw`", before: "`)").utf8))
    func click(_ isWanted: (Element) -> Bool) throws -> Message {
      guard let (id, element) = elements.first(where: { isWanted($1) }),
        let event = element.events?.first(where: { $0.type == "click" })
      else { throw Failure("NiceGUI's page lacks a button") }
      return .text(
        #"42["event",{"id":\#(id),"client_id":"\#(client)","#
          + #""listener_id":"\#(event.listener)","args":[]}]"#)
    }
    let socket = try await SocketClient.connect(
      port: port,
      path: "/_nicegui_ws/socket.io/?client_id=\(client)&next_message_id=0&implicit_handshake=true"
        + "&document_id=\(UUID())&tab_id=\(UUID())&old_tab_id=null&EIO=4&transport=websocket",
      // Engine.IO's ping and pong.
      replies: ["2": "3"], on: loop)
    try await socket.waitForMessage()
    _ = try await socket.exchange(.text("40")) {
      $0.readableBytesView.starts(with: "40".utf8)
    }
    return PeerWindow(
      line: socket,
      tap: try click { button in
        button.children?.contains { elements["\($0)"]?.text == Self.row } == true
          && button.events != nil
      },
      append: try click { $0.props?.label == "Append 100" })
  }

  // MARK: pyview: the protocol of Phoenix LiveView

  private func openPyView(_ port: Int, _ loop: any EventLoop) async throws -> PeerWindow {
    let page = try await HTTPAnswer.get(port: port, path: path)
    let token = try page.text(after: "name=\"csrf-token\" content=\"", before: "\"")
    let topic = "lv:phx-" + (try page.text(after: "id=\"phx-", before: "\""))
    let session = try page.text(after: "data-phx-session=\"", before: "\"")
    let content = try page.text(after: "data-phx-static=\"", before: "\"")
    let socket = try await SocketClient.connect(
      port: port,
      path: "/live/websocket?_csrf_token=\(token)&_mounts=0&_mount_attempts=0&vsn=2.0.0", on: loop)
    _ = try await socket.exchange(
      .text(
        #"["4","4","\#(topic)","phx_join",{"url":"http://127.0.0.1:\#(port)/","#
          + #""params":{"_csrf_token":"\#(token)","_mounts":0,"_mount_attempts":0},"#
          + #""session":"\#(session)","static":"\#(content)"}]"#)
    ) { $0.contains(Self.row) }
    func click(_ event: String, _ value: String) -> Message {
      .text(
        #"["4","12","\#(topic)","event",{"type":"click","event":"\#(event)","value":{\#(value)}}]"#)
    }
    return PeerWindow(
      line: socket, tap: click("tap", #""id":"51","value":"""#),
      append: click("append", #""value":"""#))
  }
}
