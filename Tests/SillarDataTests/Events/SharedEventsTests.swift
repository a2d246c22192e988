import Scripted
import SillarData
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1))) final class SharedEventsTests: Sendable {
  private let connections = Mutex<[(owner: String, send: AsyncStream<Int>.Continuation)]>([])
  private let ended = Mutex<[String]>([])

  private var events: SharedEvents<String, Int> {
    SharedEvents { [self] owner in
      AsyncStream<Int> { connection in
        connections.withLock { $0.append((owner, connection)) }
        connection.onTermination = { [self] _ in ended.withLock { $0.append(owner) } }
      }
    }
  }

  private func wait(until isSo: () -> Bool) async throws {
    while !isSo() {
      try Task.checkCancellation()
      await Task.yield()
    }
  }

  @Test func `all windows of an owner share a connection, and hear only what is theirs`()
    async throws
  {
    let events = events
    var ada = events.events(of: "ada").makeAsyncIterator()
    var again = events.events(of: "ada").makeAsyncIterator()
    var bob = events.events(of: "bob").makeAsyncIterator()
    try await wait { connections.withLock(\.count) == 2 }
    for (owner, send) in connections.withLock(\.self) { send.yield(owner == "ada" ? 1 : 2) }
    #expect(await ada.next() == 1)
    #expect(await again.next() == 1)
    #expect(await bob.next() == 2)
    events.tell(3, to: "ada")
    #expect(await ada.next() == 3)
    #expect(await again.next() == 3)
    events.tell(4, to: "bob")
    #expect(await bob.next() == 4)
    events.tell(5, to: "nobody")
    #expect(connections.withLock { $0.map(\.owner).sorted() } == ["ada", "bob"])
  }

  @Test func `the connection ends with the last who listens, and begins anew with the next`()
    async throws
  {
    let events = events
    let listening = (1...2).map { _ in Task { for await _ in events.events(of: "ada") {} } }
    try await wait { connections.withLock(\.count) == 1 }
    // A third listener, which keeps the connection open until it ends.
    var third: AsyncStream<Int>? = events.events(of: "ada")
    listening[0].cancel()
    await listening[0].value
    #expect(ended.withLock(\.self) == [])
    listening[1].cancel()
    await listening[1].value
    #expect(ended.withLock(\.self) == [])
    third = nil
    _ = third
    try await wait { ended.withLock(\.self) == ["ada"] }
    let next = events.events(of: "ada")
    try await wait { connections.withLock(\.count) == 2 }
    _ = next
  }

  @Test func `a listener that only needs the last event may say so`() async throws {
    let events = events
    let last = events.events(of: "ada", buffering: .bufferingNewest(1))
    for number in 1...3 { events.tell(number, to: "ada") }
    var iterator = last.makeAsyncIterator()
    #expect(await iterator.next() == 3)
  }
}
