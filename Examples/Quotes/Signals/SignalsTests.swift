import ChatModel
import ChatTesting
import Kit
import Testing
import Work
import WorkInfra
import WorkTesting

/// The windows that a change wakes: those that show it.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct SignalsTests {
  /// Ana has five windows open, which show different parts. A message changes three of them, at the most seven times.
  private static let mostReads = 150

  @Test(arguments: [1, 100, 1_000])
  func `a message costs as many reads however many windows other people have open`(
    _ count: Int
  ) async throws {
    let quotes = FakeQuotes()
    quotes.add(
      FakeRequest(
        tap.rawValue, title: "A dripping tap", professionals: [FakeRequest.application("carla")]))
    try await Place.with(quotes.server) { place in
      let hall = try Hall(place)
      let parts = Hall.Part.allCases
      let others = try await hall.people(count).enumerated().map { ($1, parts[$0 % parts.count]) }
      let statements = Statements(of: hall.service.database)
      try await hall.withWindows(others + parts.map { (ana, $0) }) {
        let running = Task { await hall.service.run() }
        let reads = try await statements.reads {
          try await hall.chats(of: ana).say("Hello")
          while quotes.request(tap.rawValue)?.professionals.first?.messages.isEmpty == true {
            try Task.checkCancellation()
            await Task.yield()
          }
        }
        #expect(reads <= Self.mostReads)
        running.cancel()
        await running.value
      }
    }
  }
}
