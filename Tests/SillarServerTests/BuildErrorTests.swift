import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import Programs
import TestServers
import Testing

/// A program that `sillar dev` has started: its pages show why it cannot be built.
@Suite(.timeLimit(.minutes(1))) struct BuildErrorTests {
  private static let error = "Sources/Kiosk/main.swift:3:5: cannot find 'order' in scope"

  /// Runs a kiosk whose environment names a file.
  private func withKiosk(
    _ options: [String] = [],
    _ test: (_ file: URL, _ page: () async throws -> String) async throws -> Void
  ) async throws {
    try await withFolder { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appending(path: "build-error")
      try Data(Self.error.utf8).write(to: file)
      let program = try RunningProgram(
        "kiosk",
        [
          "--api-url", "http://127.0.0.1:1/api", "--port", "0",
          "--data-dir", folder.appending(path: "data").path,
        ] + options, environment: ["SILLAR_BUILD_ERROR": file.path])
      let address = await program.nextLine().split(separator: " ").last.map(String.init) ?? ""
      try await test(file) {
        var request = HTTPClientRequest(url: address)
        if options.contains("--public-url") {
          request.headers.add(name: "host", value: "kiosk.example.com")
        }
        let answer = try await HTTPClient.shared.execute(request, timeout: .seconds(10))
        let page = String(buffer: try await answer.body.collect(upTo: 1 << 20))
        return page.contains("Open") ? page : "no kiosk: \(page)"
      }
      program.interrupt()
      #expect(await program.result().status == 0)
    }
  }

  private func shown(_ page: String) -> Bool {
    page.contains("Sources/Kiosk/main.swift:3:5: cannot find")
  }

  @Test func `pages show why the last build has failed, until the next one succeeds`() async throws
  {
    try await withKiosk { file, page in
      while !shown(try await page()) { try Task.checkCancellation() }
      try FileManager.default.removeItem(at: file)
      while shown(try await page()) { try Task.checkCancellation() }
      try Data(Self.error.utf8).write(to: file)
      while !shown(try await page()) { try Task.checkCancellation() }
    }
  }

  @Test func `a program that others can reach shows nobody its source`() async throws {
    try await withKiosk(["--public-url", "https://kiosk.example.com"]) { _, page in
      // A program that reads the file has read it before it serves the second page.
      for _ in 0..<5 {
        let page = try await page()
        #expect(!shown(page) && !page.hasPrefix("no kiosk"))
      }
    }
  }
}
