import AsyncHTTPClient
import Gallery
import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import Scripted
import Sillar
import Testing

@testable import SillarWeb

@Suite struct CompressionTests {
  private static let photo = [UInt8](repeating: 0, count: 4096)
  private static let drawing =
    "<svg xmlns=\"http://www.w3.org/2000/svg\">" + String(repeating: "<g/>", count: 500) + "</svg>"

  private struct Pictures: PictureStore {
    func picture(named name: String) async throws -> StoredPicture? {
      switch name {
      case "photo": StoredPicture(data: photo, contentType: "image/png")
      case "drawing": StoredPicture(data: Array(drawing.utf8), contentType: "image/svg+xml")
      case "dot": StoredPicture(data: Array("<svg/>".utf8), contentType: "image/svg+xml")
      default: nil
      }
    }
  }

  private static func run(
    _ test: @escaping @Sendable (TestBrowser) async throws -> Void
  ) async throws {
    var settings = WebHost.Settings()
    settings.firstPageWait = .zero
    let host = WebHost(
      app: try GalleryApp(), settings: settings, pictures: Pictures(), logger: .silent)
    try await HostServer.run(host) { try await test($0.browser()) }
  }

  private static func get(
    _ path: String, _ browser: TestBrowser, accepting encodings: String = "gzip, deflate, br"
  ) async throws -> TestBrowser.Answer {
    let answer = try await browser.get(path, headers: ["accept-encoding": encodings])
    #expect(answer.headers["content-length"] == ["\(answer.bytes.readableBytes)"])
    #expect(answer.headers["transfer-encoding"].isEmpty)
    return answer
  }

  @Test func `pages, scripts, styles and drawings are compressed, and are the same after it`()
    async throws
  {
    try await Self.run { browser in
      let page = try await browser.page("/")
      let files = page.all(#"(?:src|href|data-file)="(/-/[^"]*\.(?:css|js))""#)
      #expect(files.count == 2)
      for path in files + ["/-/pictures/drawing"] {
        let plain = try await browser.get(path)
        let compressed = try await Self.get(path, browser)
        #expect(plain.headers["content-encoding"].isEmpty)
        #expect(compressed.headers["content-encoding"] == ["gzip"], "\(path)")
        #expect(compressed.bytes.readableBytes < plain.bytes.readableBytes)
        #expect(try await browser.unpacked(path).body == plain.body, "\(path)")
        for answer in [plain, compressed] {
          #expect(answer.headers.first(name: "vary")?.hasSuffix("Accept-Encoding") == true)
        }
      }
      let packed = try await Self.get("/rows", browser)
      #expect(packed.headers["content-encoding"] == ["gzip"])
      #expect(packed.bytes.readableBytes < 50_000)
      let unpacked = try await browser.unpacked("/rows")
      #expect(unpacked.bytes.readableBytes > 100_000)
      #expect(unpacked.page.row("Row 501") != "" && unpacked.body.hasSuffix("</html>"))
    }
  }

  @Test func `a short body, or a picture that is compressed already, is sent as it is`()
    async throws
  {
    try await Self.run { browser in
      let photo = try await Self.get("/-/pictures/photo", browser)
      #expect(photo.headers["content-encoding"].isEmpty)
      #expect(photo.bytes == ByteBuffer(bytes: Self.photo))
      #expect(photo.headers["vary"] == ["Cookie"])
      let dot = try await Self.get("/-/pictures/dot", browser)
      #expect(dot.headers["content-encoding"].isEmpty && dot.body == "<svg/>")
      let health = try await Self.get("/healthz", browser)
      #expect(health.headers["content-encoding"].isEmpty && health.body.hasPrefix("ok"))
    }
  }

  @Test func `HEAD says what GET would send, and sends nothing`() async throws {
    try await Self.run { browser in
      for path in ["/", "/missing"] {
        let answer = try await browser.request(
          .HEAD, path, headers: ["accept-encoding": "gzip"])
        #expect(answer.bytes.readableBytes == 0)
        #expect(answer.headers["vary"] == ["Accept-Encoding"])
      }
    }
  }

  @Test(
    arguments: [
      (nil, false), ("", false), ("gzip", true), ("br, GZIP;q=0.5", true), ("x-gzip", true),
      ("gzip;q=0", false), ("gzip; q=0.000, *", false), ("*", true), ("*;q=0", false),
      ("deflate, br", false), ("gzip;q=x", false), ("gzipped", false), ("identity, *;q=0.1", true),
      (";;,,", false),
    ] as [(String?, Bool)])
  func `a client that does not take gzip gets none`(header: String?, isCompressed: Bool)
    async throws
  {
    var fields = HTTPFields()
    fields[.acceptEncoding] = header
    #expect(fields.acceptGzip == isCompressed)
    try await Self.run { browser in
      let headers = header.map { ["accept-encoding": $0] } ?? [:]
      let answer = try await browser.get("/", headers: headers)
      #expect(answer.headers["content-encoding"] == (isCompressed ? ["gzip"] : []))
      #expect(answer.body.hasPrefix("<!doctype html>") != isCompressed)
    }
  }

  /// Compressed pages tell by their length if a text in them is like a secret in them (BREACH).
  @Test func `a page's token is another each time, and each is valid`() async throws {
    let app = try ScriptedApp {
      Screen("s", path: "/", ScriptedPresenter(0)) { _ in Button("Tap", send: .tap("")) }
    }
    let host = WebHost(app: app, logger: .silent)
    try await HostServer.run(host) { server in
      let browser = server.browser()
      let first = try await browser.page("/")
      var tokens = [first.token]
      for _ in 0..<9 { tokens.append(try await browser.page("/?w=\(first.window)").token) }
      #expect(Set(tokens).count == 10)
      // No part of one is at the same place in the next.
      for index in stride(from: 0, to: tokens[0].count - 8, by: 8) {
        #expect(Set(tokens.map { $0.dropFirst(index).prefix(8) }).count == 10)
      }
      let page = try await browser.page("/?w=\(first.window)")
      for token in tokens {
        #expect(try await browser.post(page, press: "0", token: token).status == 303)
      }
      let half = String(tokens[0].prefix(43))
      for token in [half, half + half, tokens[0] + tokens[0], String(tokens[0].dropFirst())] {
        #expect(try await browser.post(page, press: "0", token: token).status == 403)
      }
    }
  }
}

extension TestBrowser {
  /// The answer to a client that takes compressed bodies, unpacked.
  fileprivate func unpacked(_ path: String) async throws -> Answer {
    var configuration = HTTPClient.Configuration()
    configuration.decompression = .enabled(limit: .none)
    let client = HTTPClient(
      eventLoopGroup: HTTPClient.defaultEventLoopGroup, configuration: configuration)
    var request = HTTPClientRequest(url: "http://127.0.0.1:\(port)\(path)")
    request.headers.add(
      name: "cookie", value: cookie.map { "\($0.key)=\($0.value)" }.joined(separator: "; "))
    do {
      let response = try await client.execute(request, timeout: .seconds(60))
      #expect(response.headers["content-encoding"] == ["gzip"])
      let bytes = try await response.body.collect(upTo: 1 << 24)
      try await client.shutdown()
      return Answer(
        status: Int(response.status.code), headers: response.headers, bytes: bytes)
    } catch {
      try await client.shutdown()
      throw error
    }
  }
}
