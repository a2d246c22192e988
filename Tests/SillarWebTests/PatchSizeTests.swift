import SillarHost
import Testing

@testable import SillarWeb

/// The size of a patch for a change in a list of 1,000 rows.
@Suite struct PatchSizeTests {
  private func rows(
    _ test: @escaping @Sendable (TestSocket, TestPage) async throws -> Void
  ) async throws {
    try await HostServer.run(try .gallery()) { server in
      let browser = server.browser()
      let page = try await browser.page("/rows")
      #expect(page.html.utf8.count > 100_000)
      let socket = try await browser.socket(page)
      _ = try await socket.next()
      try await test(socket, page)
    }
  }

  @Test func `one text changed is at most 64 bytes`() async throws {
    try await rows { socket, page in
      try await socket.tap(page.button("Change one"))
      let patch = try await socket.next()
      #expect(
        patch.text
          == #"{"r":\#(page.revision + 1),"o":[["\#(page.row("Row 501")).0","Row 501!"]]}"#)
      #expect(patch.wireBytes <= 64, "\(patch.wireBytes) bytes")
    }
  }

  @Test func `twenty rows at the end cost those rows`() async throws {
    try await rows { socket, page in
      try await socket.tap(page.button("Append 20"))
      let patch = try await socket.next()
      #expect(patch.operations == "ti")
      #expect(patch.text.contains("Row 1020<"))
      #expect(!patch.text.contains("Row 1000<"))
      #expect(patch.wireBytes < 20 * 250, "\(patch.wireBytes) bytes")
    }
  }

  @Test func `a row that moves is one move`() async throws {
    try await rows { socket, page in
      try await socket.tap(page.button("First to the end"))
      let patch = try await socket.next()
      #expect(patch.operations == "m")
      #expect(patch.wireBytes <= 64, "\(patch.wireBytes) bytes")
    }
  }

  @Test func `a list turned around moves, and is not sent again`() async throws {
    try await rows { socket, page in
      try await socket.tap(page.button("Reverse"))
      let patch = try await socket.next()
      #expect(patch.operations == String(repeating: "m", count: 999))
      #expect(!patch.text.contains("Row "))
      #expect(patch.wireBytes < 999 * 26, "\(patch.wireBytes) bytes")
    }
  }
}
