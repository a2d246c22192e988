import Scripted
import Synchronization
import Testing

@testable import SillarData

final class SharedReadsTests: Sendable {
  private let gate = Gate()
  private let reads = SharedReads<String, Int>()
  private let requests = Atomic(0)

  private func read(_ key: String = "page") async throws -> Int {
    try await reads.read(key) { [self] in
      let number = requests.add(1, ordering: .relaxed).newValue
      await gate.pass()
      try Task.checkCancellation()
      return number
    }
  }

  /// Returns when the request has begun and has `count` readers.
  private func untilRequested(by count: Int = 1) async {
    while requests.load(ordering: .relaxed) == 0 || reads.readers(of: "page") < count {
      await Task.yield()
    }
  }

  @Test func `ten who read the same thing make one request`() async throws {
    let answers = try await withThrowingTaskGroup { group in
      for _ in 0..<10 { group.addTask { try await self.read() } }
      await untilRequested(by: 10)
      gate.open()
      return try await group.reduce(into: [Int]()) { $0.append($1) }
    }
    #expect(answers == Array(repeating: 1, count: 10))
    #expect(requests.load(ordering: .relaxed) == 1)
  }

  @Test func `other things, and later reads, are asked for anew`() async throws {
    gate.open()
    #expect(try await read("a") == 1)
    #expect(try await read("b") == 2)
    #expect(try await read("a") == 3)
  }

  @Test func `one who is cancelled leaves at once, and the others get their answer`() async throws {
    let patient = Task { try await read() }
    await untilRequested()
    let hasty = Task { try await read() }
    await untilRequested(by: 2)
    hasty.cancel()
    await #expect(throws: CancellationError.self) { try await hasty.value }
    gate.open()
    #expect(try await patient.value == 1)
  }

  @Test func `when the last has left, the request is cancelled`() async throws {
    let (ended, end) = AsyncStream.makeStream(of: Bool.self)
    let reader = Task {
      try await reads.read("page") { [self] in
        requests.add(1, ordering: .relaxed)
        await gate.pass()
        end.yield(Task.isCancelled)
        return 0
      }
    }
    await untilRequested()
    reader.cancel()
    await #expect(throws: CancellationError.self) { try await reader.value }
    var iterator = ended.makeAsyncIterator()
    #expect(await iterator.next() == true)
    // A new reader does not get the result of the abandoned request.
    gate.open()
    #expect(try await read() == 2)
  }

  @Test func `who is cancelled before asking asks nothing`() async throws {
    let reader = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await read()
    }
    reader.cancel()
    await #expect(throws: CancellationError.self) { try await reader.value }
    #expect(requests.load(ordering: .relaxed) == 0)
  }

  @Test func `a failure is told to all, and the next one asks again`() async throws {
    struct Failed: Error {}
    let failing = SharedReads<String, Int>()
    await #expect(throws: Failed.self) { _ = try await failing.read("page") { throw Failed() } }
    #expect(try await failing.read("page") { 7 } == 7)
  }
}
