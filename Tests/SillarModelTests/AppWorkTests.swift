import SillarModel
import Synchronization
import Testing

/// What an app does besides its windows.
@Suite struct AppWorkTests {
  @Test func `each part runs, also one that comes while the others run, and all end together`()
    async throws
  {
    let work = AppWork()
    let (lines, log) = AsyncStream.makeStream(of: String.self)
    let part = { @Sendable (name: String) -> AppWork.Part in
      {
        log.yield("\(name) begins")
        let nothing = AsyncStream<Void> { _ in }
        for await _ in nothing {}
        log.yield("\(name) ends")
      }
    }
    var told = lines.makeAsyncIterator()
    work.add(part("one"))
    for _ in 1...2 {
      let running = Task { await work.run() }
      #expect(await told.next() == "one begins")
      running.cancel()
      await running.value
      #expect(await told.next() == "one ends")
    }
    let running = Task { await work.run() }
    #expect(await told.next() == "one begins")
    work.add(part("two"))
    #expect(await told.next() == "two begins")
    running.cancel()
    await running.value
    let ends = [await told.next(), await told.next()]
    #expect(Set(ends) == ["one ends", "two ends"])
  }
}
