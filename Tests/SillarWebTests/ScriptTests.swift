import NIOCore
import NIOHTTP1
import Testing

@testable import SillarWeb

@Suite struct ScriptTests {
  @Test
  func
    `a page loads one script, at most 12 KB compressed with its texts, and may import parts of at most 1 KB`()
    async throws
  {
    try await HostServer.run(try .gallery()) { server in
      let page = try await server.browser().page("/")
      let scripts = page.all(#"<script data-file="([^"]*)""#)
      #expect(scripts.count == 1)
      let parts = ["pictures", "files", "awake", "install", "share"].map { page.scriptText($0) }
      for address in scripts + parts {
        let script = try await server.browser().get(address)
        #expect(script.headers["content-type"] == ["text/javascript; charset=utf-8"])
        let body = ByteBuffer(string: script.body)
        let compressed = Gzip.compressed(body)?.readableBytes ?? body.readableBytes
        #expect(compressed <= (address == scripts[0] ? 12_000 : 1_000), "\(address)")
        // The line that names its sources.
        #expect(!script.body.isEmpty && !script.body.contains("esbuild"))
      }
      #expect(try await server.browser().get(scripts[0]).body.hasPrefix("\"use strict\";"))
      #expect(try await server.browser().get(parts[0]).body.contains("export{"))
    }
  }
}
