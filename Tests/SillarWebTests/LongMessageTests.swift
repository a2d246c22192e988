import Chromium
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPCompression
import SillarHost
import Testing

@testable import SillarWeb

/// Messages of more than 8 KB, which go out compressed.
@Suite(.browser, .serialized, .timeLimit(.minutes(2))) struct LongMessageTests {
  private func rows(
    takingCompressed: Bool,
    _ test: @escaping @Sendable (TestSocket, TestPage) async throws -> Void
  ) async throws {
    try await HostServer.run(try .gallery()) { server in
      let browser = server.browser()
      let page = try await browser.page("/rows")
      try await test(
        try await browser.socket(page, revision: 0, takesCompressed: takingCompressed), page)
    }
  }

  @Test func `a whole screen is a text for a script that unpacks nothing`() async throws {
    try await rows(takingCompressed: false) { socket, _ in
      let screen = try await socket.next()
      #expect(screen.h?.contains("Row 1000<") == true)
      #expect(screen.wireBytes > 100_000)
    }
  }

  @Test func `a whole screen is compressed, a short patch after it is not`() async throws {
    try await rows(takingCompressed: true) { socket, page in
      guard case .binary(let packed) = try await socket.client.next() else {
        Issue.record("The whole screen is not binary")
        return
      }
      #expect(packed.readableBytes < 30_000, "\(packed.readableBytes) bytes")
      #expect(try unpacked(packed).contains("Row 1000<"))
      try await socket.tap(page.button("Change one"))
      #expect(try await socket.next().operations == "t")
    }
  }

  @Test func `a page shows in order what comes compressed and what does not`() async throws {
    try await HostServer.run(try .gallery()) { server in
      let page = try await newPage()
      try await page.openLive("http://127.0.0.1:\(server.port)/rows")
      // Unpacking takes long enough for the short patches to come meanwhile.
      try await page.evaluate(
        """
        globalThis.long = 0;
        globalThis.sockets = 0;
        const json = Response.prototype.json;
        Response.prototype.json = async function () {
          const value = await json.call(this);
          await new Promise((go) => setTimeout(go, 500));
          long += 1;
          return value;
        };
        globalThis.WebSocket = class extends WebSocket {
          constructor(...all) { super(...all); sockets += 1; }
        };
        const press = (text) => [...document.querySelectorAll("main button")]
          .find((button) => button.textContent === text).click();
        press("Reverse"); press("Change one"); press("Change one"); press("First to the end");
        true
        """)
      try await page.waitUntil(
        "document.querySelector('main .list').innerText.startsWith('Row 999')")
      #expect(try await page.evaluate("document.body.innerText.includes('Row 500!!')") == true)
      // One that came too early would have led to another socket, with the whole screen.
      #expect(try await page.evaluate("long") == 1)
      #expect(try await page.evaluate("sockets") == 0)
      #expect(page.consoleErrors.isEmpty)
    }
  }

  private func unpacked(_ packed: ByteBuffer) throws -> String {
    let channel = EmbeddedChannel()
    defer { _ = try? channel.finish(acceptAlreadyClosed: true) }
    try channel.pipeline.syncOperations.addHandler(NIOHTTPResponseDecompressor(limit: .none))
    try channel.writeOutbound(
      HTTPClientRequestPart.head(.init(version: .http1_1, method: .GET, uri: "/")))
    let head = HTTPResponseHead(
      version: .http1_1, status: .ok,
      headers: ["content-encoding": "gzip", "content-length": "\(packed.readableBytes)"])
    try channel.writeInbound(HTTPClientResponsePart.head(head))
    try channel.writeInbound(HTTPClientResponsePart.body(packed))
    try channel.writeInbound(HTTPClientResponsePart.end(nil))
    var text = ""
    while let part = try channel.readInbound(as: HTTPClientResponsePart.self) {
      if case .body(let bytes) = part { text += String(buffer: bytes) }
    }
    return text
  }
}
