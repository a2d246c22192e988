import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import Synchronization
import TestServers

/// A browser without a script: keeps its cookies, gets pages and posts their forms.
final class FormBrowser: Sendable {
  /// A page of a window.
  struct Page: Sendable {
    let html: String

    var window: String { first(#"data-window="([^"]*)""#) }
    fileprivate var action: String { first(#"<form method="post"[^>]* action="([^"]*)""#) }
    fileprivate var token: String { first(#"name="token" value="([^"]*)""#) }
    fileprivate var revision: String { first(#"data-revision="([^"]*)""#) }

    func contains(_ text: String) -> Bool { html.contains(text) }

    /// The number of the button with a title; empty if there is none.
    func button(_ title: String) -> String {
      first(#"<button [^>]*value="([\w.-]+)"[^>]*>"# + title + "<")
    }

    /// The name of the field of a type or of a keyboard, such as `email`; empty if there is none.
    func field(ofType type: String) -> String {
      let field = Page(html: first("<input([^>]* (?:type|inputmode)=\"\(type)\"[^>]*)>"))
      return field.first(#"name="(f[\w.-]+)""#)
    }

    private func first(_ pattern: String) -> String {
      guard let regex = try? Regex(pattern) else { return "" }
      return html.firstMatch(of: regex).map { String($0.output[1].substring ?? "") } ?? ""
    }
  }

  private let port: Int
  private let cookies = Mutex<[String: String]>([:])

  init(port: Int) { self.port = port }

  /// Gets a page, also through redirections.
  func page(_ path: String) async throws -> Page { try await send(.GET, path) }

  /// Posts a page's form with entered values, by the names of their fields. Returns the page that follows.
  func post(_ page: Page, _ entered: [String: String] = [:], press: String) async throws -> Page {
    var fields = entered
    fields["token"] = page.token
    fields["revision"] = page.revision
    fields["e"] = press
    let body = fields.map { "\($0.key)=\(PlainBrowser.encoded($0.value))" }.joined(separator: "&")
    return try await send(.POST, page.action, body)
  }

  /// Closes a page for good.
  func close(_ page: Page) async throws {
    _ = try await send(.POST, "/-/windows/\(page.window)/end")
  }

  /// Opens the socket of a page, as its script does.
  func socket(_ page: Page) async throws -> RawClient {
    let client = try await RawClient.connect(port: port)
    let pairs = cookies.withLock { $0 }.map { "\($0.key)=\($0.value)" }.joined(separator: "; ")
    let lines = [
      "GET /-/socket?w=\(page.window)&r=\(page.revision) HTTP/1.1", "Host: localhost:\(port)",
      "Origin: http://localhost:\(port)", "Upgrade: websocket", "Connection: Upgrade",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13",
      "Cookie: \(pairs)", "", "",
    ]
    try await client.send(lines.joined(separator: "\r\n"))
    try await client.waitUntilReceived("101 Switching Protocols")
    return client
  }

  private func send(
    _ method: HTTPMethod, _ path: String, _ body: String? = nil
  ) async throws -> Page {
    var (method, path, body) = (method, path, body)
    while true {
      var request = HTTPClientRequest(url: "http://127.0.0.1:\(port)\(path)")
      request.method = method
      let pairs = cookies.withLock { $0 }.map { "\($0.key)=\($0.value)" }
      if !pairs.isEmpty {
        request.headers.add(name: "cookie", value: pairs.joined(separator: "; "))
      }
      if let body {
        request.headers.add(name: "content-type", value: "application/x-www-form-urlencoded")
        request.body = .bytes(ByteBuffer(string: body))
      }
      let response = try await PlainBrowser.client.execute(request, timeout: .seconds(60))
      let bytes = try await response.body.collect(upTo: 1 << 24)
      cookies.withLock { PlainBrowser.keep(response.headers, in: &$0) }
      guard response.status == .seeOther, let next = response.headers.first(name: "location")
      else { return Page(html: String(buffer: bytes)) }
      (method, path, body) = (.GET, next, nil)
    }
  }
}
