import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import Programs
import TestServers
import Testing

/// What a program counts, as the operator's Prometheus sees it.
@Suite(.timeLimit(.minutes(1))) struct MetricsTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  /// The names in the table of the page.
  private func documented() throws -> Set<String> {
    let page = try String(
      contentsOf: Self.root.appending(path: "Documentation/Metrics.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `sillar_") }
    return Set(rows.flatMap { names(in: String($0.split(separator: "|")[0]), between: "`") })
  }

  private func names(in text: String, between quote: String) -> [String] {
    text.components(separatedBy: quote).filter {
      $0.hasPrefix("sillar_") && $0.allSatisfy { $0.isLetter || $0 == "_" }
    }
  }

  @Test func `a port of its own shows what was counted, with documented names`() async throws {
    try await withFolder { folder in
      let program = try RunningProgram(
        "kiosk",
        [
          "--api-url", "http://127.0.0.1:1/api", "--port", "0", "--metrics-port", "0",
          "--data-dir", folder.path,
        ])
      var addresses: [String: String] = [:]
      for _ in 0..<2 {
        let line = await program.nextLine().split(separator: " ").map(String.init)
        addresses[line[1]] = line.last
      }
      let address = try #require(addresses["listening"])
      let metrics = try #require(addresses["metrics"])
      func get(_ url: String) async throws -> (status: UInt, text: String) {
        let answer = try await HTTPClient.shared.execute(
          HTTPClientRequest(url: url), timeout: .seconds(10))
        return (
          answer.status.code, String(buffer: try await answer.body.collect(upTo: 1 << 20))
        )
      }
      #expect(try await get("\(address)/").status == 200)
      #expect(try await get("\(address)/metrics").status == 404, "not for everybody")
      let shown = try await get(metrics)
      #expect(metrics.hasSuffix("/metrics") && shown.status == 200)
      let lines = shown.text.split(separator: "\n").map(String.init)
      for line in [
        "# TYPE sillar_windows gauge", #"sillar_windows{app="Kiosk"} 1"#,
        "# TYPE sillar_windows_opened_total counter",
        #"sillar_windows_opened_total{app="Kiosk"} 1"#,
        #"sillar_navigations_total{app="Kiosk",screen="KioskPresenter"} 1"#,
        "# TYPE sillar_settle_seconds histogram",
        #"sillar_settle_seconds_bucket{app="Kiosk",screen="KioskPresenter",le="+Inf"} 1"#,
        #"sillar_settle_seconds_count{app="Kiosk",screen="KioskPresenter"} 1"#,
        #"sillar_openings_waiting{app="Kiosk"} 0"#,
      ] { #expect(lines.contains(line), "\(line)\n\nis not in\n\n\(shown.text)") }
      let names = lines.filter { $0.hasPrefix("# TYPE ") }.map { $0.split(separator: " ")[2] }
      #expect(Set(names.map(String.init)).subtracting(try documented()) == [])
      program.interrupt()
      #expect(await program.result().status == 0)
    }
  }

  @Test func `the page of metrics names those that there are, and no others`() throws {
    let sources = Self.root.appending(path: "Sources")
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var made: Set<String> = []
    while let file = files.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let code = try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n").filter { !$0.contains("///") }.joined(separator: "\n")
      made.formUnion(names(in: code, between: "\""))
    }
    let documented = try documented()
    #expect(made.subtracting(documented) == [], "not on the page")
    #expect(documented.subtracting(made) == [], "on the page alone")
  }
}
