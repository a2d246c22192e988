import CompanyKit
import Foundation
import Scripted
import Sillar
import TestServers
import Testing

/// The event file that developers of an app read.
@Suite struct EventFileTests {
  private let event = TrackingEvent("offer-made", screen: "make-offer")

  private func lines(in folder: URL, _ name: String = "events.jsonl") throws -> [String] {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  @Test func `each event is a line, below those of the run before`() async throws {
    try await withFolder { folder in
      let now = Date(timeIntervalSince1970: 1_800_014_400)
      let data = folder.appending(path: "data")
      try await EventFile(in: data, now: { now }).append([event])
      try await EventFile(in: data, now: { now }).append([event, event])
      let line =
        #"{"event":"offer-made","screen":"make-offer","time":"2027-01-15T12:00:00Z"}"#
      #expect(try lines(in: data) == [line, line, line])
    }
  }

  @Test func `a full file makes room, and the one of before stays`() async throws {
    try await withFolder { folder in
      let file = EventFile(in: folder)
      let many = Array(repeating: event, count: 70_000)
      try await file.append(many)
      try await file.append([event])
      #expect(try lines(in: folder).count == 1)
      #expect(try lines(in: folder, "events.1.jsonl").count == many.count)
    }
  }

  @Test
  func `a folder that cannot be written to is an error, so that the events are offered again`()
    async throws
  {
    try await withFolder { folder in
      try Data().write(to: folder)
      await #expect(throws: (any Error).self) { try await EventFile(in: folder).append([event]) }
    }
  }
}
