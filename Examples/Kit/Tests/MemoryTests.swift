import Kit
import Scripted
import SillarModel
import Testing

/// The log, the failures and the holds of every in-memory repository.
struct MemoryTests {
  private enum Trouble: Error, Equatable { case first, second }

  private struct Numbers: InMemory {
    let memory = Memory<[Int], Trouble>([])

    func add(_ number: Int) async throws {
      try await memory.call("add \(number)") { $0.append(number) }
    }
  }

  private struct Readable: InMemory {
    let memory = Memory<[Int], Problem>([1])
    func all() -> Readings<[Int]> { memory.readings("all") { $0 } }
  }

  @Test func `a call fails before or after it is done, in the order of the script`() async throws {
    let numbers = Numbers()
    numbers.failNext("add *", .before(.first), .after(.second))
    await #expect(throws: Trouble.first) { try await numbers.add(1) }
    #expect(numbers.with { $0 } == [])
    await #expect(throws: Trouble.second) { try await numbers.add(2) }
    try await numbers.add(3)
    #expect(numbers.with { $0 } == [2, 3])
    #expect(numbers.log(of: "add") == ["add 1", "add 2", "add 3"])
    #expect(numbers.log(of: "ad") == [])
  }

  @Test func `what is said of one call counts before what is said of all`() async throws {
    let numbers = Numbers()
    numbers.fail(.first)
    numbers.fail("add 7", .second)
    await #expect(throws: Trouble.second) { try await numbers.add(7) }
    await #expect(throws: Trouble.first) { try await numbers.add(77) }
    numbers.recover()
    try await numbers.add(7)
  }

  @Test func `a call that is held waits, and one that is cancelled meanwhile does nothing`()
    async throws
  {
    let numbers = Numbers()
    let gate = numbers.hold("add 1", "add 2")
    let first = Task { try await numbers.add(1) }
    let second = Task { try await numbers.add(2) }
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    gate.open()
    try await first.value
    #expect(numbers.with { $0 } == [1])
  }

  @Test func `who follows sees what there is, and each change of it`() async throws {
    let numbers = Numbers()
    var counts = numbers.memory.follow { $0.count }.makeAsyncIterator()
    #expect(await counts.next() == 0)
    try await numbers.add(1)
    numbers.change { $0 += [2, 3] }
    #expect(await counts.next() == 3)
    #expect(numbers.state == [1, 2, 3])
  }

  @Test func `what was read once is there while the service is away`() async throws {
    let numbers = Readable()
    #expect(try await numbers.all().last().savedAt == nil)
    numbers.fail(.offline)
    let saved = try await numbers.all().last()
    #expect(saved.value == [1])
    #expect(saved.problem == .offline)
  }
}
