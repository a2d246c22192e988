import Foundation
import SillarData
import SillarTesting
import TestServers
import Testing

/// Whatever happens, in whatever order: nothing is lost, nothing is done twice, and the order is kept.
struct OutboxHistoryTests {
  @Test(arguments: 0..<200)
  func `a random history of commands, faults and restarts ends as it should`(
    _ seed: UInt64
  ) async throws {
    var chance = SeededChance(seed: seed)
    let service = NotebookService()
    try await withFolder { folder in
      var given: [String: [String]] = [:]
      let keys = Counter()
      var notebook = try Notebook(in: folder, service: service, keys: keys)
      var running = Task { [outbox = notebook.outbox] in await outbox.run() }
      for step in 0..<Int.random(in: 1...30, using: &chance) {
        switch Int.random(in: 0..<10, using: &chance) {
        case 0..<5:
          let list = ["a", "b", "c"].randomElement(using: &chance) ?? "a"
          given[list, default: []].append("\(step)")
          try await notebook.add("\(step)", to: list)
        case 5: service.plan(.before)
        case 6: service.plan(.after)
        case 7: service.plan(nil, .after, .before)
        case 8: await Task.yield()
        default:
          // The program ends in the middle of whatever it is doing, and starts again.
          running.cancel()
          await running.value
          notebook = try Notebook(in: folder, service: service, keys: keys)
          running = Task { [outbox = notebook.outbox] in await outbox.run() }
        }
      }
      running.cancel()
      await running.value
      try await notebook.run(until: \.isEmpty)
      #expect(service.lines == given, "seed \(seed)")
      let unnumbered = try await notebook.shown().filter { $0.hasSuffix("…") }
      #expect(unnumbered == [], "seed \(seed)")
    }
  }
}
