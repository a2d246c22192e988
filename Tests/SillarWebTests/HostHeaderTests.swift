import AsyncHTTPClient
import Foundation
import NIOHTTP1
import TestServers
import Testing

@testable import SillarWeb

/// The `Host` and `Origin` that a server answers to, and what it tells browsers about TLS.
@Suite struct HostHeaderTests {
  private func status(_ server: RunningServer, _ heads: String) async throws -> String {
    try await answer(server, to: "GET /", heads)
  }

  private static let strange = [
    "", "Host: evil.example\r\n", "Host: localhost\r\nHost: evil.example\r\n",
    "Host: localhost\r\nHost: localhost\r\n", "Host: \r\n", "Host: localhost.evil.example\r\n",
    "Host: 127.0.0.1.evil.example\r\n", "Host: 127.1\r\n", "Host: 2130706433\r\n",
    "Host: 128.0.0.1\r\n", "Host: localhost:x\r\n", "Host: localhost:99999\r\n",
    "Host: evil@localhost\r\n", "Host: localhost, evil.example\r\n", "Host: [::2]\r\n",
    "Host: [::1\r\n", "Host: shop.example:81\r\n", "Host: http://shop.example\r\n",
  ]

  @Test func `18 requests without a Host, with two, or with another one are 400`() async throws {
    let plain = try WebHost.gallery()
    try await HostServer.run(plain) { server in
      for heads in Self.strange + ["Host: shop.example\r\n"] {
        let answer = try await status(server, heads)
        #expect(answer == "HTTP/1.1 400 Bad Request", "\(heads)")
      }
      for heads in ["localhost", "LOCALHOST:\(server.port)", "127.0.0.1", "[::1]:8080"] {
        let answer = try await status(server, "Host: \(heads)\r\n")
        #expect(answer == "HTTP/1.1 200 OK", "\(heads)")
      }
      #expect(plain.windowCount == 4)
    }
    var settings = WebHost.Settings()
    settings.publicURL = PublicURL("https://Shop.Example/")
    try await HostServer.run(try .gallery(settings)) { server in
      for heads in Self.strange {
        let answer = try await status(server, heads)
        #expect(answer == "HTTP/1.1 400 Bad Request", "\(heads)")
      }
      for heads in ["shop.example", "shop.example:443", "SHOP.example", "localhost"] {
        let answer = try await status(server, "Host: \(heads)\r\n")
        #expect(answer == "HTTP/1.1 200 OK", "\(heads)")
      }
    }
  }

  /// The first line of the answer to a request with any target.
  private func answer(_ server: RunningServer, to target: String, _ heads: String) async throws
    -> String
  {
    let client = try await RawClient.connect(port: server.port)
    try await client.send("\(target) HTTP/1.1\r\n\(heads)Connection: close\r\n\r\n")
    return String(try await client.allReceived().split(separator: "\r\n").first ?? "")
  }

  @Test func `the host of an address as the target counts, not the Host beside it`() async throws {
    var settings = WebHost.Settings()
    settings.publicURL = PublicURL("https://shop.example")
    let host = try WebHost.gallery(at: "/g", settings)
    try await HostServer.run(host) { server in
      for target in [
        "http://evil.example/g", "http://a@localhost/g", "http://localhost@evil.example/g",
        "http://localhost.evil.example/g", "http:///g", "http://shop.example:81/g",
        "http://localhost:x/g", "http://[::1/g", "ftp://localhost/g", "ws://localhost/g",
        "http://evil.example?/g", "http://evil.example#/g", "HTTP://EVIL.EXAMPLE/g",
      ] {
        for own in ["localhost", "shop.example"] {
          let answer = try await answer(server, to: "GET \(target)", "Host: \(own)\r\n")
          #expect(answer == "HTTP/1.1 400 Bad Request", "\(target), \(own)")
        }
      }
      let connect = try await answer(server, to: "CONNECT evil.example:443", "Host: localhost\r\n")
      #expect(connect == "HTTP/1.1 400 Bad Request")
      // An address does not replace the one Host that each request needs.
      for heads in ["", "Host: \r\n", "Host: localhost\r\nHost: localhost\r\n", "Host: a b\r\n"] {
        let answer = try await answer(server, to: "GET http://localhost/g", heads)
        #expect(answer == "HTTP/1.1 400 Bad Request", "\(heads)")
      }
      #expect(host.windowCount == 0)
      for target in [
        "http://localhost/g", "HTTP://LocalHost:8080/g?x=1", "https://shop.example/g",
        "http://shop.example:443/g", "http://127.0.0.1/g",
      ] {
        for own in ["localhost", "shop.example", "evil.example"] {
          let answer = try await answer(server, to: "GET \(target)", "Host: \(own)\r\n")
          #expect(answer == "HTTP/1.1 200 OK", "\(target), \(own)")
        }
      }
      #expect(host.windowCount == 15)
      let none = try await answer(server, to: "GET http://localhost", "Host: localhost\r\n")
      #expect(none == "HTTP/1.1 404 Not Found")
    }
  }

  @Test func `a page elsewhere does not get a socket by an address as the target`() async throws {
    let host = try WebHost.gallery()
    try await HostServer.run(host) { server in
      let heads = """
        Host: localhost\r\nOrigin: http://localhost\r\nUpgrade: websocket\r\n\
        Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n
        """
      let client = try await RawClient.connect(port: server.port)
      try await client.send("GET http://evil.example/-/socket?w=a HTTP/1.1\r\n\(heads)\r\n")
      try await client.finishSending()
      #expect(try await client.allReceived().hasPrefix("HTTP/1.1 400"))
    }
  }

  @Test func `a probe of health needs no Host`() async throws {
    try await HostServer.run(try .gallery()) { server in
      let client = try await RawClient.connect(port: server.port)
      try await client.send("GET /healthz HTTP/1.0\r\n\r\n")
      #expect(try await client.allReceived().contains(" 200 OK"))
    }
  }

  @Test func `behind TLS a page is for TLS alone: its cookie, its socket and HSTS`() async throws {
    var settings = WebHost.Settings()
    settings.publicURL = PublicURL("https://shop.example")
    try await HostServer.run(try .gallery(at: "/g", settings)) { server in
      let browser = TestBrowser(port: server.port, host: "shop.example")
      let answer = try await browser.get("/g")
      let cookie = try #require(answer.headers.first(name: "set-cookie"))
      #expect(cookie.hasPrefix("__Host-sillar-"))
      #expect(cookie.contains("; Path=/;") && cookie.hasSuffix("; Secure"))
      #expect(!cookie.contains("Domain"))
      #expect(answer.headers["strict-transport-security"] == ["max-age=31536000"])
      #expect(try await browser.get("/g").headers["set-cookie"].isEmpty)
      #expect(
        try await browser.get("/g/nowhere").headers["strict-transport-security"].count == 1)
      for origin in [
        "http://shop.example", "https://shop.example:444", "https://shop.example.evil.example",
        "https://localhost:\(server.port)", "null", "https://evil.example",
      ] {
        let socket = try await browser.socket(answer.page, origin: origin)
        #expect(try await socket.client.closeCode() == 4002, "\(origin)")
      }
      let socket = try await browser.socket(answer.page, origin: "https://shop.example")
      #expect(try await socket.next().r != nil)
    }
  }

  @Test func `a handshake for another host is no socket`() async throws {
    try await HostServer.run(try .gallery()) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      let rebound = TestBrowser(port: server.port, host: "evil.example", cookies: browser.cookie)
      await #expect(throws: WebSocketClient.Failure.self) {
        _ = try await rebound.socket(page, origin: "http://evil.example")
      }
      #expect(try await rebound.get("/").status == 400)
    }
  }

  @Test(arguments: [
    "", "shop.example", "ftp://shop.example", "https://", "https://shop.example/path",
    "https://a@shop.example", "https://shop.example:0x1", "https://shop.example?x", "https://a b",
    "https://[::1", "https://shop.example:70000",
  ])
  func `an address that is more or less than a scheme, a host and a port is none`(text: String) {
    #expect(PublicURL(text) == nil)
  }

  @Test(arguments: [
    ("https://Shop.example:443/", "https://shop.example"), ("http://[::1]:80", "http://[::1]"),
    ("http://192.0.2.7:8080", "http://192.0.2.7:8080"),
  ])
  func `an address is written in one way`(text: String, written: String) {
    #expect(PublicURL(text)?.description == written)
  }
}
