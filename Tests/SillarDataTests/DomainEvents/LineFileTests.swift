import Foundation
import SillarData
import SillarModel
import TestServers
import Testing

/// The file that domain events go to while an app is developed.
@Suite struct LineFileTests {
  private let noon = Date(timeIntervalSince1970: 1_800_014_400)

  private func paid(_ key: String) -> DomainEvent {
    DomainEvent("order-paid", key: key, facts: ["amount": "2990"])
  }

  private func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  @Test func `an event that comes again is one line, also for the next program`() async throws {
    try await withFolder { folder in
      let url = folder.appending(path: "data/books.jsonl")
      try await LineFile(url).append(paid("p1"), at: noon)
      for key in ["p1", "p12", "p1"] { try await LineFile(url).append(paid(key), at: noon + 60) }
      try await LineFile(url).append(DomainEvent("order-refunded", key: "p1"), at: noon)
      #expect(
        try lines(of: url) == [
          #"{"data":{"amount":"2990"},"event":"order-paid","key":"p1","time":"2027-01-15T12:00:00Z"}"#,
          #"{"data":{"amount":"2990"},"event":"order-paid","key":"p12","time":"2027-01-15T12:01:00Z"}"#,
          #"{"data":{},"event":"order-refunded","key":"p1","time":"2027-01-15T12:00:00Z"}"#,
        ])
    }
  }

  @Test func `an event in the full file of before is not written again`() async throws {
    try await withFolder { folder in
      let url = folder.appending(path: "books.jsonl")
      let file = LineFile(url, limit: 100)
      for key in ["p1", "p2", "p3", "p2"] { try await file.append(paid(key), at: noon) }
      #expect(try lines(of: url).count == 1)
      #expect(try lines(of: folder.appending(path: "books.1.jsonl")).count == 2)
    }
  }
}
