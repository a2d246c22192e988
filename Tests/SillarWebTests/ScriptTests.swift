import NIOCore
import NIOHTTP1
import Testing

@testable import SillarWeb

@Suite struct ScriptTests {
  @Test
  func
    `a page loads one script, at most 12 KB compressed with its texts, then what keeps it, and may import parts`()
    async throws
  {
    try await HostServer.run(try .gallery()) { server in
      let page = try await server.browser().page("/")
      let scripts = page.all(#"<script data-file="([^"]*)""#)
      #expect(scripts.count == 1)
      let parts = ["pictures", "files", "awake", "install", "share", "alone"]
        .map { page.scriptText($0) }
      // What keeps a page brings the parts that every live page has.
      let keep = TestPage(html: try await server.browser().get(page.scriptText("keep")).body)
      let others = [page.scriptText("keep"): 3_000, keep.scriptText("worker"): 5_000]
      let later = ["moves", "controls", "away", "stand", "startup"].map { keep.scriptText($0) }
      for address in scripts + parts + later + others.keys {
        let script = try await server.browser().get(address)
        #expect(script.headers["content-type"] == ["text/javascript; charset=utf-8"])
        let body = ByteBuffer(string: script.body)
        let compressed = Gzip.compressed(body)?.readableBytes ?? body.readableBytes
        let limit = address == scripts[0] ? 12_000 : others[address] ?? 1_000
        #expect(compressed <= limit, "\(address)")
        // The line that names its sources, and the name that stands for what the host gives.
        #expect(!script.body.isEmpty && !script.body.contains("esbuild"))
        #expect(!script.body.contains("hostData"), "\(address)")
      }
      #expect(try await server.browser().get(scripts[0]).body.hasPrefix("\"use strict\";"))
      #expect(try await server.browser().get(parts[0]).body.contains("export{"))
    }
  }
}
