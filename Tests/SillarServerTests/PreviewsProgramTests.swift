import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import Programs
import TestServers
import Testing

/// The previews of a program's modules, as its developer opens them.
@Suite(.timeLimit(.minutes(1))) struct PreviewsProgramTests {
  private static let usual = [
    "--api-url", "http://127.0.0.1:1/api", "--port", "0", "--previews", "--log-level", "error",
  ]

  @Test func `a port of its own lists the previews, and shows each of them`() async throws {
    try await withFolder { folder in
      let program = try RunningProgram("kiosk", Self.usual + ["--data-dir", folder.path])
      var addresses: [String: String] = [:]
      for _ in 0..<2 {
        let line = await program.nextLine().split(separator: " ").map(String.init)
        if line.count > 1 { addresses[line[1]] = line.last }
      }
      let previews = try #require(addresses["previews"])
      func page(_ path: String) async throws -> String {
        let answer = try await HTTPClient.shared.execute(
          HTTPClientRequest(url: previews + path), timeout: .seconds(10))
        #expect(answer.status == .ok)
        return String(buffer: try await answer.body.collect(upTo: 1 << 20))
      }
      #expect(try await page("").contains(">With orders</a>"))
      let preview = try await page("previews/Stall/With%20orders")
      #expect(preview.contains("Orders: 3") && preview.contains(">Open</h1>"))
      program.interrupt()
      #expect(await program.result().status == 0)
    }
  }

  @Test func `a program that others reach does not start with them, and says what to do`()
    async throws
  {
    try await withFolder { folder in
      let program = try RunningProgram(
        "kiosk", Self.usual + ["--data-dir", folder.path, "--public-url", "https://example.com"])
      let result = await program.result()
      #expect(result.status == 1)
      #expect(result.errors.contains("--previews is for the developer"))
      #expect(result.errors.contains("leave it out, or start with --host 127.0.0.1"))
    }
  }
}
