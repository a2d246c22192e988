import Foundation
import Testing

/// The page of traces.
@Suite struct TracePageTests {
  private let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  private func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test func `it names the attributes that there are, and no others`() throws {
    let sources = ["Sources/SillarData/API/Traces.swift", "Sources/SillarWeb/Host/Traces.swift"]
    let made = try sources.flatMap { path in
      try text(of: path).matches(of: /attributes\["([^"]+)"\]/).map { String($0.output.1) }
    }
    let rows = try text(of: "Documentation/Traces.md").split(separator: "\n").filter {
      $0.hasPrefix("| `")
    }
    let named = rows.flatMap { row in
      row.split(separator: "|")[0].matches(of: /`([a-z_]+\.[a-z_.]+)`/).map { String($0.output.1) }
    }
    #expect(Set(made).subtracting(named) == [], "not on the page")
    #expect(Set(named).subtracting(made) == [], "on the page alone")
  }
}
