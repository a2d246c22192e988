import Foundation
import NIOHTTP1
import Programs
import Testing

/// A program whose task threads are all blocked, as its operator sees it.
@Suite(.serialized, .timeLimit(.minutes(2))) struct StuckProgramTests {
  @Test func `it says that it hangs, in the log and at healthz, and still ends when it is told to`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "sillar-stuck-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try RunningProgram("stuck", ["--port", "0", "--data-dir", folder.path])
    defer { program.crash() }
    let address = try #require(await program.firstLine().split(separator: " ").last)
    let clock = ContinuousClock()
    try await Visitors.with(String(address)) { visitors in
      let health = try await visitors.get("/healthz")
      #expect(health.status == 200)
      #expect(health.text == "ok\n")
      #expect(try await visitors.get("/").status == 200)

      // The response to this request may be stuck, too.
      let asking = Task { try? await visitors.send(.POST, "/hang") }
      defer { asking.cancel() }
      let began = clock.now
      var sick = try await visitors.get("/healthz")
      // The pause saves connections: a server whose tasks do not run accepts ten.
      while sick.status == 200, clock.now - began < .seconds(60) {
        try await Task.sleep(for: .milliseconds(1500))
        sick = try await visitors.get("/healthz")
      }
      #expect(sick.status == 503)
      #expect(sick.text.contains("a task has waited for 5 seconds"))
      #expect(try await visitors.send(.HEAD, "/healthz").status == 503)
    }
    // The threads stay blocked for longer than the shutdown takes.
    let end = await program.end(within: .seconds(60))
    #expect(end.status == 0)
    let lines = end.errors.split(separator: "\n")
    #expect(lines.count { $0.contains("a task has waited for 5 seconds") } == 1)
    #expect(lines.contains { $0.contains("The shutdown took too long") })
  }
}
