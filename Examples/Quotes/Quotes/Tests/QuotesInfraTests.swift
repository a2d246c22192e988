import Foundation
import Kit
import QuotesInfra
import QuotesModel
import SillarModel
import SillarTesting
import TestServers
import Testing
import Work
import WorkInfra
import WorkTesting

struct QuotesInfraTests {
  private let fake = FakeQuotes()
  private let clock = TestClock()

  /// The request r1 with Carla's quote.
  private func addQuote(_ id: String = "q1", _ state: String = "offered") {
    var application = FakeRequest.application("carla", quote: state)
    application.quoteID = id
    application.total = 196_00
    application.validUntil = "2026-01-11"
    application.created = "2026-01-01T00:00:00Z"
    application.items = [("Tap", 2, 45_50), ("Hours", 3, 35_00)].map { text, count, cents in
      [
        "text": text, "quantity": count,
        "price": ["amount": cents, "currency": "EUR"] as FakeRequest.Object,
      ]
    }
    fake.add(FakeRequest("r1", professionals: [application]))
  }

  private func quotes(_ url: URL, _ folder: URL, of person: Person = ana) throws
    -> any QuotesRepository
  {
    let service = try WorkService.started(url, in: folder, now: clock.wallClock)
    return QuotesInfraFactory(service: service).quotes(of: person)
  }

  private func withQuotes(_ body: (any QuotesRepository) async throws -> Void) async throws {
    try await withFolder { folder in
      try await withServer(fake.respond) { url in try await body(try quotes(url, folder)) }
    }
  }

  @Test func `a quote is read with all that it says`() async throws {
    addQuote()
    try await withQuotes { quotes in
      let reading = try await answer(quotes.quote(q1))
      #expect(reading == Reading(Quote.sample()))
    }
  }

  @Test func `what was seen is there without a connection, after a restart, for whom has seen it`()
    async throws
  {
    addQuote()
    try await withFolder { folder in
      let url = try await withServer(fake.respond) { url in
        _ = try await answer(quotes(url, folder).quote(q1))
        return url
      }
      let saved = try await answer(quotes(url, folder).quote(q1))
      #expect(saved == Reading(Quote.sample(), savedAt: clock.date, problem: .offline))
      await #expect(throws: Problem.offline) {
        try await answer(quotes(url, folder, of: carla).quote(q1))
      }
    }
  }

  @Test func `one that is not there says so, and nothing saved stands in for it`() async throws {
    addQuote()
    try await withQuotes { quotes in
      _ = try await answer(quotes.quote(q1))
      fake.removeAll()
      await #expect(throws: Problem.notFound) { try await answer(quotes.quote(q1)) }
    }
  }

  @Test func `one whose professional has made another is withdrawn, as the service says`()
    async throws
  {
    addQuote()
    try await withQuotes { quotes in
      var isReplaced = false
      for try await reading in quotes.quote(q1) where reading.savedAt == nil {
        if isReplaced, reading.value.state == .withdrawn { break }
        guard !isReplaced else { continue }
        isReplaced = true
        while fake.listeners == 0 { await Task.yield() }
        fake.change("r1") { request in
          var first = request.professionals[0]
          first.quote = "withdrawn"
          request.professionals[0].earlier = [first]
          request.professionals[0].quoteID = "q2"
        }
        fake.tellRequest("r1")
      }
      let second = try await answer(quotes.quote(QuoteID(rawValue: "q2")))
      #expect(second.value.state == .offered)
    }
  }

  @Test func `what the service says while one looks is seen at once`() async throws {
    addQuote()
    try await withQuotes { quotes in
      var shown = quotes.quote(q1).makeAsyncIterator()
      while let reading = try await shown.next(), reading.savedAt != nil {}
      while fake.listeners == 0 { await Task.yield() }
      fake.change("r1") {
        $0.state = "assigned"
        $0.professionals[0].quote = "accepted"
      }
      fake.tellRequest("r1")
      while let reading = try await shown.next(), reading.value.state != .accepted {}
    }
  }
}
