import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import Synchronization
import TestServers

/// A browser without a script: keeps its cookie, gets pages, posts forms, opens sockets.
final class TestBrowser: Sendable {
  struct Answer: Sendable {
    let status: Int
    let headers: HTTPHeaders
    /// The body as it came.
    let bytes: ByteBuffer

    var body: String { String(buffer: bytes) }

    var location: String { headers.first(name: "location") ?? "" }
    /// The response as a page of a window. For another response, its parts are empty.
    var page: TestPage { TestPage(html: body) }
  }

  let port: Int
  /// The `Host` of its requests; nil for the server's own address.
  let host: String?
  private let cookies: Mutex<[String: String]>

  init(port: Int, host: String? = nil, cookies: [String: String] = [:]) {
    self.port = port
    self.host = host
    self.cookies = Mutex(cookies)
  }

  var cookie: [String: String] { cookies.withLock { $0 } }

  /// Sets a cookie as the script does.
  func set(cookie name: String, _ value: String) { cookies.withLock { $0[name] = value } }

  func request(
    _ method: HTTPMethod, _ path: String, headers: [String: String] = [:], body: String? = nil
  ) async throws -> Answer {
    var request = HTTPClientRequest(url: "http://127.0.0.1:\(port)\(path)")
    request.method = method
    if let host { request.headers.add(name: "host", value: host) }
    for (name, value) in headers { request.headers.add(name: name, value: value) }
    let pairs = cookie.map { "\($0.key)=\($0.value)" }
    if !pairs.isEmpty {
      request.headers.add(name: "cookie", value: pairs.joined(separator: "; "))
    }
    if let body { request.body = .bytes(ByteBuffer(string: body)) }
    let response = try await PlainBrowser.client.execute(request, timeout: .seconds(60))
    let bytes = try await response.body.collect(upTo: 1 << 24)
    cookies.withLock { PlainBrowser.keep(response.headers, in: &$0) }
    return Answer(
      status: Int(response.status.code), headers: response.headers, bytes: bytes)
  }

  func get(_ path: String, headers: [String: String] = [:]) async throws -> Answer {
    try await request(.GET, path, headers: headers)
  }

  /// The page at a path.
  func page(_ path: String) async throws -> TestPage { try await get(path).page }

  /// Posts a page's form with the entered values and the pressed button.
  func post(
    _ page: TestPage, _ entered: [String: String] = [:], press: String, token: String? = nil
  ) async throws -> Answer {
    var fields = page.fields
    for (name, value) in entered { fields[name] = value }
    fields["token"] = token ?? page.token
    fields["revision"] = "\(page.revision)"
    fields["e"] = press
    let body = fields.map { "\($0.key)=\(PlainBrowser.encoded($0.value))" }.joined(separator: "&")
    return try await request(
      .POST, page.action, headers: ["content-type": "application/x-www-form-urlencoded"],
      body: body)
  }

  /// Posts, and follows the redirection.
  func submit(
    _ page: TestPage, _ entered: [String: String] = [:], press: String
  ) async throws -> TestPage {
    let answer = try await post(page, entered, press: press)
    guard answer.status == 303 else {
      throw WebSocketClient.Failure(description: "the form was answered with \(answer.status)")
    }
    return try await self.page(answer.location)
  }

  /// Opens a page and its socket, and takes the window's first message.
  func livePage(_ path: String) async throws -> (page: TestPage, socket: TestSocket) {
    let page = try await page(path)
    let socket = try await socket(page)
    _ = try await socket.next()
    return (page, socket)
  }

  /// Opens the socket of a page, as its script does.
  ///
  /// - Parameter takesCompressed: True if long messages may be compressed, as in browsers that unpack them.
  func socket(
    _ page: TestPage, revision: Int? = nil, origin: String? = nil, takesCompressed: Bool = false
  ) async throws -> TestSocket {
    try await socket(
      at: page.base,
      query: "w=\(page.window)&r=\(revision ?? page.revision)" + (takesCompressed ? "&z=1" : ""),
      origin: origin)
  }

  /// Opens a socket with the parameters of its address.
  func socket(
    at base: String = "", query: String, origin: String? = nil
  ) async throws -> TestSocket {
    TestSocket(
      client: try await WebSocketClient.connect(
        port: port, path: "\(base)/-/socket?\(query)", headers: host.map { ["host": $0] } ?? [:],
        cookies: cookie,
        origin: origin ?? "http://localhost:\(port)"))
  }
}
