import NIOCore
import NIOHTTP1
import Scripted
import Sillar
import Testing

@testable import SillarWeb

/// The bytes of a screen with a title, a button, and 100 rows, each a button with a text and a badge, as they are sent.
@Suite struct WireSizeTests {
  private struct Item: Identifiable, Equatable, Sendable {
    let id: Int
    var isMarked = false
  }

  private static func host() throws -> WebHost {
    let app = try ScriptedApp(name: "Rows") {
      let presenter = ScriptedPresenter(items(1...100)) { presenter, event in
        switch event {
        case .number(let id): presenter.value[id - 1].isMarked.toggle()
        default: presenter.value += items(presenter.value.count + 1...presenter.value.count + 100)
        }
      }
      return Screen("rows", path: "/", presenter) { rows in
        Text("\(rows.count) rows", .title)
        Button("Append 100", send: .tap("append"))
        List(rows) { row in
          Row(send: .number(row.id)) {
            Text("Row number \(row.id)" + (row.isMarked ? "!" : ""))
            Badge("\(row.id)")
          }.style(.spread)
        }
      }
    }
    return WebHost(app: app, at: "/rows", logger: .silent)
  }

  private static func items(_ numbers: ClosedRange<Int>) -> [Item] {
    numbers.map { Item(id: $0) }
  }

  /// Runs a test with a page of a browser that has the files of a page, and its socket.
  private func run(
    _ test: @escaping @Sendable (TestPage, TestSocket) async throws -> Void
  ) async throws {
    let host = try Self.host()
    try await HostServer.run(host) { server in
      let browser = TestBrowser(port: server.port, cookies: ["files": host.assets.version])
      let page = try await browser.page("/rows/")
      let socket = try await browser.socket(page, takesCompressed: true)
      _ = try await socket.next()
      try await test(page, socket)
    }
  }

  @Test func `a page of 100 rows is at most 1,700 bytes, compressed: the median of 21`()
    async throws
  {
    let host = try Self.host()
    try await HostServer.run(host) { server in
      // The random texts of a page, such as the name of its window, compress a few bytes better or worse.
      var sizes: [Int] = []
      for _ in 1...21 {
        let browser = TestBrowser(port: server.port, cookies: ["files": host.assets.version])
        let answer = try await browser.get("/rows/", headers: ["accept-encoding": "gzip"])
        #expect(answer.headers["content-encoding"] == ["gzip"])
        sizes.append(answer.bytes.readableBytes)
      }
      #expect(sizes.sorted()[10] <= 1_700, "\(sizes) bytes")
    }
  }

  @Test func `a press is at most 32 bytes, its patch at most 56: medians of forty`()
    async throws
  {
    try await run { page, socket in
      let row = page.row("Row number 51")
      var (presses, patches): ([Int], [Int]) = ([], [])
      for number in 1...40 {
        presses.append(
          try await socket.tap(row, number: number, revision: page.revision + number - 1))
        let patch = try await socket.next()
        #expect(patch.operations == "t" && patch.k == number)
        patches.append(patch.wireBytes)
      }
      #expect(presses.sorted()[20] <= 32, "\(presses)")
      #expect(patches.sorted()[20] <= 56, "\(patches)")
    }
  }

  @Test func `100 rows more are at most 1,500 bytes`() async throws {
    try await run { page, socket in
      _ = try await socket.tap(
        page.button("Append 100"), number: 1, revision: page.revision)
      guard case .binary(let packed) = try await socket.client.next() else {
        Issue.record("The patch is not compressed")
        return
      }
      // The head of its frame.
      let size = packed.readableBytes + 4
      #expect(size <= 1_500, "\(size) bytes")
    }
  }
}
