import NIOCore
import NIOHTTP1
import Testing

@testable import SillarWeb

@Suite struct ScriptTests {
  @Test
  func
    `a page loads one script, at most 12 KB compressed with its parts, and names the parts that it may import`()
    async throws
  {
    try await HostServer.run(try .gallery()) { server in
      let page = try await server.browser().page("/")
      let scripts = page.all(#"<script data-file="([^"]*)""#)
      #expect(scripts.count == 1)
      let parts = ["pictures", "files", "awake"].map { page.scriptText($0) }
      var compressed = 0
      for address in scripts + parts {
        let script = try await server.browser().get(address)
        #expect(script.headers["content-type"] == ["text/javascript; charset=utf-8"])
        // The first line of a page's script has texts and addresses.
        let code = ByteBuffer(
          string: address == scripts[0]
            ? String(script.body.drop { $0 != "\n" }.dropFirst()) : script.body)
        compressed += Gzip.compressed(code)?.readableBytes ?? code.readableBytes
        // The line that names its sources.
        #expect(!script.body.isEmpty && !script.body.contains("esbuild"))
      }
      #expect(compressed <= 12_000)
      #expect(try await server.browser().get(scripts[0]).body.hasPrefix("\"use strict\";"))
      #expect(try await server.browser().get(parts[0]).body.contains("export{"))
    }
  }
}
