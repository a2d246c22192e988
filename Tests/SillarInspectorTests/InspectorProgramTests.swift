import AsyncHTTPClient
import Chromium
import Foundation
import NIOCore
import NIOHTTP1
import Programs
import TestServers
import Testing

/// The inspector of a program, in a browser.
@Suite(.browser, .serialized, .timeLimit(.minutes(2))) struct InspectorProgramTests {
  private static let usual = [
    "--api-url", "http://127.0.0.1:1/api", "--port", "0", "--log-level", "error",
  ]

  /// Runs a kiosk; the body gets its address and that of its inspector.
  private func withKiosk(_ body: (String, String) async throws -> Void) async throws {
    try await withFolder { folder in
      let program = try RunningProgram(
        "kiosk", Self.usual + ["--inspect", "--data-dir", folder.path])
      var addresses: [String: String] = [:]
      for _ in 0..<2 {
        let line = await program.nextLine().split(separator: " ").map(String.init)
        if line.count > 1 { addresses[line[1]] = line.last }
      }
      try await body(
        #require(addresses["listening"]), #require(addresses["inspector"]))
      program.interrupt()
      #expect(await program.result().status == 0)
    }
  }

  @Test func `a window appears, an event appears, and the mirror follows`() async throws {
    try await withKiosk { kiosk, inspector in
      let tool = try await newPage(viewport: .desktop)
      try await tool.openLive(inspector)
      try await tool.waitFor("No window is open")
      let page = try await newPage()
      try await page.openLive(kiosk)
      try await tool.waitFor("1 window is open")
      try await tool.waitFor("Connected")
      try await tool.click(.text("kiosk"))
      try await tool.waitFor("KioskPresenter")
      try await page.fill("Code", with: "correct horse")
      try await page.click(.text("Order"))
      try await tool.waitFor("Orders: 1")
      try await tool.click(.text("Events"))
      try await tool.waitFor("tap")
      try await tool.waitFor("shown after")
      let shown = try await tool.evaluate("document.documentElement.outerHTML").string ?? ""
      #expect(!shown.contains("correct horse"))
      #expect(tool.consoleErrors.isEmpty && page.consoleErrors.isEmpty)
      try await page.close()
      try await tool.waitFor("No page")
    }
  }

  @Test func `it answers neither another host nor a page of another origin`() async throws {
    try await withKiosk { kiosk, inspector in
      var request = HTTPClientRequest(url: inspector)
      request.headers.add(name: "Host", value: "evil.example")
      let answer = try await HTTPClient.shared.execute(request, timeout: .seconds(10))
      #expect(answer.status == .badRequest)
      // The app itself is another origin.
      let page = try await newPage()
      try await page.openLive(kiosk)
      let read = try await page.evaluate(
        "fetch('\(inspector)').then(answer => answer.text(), () => 'refused')")
      #expect(read.string == "refused")
    }
  }

  @Test(arguments: [
    (["--host", "0.0.0.0", "--public-url", "https://example.com"], "https://example.com"),
    (["--public-url", "https://example.com"], "https://example.com"),
    (["--host", "0.0.0.0"], "0.0.0.0"),
  ])
  func `a program that others reach does not start with it, and says what to do`(
    _ options: [String], _ reason: String
  ) async throws {
    try await withFolder { folder in
      let program = try RunningProgram(
        "kiosk", Self.usual + ["--inspect", "--data-dir", folder.path] + options)
      let result = await program.result()
      #expect(result.status == 1)
      #expect(result.errors.contains("--inspect") && result.errors.contains(reason))
      #expect(result.errors.contains("leave it out, or start with --host 127.0.0.1"))
    }
  }

  @Test func `a port in use is refused with the option for another one`() async throws {
    try await withKiosk { _, inspector in
      let port = try #require(URL(string: inspector)?.port)
      try await withFolder { folder in
        let program = try RunningProgram(
          "kiosk", Self.usual + ["--inspect", "\(port)", "--data-dir", folder.path])
        let result = await program.result()
        #expect(result.status == 1)
        #expect(result.errors.contains("port \(port)") && result.errors.contains("--inspect 9470"))
      }
    }
  }
}
