import AsyncHTTPClient
import BackendModel
import NIOCore
import SillarTesting
import TestServers
import Testing

@testable import BackendDelivery

/// Photos that cost much to decode, one after the other and at once.
@Suite(.timeLimit(.minutes(2))) struct PixelBudgetTests {
  @Test func `a member who sends the largest photos without end has to wait, and no other has`()
    async throws
  {
    try await withQuotes { quotes in
      let (ana, ben) = (try await quotes.caller("ana"), try await quotes.caller("ben"))
      func send(_ photo: SamplePNG, by caller: Caller) async throws -> Answer {
        try await caller.put("/photos/\(String.newID)", .bytes(ByteBuffer(bytes: photo.bytes)))
      }
      // Their data is missing, which is found while they are decoded.
      let (largest, small) = (SamplePNG(width: 5_000, height: 5_000), SamplePNG())
      for _ in 0..<20 { try await send(largest, by: ana).expect(415, "not-a-photo") }
      for photo in [largest, small] {
        let refused = try await send(photo, by: ana)
        try refused.expect(429, "too-many-photos")
        #expect(refused.headers["retry-after"] == "1")
      }
      #expect(try await send(small, by: ben).status == 201)
      await quotes.clock.advance(by: .seconds(1))
      // A small one costs what it has.
      for _ in 0..<3 { #expect(try await send(small, by: ana).status == 201) }
      try await send(largest, by: ana).expect(415, "not-a-photo")
      #expect(try await send(small, by: ana).headers["retry-after"] == "50")
    }
  }

  @Test func `of 30 photos of a member that come at once, 20 are decoded`() async throws {
    let budget = PixelBudget(clock: TestClock())
    let ana = try #require(Member.ID("ana"))
    let (gate, refused) = (Gate(), Seen<String>())
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<30 {
        group.addTask {
          do {
            _ = try await budget.decode(for: ana) {
              await gate.wait()
              throw PhotoFault.empty
            }
          } catch let problem as Problem {
            refused.add(problem.type)
          } catch is PhotoFault {}
        }
      }
      await refused.waitForMore(than: 9, within: .seconds(60))
      #expect(gate.waitingCount == 20)
      gate.open()
      try await group.waitForAll()
    }
    #expect(refused.all.count == 10)
  }
}
