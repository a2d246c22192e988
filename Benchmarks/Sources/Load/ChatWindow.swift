import NIOCore

/// A user's window that shows a chat.
struct ChatWindow: Sendable {
  let socket: SocketClient
  private let field: String
  private let sendButton: Message

  /// Signs in with a demo account and opens the chat.
  static func open(
    port: Int, path: String, as account: String, on loop: any EventLoop
  ) async throws -> ChatWindow {
    let form = try await HTTPAnswer.get(port: port, path: "/sign-in")
    let cookie = try form.text(after: "Set-Cookie: ", before: ";")
    let fields = [
      "token=" + (try form.text(after: "name=\"token\" value=\"", before: "\"")),
      "f" + (try form.text(after: "autocomplete=\"email\" id=\"f", before: "\""))
        + "=\(account)%40example.com",
      "f" + (try form.text(after: "autocomplete=\"current-password\" id=\"f", before: "\""))
        + "=casa-2026",
      "e=" + (try Page.name(ofButtonWith: Page.Control.mainButton.rawValue, in: form.content)),
    ]
    let signedIn = try await HTTPAnswer.ask(
      port: port, "POST", form.text(after: "action=\"", before: "\""),
      headers: ["Cookie": cookie, "Content-Type": "application/x-www-form-urlencoded"],
      body: fields.joined(separator: "&"), status: 303)
    // Signing in renews the session.
    let renewed = try signedIn.text(after: "Set-Cookie: ", before: ";")
    let answer = try await HTTPAnswer.ask(port: port, "GET", path, headers: ["Cookie": renewed])
    let page = try Page(answer, port: port, cookie: renewed)
    return ChatWindow(
      socket: try await page.openSocket(on: loop),
      field: try answer.text(after: "<textarea rows=\"4\" id=\"f", before: "\""),
      sendButton: try page.tap(.mainButton))
  }

  /// Types a message, then sends it.
  ///
  /// - Returns: The nanoseconds until the other window shows the message.
  func send(_ text: String, to other: ChatWindow) async throws -> Int64 {
    _ = try await socket.exchange(.entry(field, text))
    // Effects of the last message, such as its read mark, are over after this pause.
    try await Task.sleep(for: .milliseconds(50))
    return try await socket.send(
      sendButton, until: { $0.contains(text) }, at: other.socket)
  }
}
