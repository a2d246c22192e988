import SillarModel
import Testing

/// A test's wait for the operations in a queue.
struct QueueWaitTests {
  @Test func `a wait for operations that do not come ends, and says how many there are`()
    async throws
  {
    let queue = FairQueue<String>(
      running: 1, waiting: 1, waitingPerClient: 1, retryAfter: .seconds(1))
    await #expect(throws: TooFewWait(waiting: 0, expected: 1)) {
      try await queue.wait(for: 1, within: .milliseconds(1))
    }
  }
}
