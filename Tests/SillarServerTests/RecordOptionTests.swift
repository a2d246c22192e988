import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import Programs
import TestServers
import Testing

/// A program that records its windows.
@Suite(.timeLimit(.minutes(1))) struct RecordOptionTests {
  private func kiosk(_ folder: URL, _ others: String...) throws -> RunningProgram {
    try RunningProgram(
      "kiosk",
      [
        "--api-url", "http://127.0.0.1:1/api", "--port", "0",
        "--data-dir", folder.appending(path: "data").path,
        "--record", folder.appending(path: "recordings").path,
      ] + others)
  }

  @Test func `each window has a file of its own, which only its owner may read`() async throws {
    try await withFolder { folder in
      let program = try kiosk(folder)
      let address = await program.firstLine().split(separator: " ").last.map(String.init)
      for _ in 0..<2 {
        let answer = try await HTTPClient.shared.execute(
          HTTPClientRequest(url: try #require(address) + "/"), timeout: .seconds(10))
        #expect(answer.status == .ok)
      }
      program.interrupt()
      #expect(await program.result().status == 0)
      let files = try FileManager.default.contentsOfDirectory(
        at: folder.appending(path: "recordings"), includingPropertiesForKeys: nil,
        options: .skipsHiddenFiles)
      #expect(files.count == 2)
      for file in files {
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.hasPrefix(#"{"app":"Kiosk","#) && text.contains("Open"), "\(text)")
        let rights = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect(rights[.posixPermissions] as? Int == 0o600)
      }
    }
  }

  @Test(arguments: [["--public-url", "https://example.com"], ["--host", "0.0.0.0"]])
  func `a program that others may reach does not record`(_ options: [String]) async throws {
    try await withFolder { folder in
      let result = try await kiosk(folder, options[0], options[1]).result()
      #expect(result.status == 1)
      #expect(result.errors.contains("--record is for the developer"), "\(result.errors)")
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "recordings").path))
    }
  }
}
