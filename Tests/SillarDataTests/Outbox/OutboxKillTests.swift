import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Programs
import SillarTesting
import Synchronization
import TestServers
import Testing

/// A program that is killed at any point, again and again.
struct OutboxKillTests {
  /// A service with notes by list, each key once. Some requests are lost, and some responses.
  private final class Notes: Sendable {
    private struct State {
      var lists: [String: [String]] = [:]
      var done: Set<String> = []
      var asked = 0
    }

    private struct Note: Decodable {
      let list: String
      let text: String
    }

    private struct BrokenOff: Error {}

    private let state = Mutex(State())

    /// The texts of a list, in the order in which they came.
    func texts(_ list: String) -> String {
      state.withLock { $0.lists[list, default: []].joined(separator: " ") }
    }

    func respond(_ request: Request) async throws -> Response {
      let body = try await request.body.collect(upTo: 1 << 16)
      let note = try JSONDecoder().decode(Note.self, from: Data(body.readableBytesView))
      let key = try #require(HTTPField.Name("Idempotency-Key").flatMap { request.headers[$0] })
      let (asked, count) = state.withLock { state in
        state.asked += 1
        guard !state.asked.isMultiple(of: 5) else { return (state.asked, 0) }
        if state.done.insert(key).inserted { state.lists[note.list, default: []].append(note.text) }
        return (state.asked, state.lists[note.list]?.count ?? 0)
      }
      if asked.isMultiple(of: 5) { return problem(.serviceUnavailable, "{}") }
      let answer = json(#"{ "count": \#(count) }"#)
      guard asked.isMultiple(of: 7) else { return answer }
      return Response(
        status: .ok, headers: answer.headers,
        body: ResponseBody(contentLength: answer.body.contentLength) { _ in throw BrokenOff() })
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `two hundred kills lose nothing, do nothing twice, and keep the order`() async throws {
    let notes = Notes()
    let seed = UInt64.random(in: 0..<UInt64.max)
    var chance = SeededChance(seed: seed)
    try await withFolder { folder in
      try await withServer(notes.respond) { url in
        for _ in 0..<200 {
          let jotter = try RunningProgram("jotter", [folder.path, url.absoluteString, "write"])
          // The program writes eight notes, and prints three lines about each.
          for _ in 0..<Int.random(in: 0...20, using: &chance) { _ = await jotter.nextLine() }
          jotter.crash()
          _ = await jotter.result()
        }
        let jotter = try RunningProgram("jotter", [folder.path, url.absoluteString, "drain"])
        let written = await jotter.result()
        #expect(written.status == 0, "\(written.errors)")
        let arrived = ["a", "b", "c"].map { "\($0): \(notes.texts($0))\n" }.joined()
        let told = written.output.split(separator: "\n").filter { !$0.hasPrefix("answered") }
        #expect(told.map { "\($0)\n" }.joined() == arrived, "seed \(seed)")
        #expect(arrived.split(separator: " ").count > 200)
      }
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `kills of processes that share a server lose nothing, do nothing twice, and keep the order`()
    async throws
  {
    let notes = Notes()
    let seed = UInt64.random(in: 0..<UInt64.max)
    var chance = SeededChance(seed: seed)
    let address = try await PostgreSQLServer.shared().address
    try await withFolder { folder in
      try await withServer(notes.respond) { url in
        let arguments = [folder.path, url.absoluteString, "--database", address]
        for round in 0..<10 {
          let jotters = try (0..<2).map { index in
            try RunningProgram(
              "jotter", arguments + ["write", "--first", "\(20 * round + 10 * index)"])
          }
          for jotter in jotters.shuffled(using: &chance) {
            for _ in 0..<Int.random(in: 0...20, using: &chance) { _ = await jotter.nextLine() }
            jotter.crash()
          }
          for jotter in jotters { _ = await jotter.result() }
        }
        let start = ContinuousClock.now
        let written = try await RunningProgram("jotter", arguments + ["drain"]).result()
        let took = ContinuousClock.now - start
        #expect(written.status == 0, "\(written.errors)")
        let arrived = ["a", "b", "c"].map { "\($0): \(notes.texts($0))\n" }.joined()
        let told = written.output.split(separator: "\n").filter { !$0.hasPrefix("answered") }
        #expect(told.map { "\($0)\n" }.joined() == arrived, "seed \(seed)")
        #expect(arrived.split(separator: " ").count > 20)
        // The last that were killed are taken over after 8 seconds; the program has to start, too.
        #expect(took < .seconds(20))
      }
    }
  }
}
