import SillarModel
import Synchronization
import Testing

/// Operations of several clients that share one queue.
@Suite struct FairQueueTests {
  /// A queue whose only place is taken until ``open()``; what waits behind it then runs one after the other.
  private final class Line: Sendable {
    let queue: FairQueue<String>
    private let started = Mutex<[String]>([])
    private let gate = AsyncStream.makeStream(of: Void.self)

    init(waiting: Int = 100, waitingPerClient: Int = 100) {
      queue = FairQueue(
        running: 1, waiting: waiting, waitingPerClient: waitingPerClient, retryAfter: .seconds(3))
    }

    var order: [String] { started.withLock { $0 } }

    /// Takes the place.
    func close() -> Task<Void, any Error> {
      Task.immediate { [self] in
        try await queue.run(for: "first") {
          for await _ in gate.stream {}
        }
      }
    }

    func open() { gate.continuation.finish() }

    /// Enters the queue before it returns.
    func enter(_ name: String, of client: String, rank: Int = 0) -> Task<Void, any Error> {
      Task.immediate { [self] in
        try await queue.run(for: client, rank: rank) { started.withLock { $0.append(name) } }
      }
    }
  }

  /// Counts the operations that run at once.
  private final class Work: Sendable {
    private let state = Mutex((running: 0, most: 0))

    var most: Int { state.withLock { $0.most } }

    func run() async {
      state.withLock { $0 = ($0.running + 1, max($0.most, $0.running + 1)) }
      await Task.yield()
      state.withLock { $0.running -= 1 }
    }
  }

  @Test func `a client with one operation waits for one of each other client`() async throws {
    let line = Line()
    var tasks = [line.close()]
    for number in 1...5 { tasks.append(line.enter("a\(number)", of: "a")) }
    for number in 1...2 { tasks.append(line.enter("b\(number)", of: "b")) }
    tasks.append(line.enter("c1", of: "c"))
    #expect(line.queue.waiting == 8)
    line.open()
    for task in tasks { try await task.value }
    #expect(line.order == ["a1", "b1", "c1", "a2", "b2", "a3", "a4", "a5"])
    #expect(line.queue.waiting == 0)
  }

  @Test func `of 1,000 operations of 60 clients at most 60 run before that of another`()
    async throws
  {
    let line = Line(waiting: 1_000)
    var tasks = [line.close()]
    for number in 0..<999 { tasks.append(line.enter("bad", of: "client-\(number % 60)")) }
    tasks.append(line.enter("good", of: "good"))
    line.open()
    for task in tasks { try await task.value }
    let turn = try #require(line.order.firstIndex(of: "good"))
    #expect(turn == 60)
  }

  @Test func `a place stays taken for the rest of an operation, whose result does not wait for it`()
    async throws
  {
    let queue = FairQueue<String>(
      running: 1, waiting: 9, waitingPerClient: 9, retryAfter: .seconds(1))
    let gate = AsyncStream.makeStream(of: Void.self)
    let rest: @Sendable () async -> Void = { for await _ in gate.stream {} }
    let result = try await queue.run(for: "a", rest: rest) { 1 }
    #expect(result == 1)
    let next = Task.immediate { try await queue.run(for: "b") { 2 } }
    #expect(queue.waiting == 1)
    gate.continuation.finish()
    #expect(try await next.value == 2)
  }

  @Test func `no more operations run at once than the queue has places`() async throws {
    let queue = FairQueue<Int>(
      running: 3, waiting: 100, waitingPerClient: 100, retryAfter: .seconds(1))
    let work = Work()
    try await withThrowingTaskGroup { group in
      for number in 0..<50 {
        group.addTask { try await queue.run(for: number % 7) { await work.run() } }
      }
      try await group.waitForAll()
    }
    #expect((1...3).contains(work.most))
    #expect(queue.waiting == 0)
  }

  @Test func `a client above its own limit is refused, others are not`() async throws {
    let line = Line(waitingPerClient: 2)
    var tasks = [line.close()]
    for name in ["a1", "a2"] { tasks.append(line.enter(name, of: "a")) }
    #expect(!line.queue.hasRoom(for: "a") && line.queue.hasRoom(for: "b"))
    await #expect(throws: QueueFull(retryAfter: .seconds(3))) {
      try await line.enter("a3", of: "a").value
    }
    tasks.append(line.enter("b1", of: "b"))
    line.open()
    for task in tasks { try await task.value }
    #expect(line.order == ["a1", "b1", "a2"])
  }

  @Test func `in a full queue the newest operation of the client with most makes room`()
    async throws
  {
    let line = Line(waiting: 4)
    var tasks = [line.close()]
    for name in ["a1", "a2"] { tasks.append(line.enter(name, of: "a")) }
    let newest = line.enter("a3", of: "a")
    tasks.append(line.enter("b1", of: "b"))
    tasks.append(line.enter("c1", of: "c"))
    await #expect(throws: QueueFull(retryAfter: .seconds(3))) { try await newest.value }
    #expect(line.queue.waiting == 4)
    line.open()
    for task in tasks { try await task.value }
    #expect(line.order == ["a1", "b1", "c1", "a2"])
  }

  @Test(arguments: ["a", "b", "c"])
  func `a full queue refuses a client when no other has at least two operations more`(
    _ client: String
  ) async throws {
    let line = Line(waiting: 3)
    var tasks = [line.close()]
    tasks.append(line.enter("a1", of: "a"))
    tasks.append(line.enter("b1", of: "b"))
    tasks.append(line.enter("d1", of: "d"))
    await #expect(throws: QueueFull.self) { try await line.enter("\(client)2", of: client).value }
    line.open()
    for task in tasks { try await task.value }
    #expect(line.order == ["a1", "b1", "d1"])
  }

  @Test func `operations of a lower rank run first, and clients take turns within a rank`()
    async throws
  {
    let line = Line()
    var tasks = [line.close()]
    for name in ["a1", "a2"] { tasks.append(line.enter(name, of: "a", rank: 2)) }
    for name in ["b1", "b2"] { tasks.append(line.enter(name, of: "b", rank: 1)) }
    tasks.append(line.enter("a3", of: "a", rank: 1))
    tasks.append(line.enter("c1", of: "c", rank: -1))
    line.open()
    for task in tasks { try await task.value }
    #expect(line.order == ["c1", "b1", "a3", "b2", "a1", "a2"])
  }

  @Test func `in a full queue a higher rank makes room for a lower one`() async throws {
    let line = Line(waiting: 2)
    var tasks = [line.close()]
    tasks.append(line.enter("a1", of: "a", rank: 1))
    let last = line.enter("b1", of: "b", rank: 2)
    tasks.append(line.enter("c1", of: "c", rank: 0))
    await #expect(throws: QueueFull.self) { try await last.value }
    #expect(!line.queue.hasRoom(for: "d", rank: 2) && line.queue.hasRoom(for: "d", rank: -1))
    await #expect(throws: QueueFull.self) { try await line.enter("d1", of: "d", rank: 2).value }
    line.open()
    for task in tasks { try await task.value }
    #expect(line.order == ["c1", "a1"])
  }

  @Test func `a cancelled operation leaves the queue at once, and never runs`() async throws {
    let line = Line(waiting: 3)
    let first = line.close()
    let tasks = ["a1", "a2"].map { line.enter($0, of: "a") }
    let other = line.enter("b1", of: "b")
    tasks[0].cancel()
    await #expect(throws: CancellationError.self) { try await tasks[0].value }
    other.cancel()
    await #expect(throws: CancellationError.self) { try await other.value }
    #expect(line.queue.waiting == 1)
    let late = line.enter("c1", of: "c")
    line.open()
    for task in [first, tasks[1], late] { try await task.value }
    #expect(line.order == ["a2", "c1"])
  }

  @Test func `a task that is cancelled before it asks does not enter`() async throws {
    let line = Line()
    let first = line.close()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await line.queue.run(for: "a") {}
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(line.queue.waiting == 0)
    line.open()
    try await first.value
  }

  @Test func `an operation that fails or is cancelled gives its place to the next`() async throws {
    struct Fault: Error {}
    let line = Line()
    let first = line.close()
    let failing = Task.immediate {
      try await line.queue.run(for: "a") { throw Fault() }
    }
    let next = line.enter("b1", of: "b")
    first.cancel()
    await #expect(throws: Fault.self) { try await failing.value }
    try await next.value
    #expect(line.order == ["b1"])
  }
}
