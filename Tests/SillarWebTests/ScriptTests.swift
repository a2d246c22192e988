import NIOHTTP1
import Testing

@testable import SillarWeb

@Suite struct ScriptTests {
  @Test func `a page loads one script of at most 10 KB, and names the parts that it may import`()
    async throws
  {
    try await HostServer.run(try .gallery()) { server in
      let page = try await server.browser().page("/")
      let scripts = page.all(#"<script src="([^"]*)" defer>"#)
      #expect(scripts.count == 1)
      let parts = ["pictures", "files", "awake"].map { page.first("data-\($0)=\"([^\"]*)\"") }
      for address in scripts + parts {
        let script = try await server.browser().get(address)
        #expect(script.headers["content-type"] == ["text/javascript; charset=utf-8"])
        #expect(script.body.utf8.count <= 10_000)
        // The line that names its sources.
        #expect(!script.body.isEmpty && !script.body.contains("esbuild"))
      }
      #expect(try await server.browser().get(scripts[0]).body.hasPrefix("\"use strict\";"))
      #expect(try await server.browser().get(parts[0]).body.contains("export{"))
    }
  }
}
