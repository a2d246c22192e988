import Chromium
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import Programs
import TestServers
import Testing

@testable import SillarWeb

/// The responses that visitors get through a real proxy with persistent connections to the server.
@Suite(.browser, .serialized) struct ProxyTests {
  @Test(.timeLimit(.minutes(1)), arguments: Proxy.allCases)
  func `pages and a socket share one connection of the proxy`(proxy: Proxy) async throws {
    let server = HTTPServerBuilder.http1WithWebSocket { handshake in
      .accept(handshake.remoteAddress?.port)
    } handler: { connection, port in
      try await connection.send("\(port ?? 0)")
    }
    let router = Router(context: PeerContext.self)
    router.get("healthz") { _, _ in "ok" }
    router.get("port") { _, context in "\(context.port ?? 0)" }
    try await RunningServer.run(logger: .silent) { server in
      let front = try await freePort()
      try await proxy.run(before: server.port, on: front) {
        let browser = TestBrowser(port: front)
        var pages: Set<String> = []
        var socketPort: String?
        // A proxy opens one more connection if the one of before is not free yet, as on a busy machine.
        for _ in 0..<20 where socketPort.map(pages.contains) != true {
          for _ in 0..<5 { pages.insert(try await browser.get("/port").body) }
          let socket = try await WebSocketClient.connect(port: front, path: "/socket")
          socketPort = try await socket.nextText()
          // The server closes it, too.
          try? await socket.close()
        }
        let port = try #require(socketPort)
        #expect(pages.contains(port), "\(pages)")
      }
    } makeServer: { onRunning in
      Application(
        router: router, server: server,
        configuration: .init(address: .hostname("127.0.0.1", port: 0)),
        onServerRunning: onRunning, logger: .silent)
    }
  }

  @Test(.timeLimit(.minutes(2)), arguments: Proxy.allCases)
  func `each of twenty visitors has a page and a socket, whatever the proxy reuses`(
    proxy: Proxy
  ) async throws {
    try await HostServer.run(try .gallery()) { server in
      let front = try await freePort()
      try await proxy.run(before: server.port, on: front) {
        for round in 0..<2 {
          try await withThrowingTaskGroup { group in
            for _ in 0..<10 {
              group.addTask {
                let browser = TestBrowser(port: front)
                for _ in 0..<3 { _ = try await browser.get("/rows") }
                let (page, socket) = try await browser.livePage("/")
                try await socket.tap(page.button("Tap"))
                #expect(try await socket.nextChange().text.contains("Taps: 1"), "\(round)")
                try await socket.client.close()
                #expect(try await socket.client.closeCode() == 1000)
              }
            }
            try await group.waitForAll()
          }
        }
      }
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: Proxy.allCases, [true, false])
  func `a proxy that is trusted says who a client is, and the client cannot say another`(
    proxy: Proxy, hasHosts: Bool
  ) async throws {
    var settings = WebHost.Settings()
    let proxies = [AddressRange("127.0.0.1")].compactMap { $0 }
    settings.trustedProxies = proxies
    let hosts = hasHosts ? [try WebHost.gallery(settings)] : []
    let router = Router()
    router.get("who") { _, _ in ClientAddress.current?.description ?? "nobody" }
    try await RunningServer.run(logger: .silent) { server in
      let front = try await freePort()
      try await proxy.run(before: server.port, on: front) {
        for (address, port) in [
          ("127.0.0.5", front), ("127.0.0.6", front), ("127.0.0.7", server.port),
        ] {
          let client = try await RawClient.connect(port: port, from: address)
          try await client.send(
            "GET /who HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 6.6.6.6\r\nConnection: close\r\n\r\n"
          )
          let answer = try await client.allReceived()
          #expect(answer.contains("\r\n\r\n\(address)"), "\(answer)")
        }
      }
    } makeServer: { onRunning in
      WebServer(
        hosts: hosts, router: router, address: .hostname("127.0.0.1", port: 0),
        trustedProxies: hasHosts ? nil : proxies, logger: .silent, onServerRunning: onRunning)
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: Proxy.allCases)
  func `a socket on a path that has none does not spoil the proxy's connection`(
    proxy: Proxy
  ) async throws {
    try await HostServer.run(try .gallery()) { server in
      let front = try await freePort()
      try await proxy.run(before: server.port, on: front) {
        let browser = TestBrowser(port: front)
        for _ in 0..<3 {
          let error = await #expect(throws: (any Error).self) {
            _ = try await WebSocketClient.connect(port: front, path: "/no/socket/here")
          }
          // nginx may reset the connection before the client has read the refusal.
          #expect(error is WebSocketClient.Failure || error is IOError, "\(error as Any)")
          let answer = try await browser.get("/healthz")
          #expect(answer.body == "ok\n")
        }
      }
    }
  }

  @Test(.timeLimit(.minutes(2)), arguments: Proxy.allCases)
  func `every page that a browser opens goes live`(proxy: Proxy) async throws {
    try await HostServer.run(try .gallery()) { server in
      let front = try await freePort()
      try await proxy.run(before: server.port, on: front) {
        let page = try await newPage()
        for _ in 0..<6 {
          try await page.openLive("http://127.0.0.1:\(front)/")
          try await page.click("Tap")
          try await page.waitFor("Taps: 1")
        }
      }
    }
  }

  /// Contains the port that a request came from.
  private struct PeerContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    let port: Int?

    init(source: ApplicationRequestContextSource) {
      coreContext = .init(source: source)
      port = source.channel.remoteAddress?.port
    }
  }
}
