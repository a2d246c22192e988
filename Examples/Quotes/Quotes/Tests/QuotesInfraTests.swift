import Foundation
import Kit
import Money
import QuotesInfra
import QuotesModel
import QuotesTesting
import SillarData
import SillarModel
import SillarTesting
import Synchronization
import TestServers
import Testing
import Work
import WorkTesting

@testable import WorkInfra

struct QuotesInfraTests {
  private let fake = FakeQuotes()

  /// The request r-1 with quotes by different professionals.
  private func add(_ quotes: String...) {
    fake.add(
      FakeRequest(
        "r-1",
        professionals: zip(quotes, ["carla", "diego", "elena"]).map { id, person in
          var application = FakeRequest.application(person, quote: "offered")
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
          return application
        }))
  }

  /// The request r-1, to which Carla has applied.
  private func addRequest() {
    fake.add(FakeRequest("r-1", professionals: [FakeRequest.application("carla")]))
  }

  private let clock = TestClock()
  private let id = QuoteID(rawValue: "q-1")

  private func service(_ url: URL, _ folder: URL, tokens: any SessionTokens = OwnNames()) throws
    -> WorkService
  {
    try WorkService(
      apiURL: url.appending(path: "quotes"), dataDirectory: folder, tokens: tokens,
      parts: [QuotesPart()], now: clock.wallClock, logger: quiet)
  }

  private func actions(_ service: WorkService, _ person: Person) -> QuotesActions {
    QuotesInfraFactory(service: service).actions(for: person)
  }

  private func withService(_ body: (WorkService, URL, URL) async throws -> Void) async throws {
    try await withFolder { folder in
      try await withServer(fake.respond) { url in
        try await body(try service(url, folder), url, folder)
      }
    }
  }

  /// Has sent what waits, or is refused.
  private func send(_ service: WorkService, _ person: Person) async throws {
    let running = Task { await service.run() }
    for await _ in service.outbox.changes
    where try await service.outbox.entries(of: person.id.rawValue).allSatisfy({
      $0.state != .waiting
    }) {
      break
    }
    running.cancel()
    await running.value
  }

  private func offer(_ days: Int = 10) throws -> NewOffer {
    try #require(NewOffer(items: items, validUntil: today.adding(days: days)))
  }

  @Test func `a quote is read with all that it says`() async throws {
    add("q-1")
    try await withService { service, _, _ in
      let answer = try await actions(service, ana).quotes.quote(id).last()
      #expect(answer.freshness == .live)
      #expect(answer.value == Quote.sample())
    }
  }

  @Test func `what was seen is there without a connection, after a restart, for whom has seen it`()
    async throws
  {
    add("q-1")
    try await withFolder { folder in
      let url = try await withServer(fake.respond) { url in
        _ = try await actions(try service(url, folder), ana).quotes.quote(id).last()
        return url
      }
      let restarted = try service(url, folder)
      let answer = try await actions(restarted, ana).quotes.quote(id).last()
      #expect(answer.freshness == .saved(at: clock.date))
      #expect(answer.problem == .offline)
      #expect(answer.value == Quote.sample())
      await #expect(throws: QuotesError.offline) {
        try await actions(restarted, carla).quotes.quote(id).last()
      }
    }
  }

  @Test func `one that is not there says so, and nothing saved stands in for it`() async throws {
    add("q-1")
    try await withService { service, _, _ in
      let quotes = actions(service, ana).quotes
      _ = try await quotes.quote(id).last()
      fake.removeAll()
      await #expect(throws: QuotesError.unknownQuote) { try await quotes.quote(id).last() }
      let here = try await quotes.quoteHere(id)
      #expect(here == nil)
    }
  }

  @Test(arguments: [true, false])
  func `an answer shows at once, is marked, and is sent later, also after a restart`(
    _ isAccepting: Bool
  ) async throws {
    add("q-1")
    try await withFolder { folder in
      let url = try await withServer(fake.respond) { url in
        _ = try await actions(try service(url, folder), ana).quotes.quote(id).last()
        return url
      }
      let offline = actions(try service(url, folder), ana)
      let state: Quote.State = isAccepting ? .accepted : .declined
      if isAccepting {
        try await offline.acceptQuote.execute(Quote.sample())
      } else {
        try await offline.declineQuote.execute(Quote.sample())
      }
      let here = try await offline.quotes.quoteHere(id)
      #expect(here?.state == state)
      #expect(here?.unsent?.state == .waiting)
      try await withServer(fake.respond) { url in
        let restarted = try service(url, folder)
        let before = try await actions(restarted, ana).quotes.quote(id).last()
        #expect(before.value.state == state)
        #expect(before.value.unsent?.state == .waiting)
        try await send(restarted, ana)
        let after = try await actions(restarted, ana).quotes.quoteHere(id)
        #expect(after?.state == state)
        #expect(after?.unsent == nil)
        #expect(fake.operations == ["POST quotes/q-1/\(isAccepting ? "accept" : "decline")"])
      }
    }
  }

  @Test(arguments: [
    ("quote-expired", QuoteChange.Refusal.expired), ("quote-not-open", .notOpen),
    ("request-not-open", .requestNotOpen), ("unknown-quote", .unknown), ("new-reason", .other),
  ])
  func `what is refused is not so, says why, and can be taken back`(
    _ kind: String, _ reason: QuoteChange.Refusal
  ) async throws {
    add("q-1")
    try await withService { service, _, _ in
      let actions = actions(service, ana)
      _ = try await actions.quotes.quote(id).last()
      try await actions.acceptQuote.execute(Quote.sample())
      fake.server.refuse(FakeServer.Refusal(kind == "unknown-quote" ? 404 : 409, kind))
      try await send(service, ana)
      let refused = try #require(try await actions.quotes.quoteHere(id))
      #expect(refused.state == .offered)
      #expect(refused.unsent?.state == .refused(reason))
      try await actions.quotes.takeBack(try #require(refused.unsent?.id))
      let after = try await actions.quotes.quoteHere(id)
      #expect(after == Quote.sample())
      #expect(try await service.outbox.entries(of: "ana") == [])
    }
  }

  @Test func `accepting one shows the others as declined at once`() async throws {
    add("q-1", "q-2")
    try await withService { service, _, _ in
      let actions = actions(service, ana)
      _ = try await actions.quotes.quote(id).last()
      _ = try await actions.quotes.quote(QuoteID(rawValue: "q-2")).last()
      try await actions.acceptQuote.execute(Quote.sample())
      let other = try await actions.quotes.quoteHere(QuoteID(rawValue: "q-2"))
      #expect(other?.state == .declined)
      #expect(other?.unsent == nil)
    }
  }

  @Test func `several answers are told apart, whatever becomes of each`() async throws {
    add("q-1", "q-2", "q-3")
    try await withService { service, _, _ in
      let actions = actions(service, ana)
      for id in ["q-1", "q-2", "q-3"] {
        let quote = try await actions.quotes.quote(QuoteID(rawValue: id)).last().value
        try await actions.declineQuote.execute(quote)
      }
      fake.change("r-1") { $0.professionals[1].quote = "expired" }
      try await send(service, ana)
      var unsent: [QuoteChange.State?] = []
      for id in ["q-1", "q-2", "q-3"] {
        unsent.append(
          try await actions.quotes.quoteHere(QuoteID(rawValue: id))?.unsent?.state)
      }
      #expect(unsent == [nil, .refused(.expired), nil])
    }
  }

  @Test func `an offer is made without a connection, sent once, and then it is the service's`()
    async throws
  {
    try await withFolder { folder in
      let url = try await refusingURL()
      let offline = actions(try service(url, folder), carla)
      let id = try await offline.makeOffer.execute(try offer(), for: request)
      let here = try await offline.quotes.quote(id).last()
      #expect(here.value.items == items)
      #expect(here.value.total == euros(196_00))
      #expect(here.value.unsent?.kind == .offered)
      try await withServer(fake.respond) { url in
        let restarted = try service(url, folder)
        addRequest()
        fake.server.lose(.lostAfter)
        try await send(restarted, carla)
        #expect(fake.keys.count == 2)
        #expect(Set(fake.keys).count == 1)
        let after = try await actions(restarted, carla).quotes.quote(id).last()
        #expect(after.freshness == .live)
        #expect(after.value.unsent == nil)
        #expect(try await actions(restarted, carla).quotes.unsentOffer(for: request) == nil)
      }
    }
  }

  @Test func `an offer that was not sent yet is replaced by another, and one is made`() async throws
  {
    try await withService { service, _, _ in
      addRequest()
      let actions = actions(service, carla)
      let first = try await actions.makeOffer.execute(try offer(), for: request)
      let one = try #require(NewOffer(items: [items[0]], validUntil: today))
      let second = try await actions.makeOffer.execute(one, for: request)
      #expect(first == second)
      let here = try await actions.quotes.quoteHere(first)
      #expect(here?.items == [items[0]])
      try await send(service, carla)
      #expect(fake.operations == ["POST requests/r-1/quotes"])
    }
  }

  @Test func `an offer that is refused can be mended, and is sent again`() async throws {
    try await withService { service, _, _ in
      let actions = actions(service, carla)
      fake.add(FakeRequest("r-1"))
      let id = try await actions.makeOffer.execute(try offer(), for: request)
      try await send(service, carla)
      let refused = try #require(try await actions.quotes.unsentOffer(for: request))
      #expect(refused.unsent?.state == .refused(.notApplied))
      fake.removeAll()
      addRequest()
      _ = try await actions.makeOffer.execute(try offer(20), for: request)
      try await send(service, carla)
      #expect(fake.request("r-1")?.professionals.map(\.quoteID) == [id.rawValue])
      #expect(Set(fake.keys).count == 2)
    }
  }

  @Test func `a request shows an offer that is not sent yet, and what was answered`() async throws {
    try await withService { service, _, _ in
      let reader = RequestReader(service: service)
      add("q-1")
      let actions = actions(service, ana)
      let quote = try await actions.quotes.quote(id).last().value
      try await actions.acceptQuote.execute(quote)
      try await send(service, ana)
      let question = RequestQuestion(person: ana.id, subject: .one(request))
      let shown = try #require(try await reader.here(question)?.items.first)
      #expect(shown.shown.worker?.quote?.id == "q-1")
    }
  }

  @Test func `a request that is read while an offer for it is answered is shown with the offer`()
    async throws
  {
    addRequest()
    try await withService { service, _, _ in
      let reader = RequestReader(service: service)
      let question = RequestQuestion(person: carla.id, subject: .one(request))
      _ = try await reader.read(question).last()
      let id = try await actions(service, carla).makeOffer.execute(try offer(), for: request)
      let loaded = try #require(try await reader.store.load(question)).value
      try await send(service, carla)
      let shown = try #require(try await reader.merge(loaded, question).items.first)
      #expect(shown.shown.professionals.map(\.quote?.id) == [id.rawValue])
    }
  }

  @Test func `while nobody is signed in it waits`() async throws {
    add("q-1")
    try await withFolder { folder in
      try await withServer(fake.respond) { url in
        let tokens = Tokens()
        let service = try service(url, folder, tokens: tokens)
        let actions = actions(service, ana)
        _ = try await actions.quotes.quote(id).last()
        tokens.signOut(ana)
        try await actions.acceptQuote.execute(Quote.sample())
        let running = Task { await service.run() }
        while try await service.outbox.entries(of: "ana").first?.attempts != 1 {
          await Task.yield()
        }
        running.cancel()
        await running.value
        #expect(fake.operations == [])
        let restarted = try self.service(url, folder)
        try await send(restarted, ana)
        #expect(fake.operations == ["POST quotes/q-1/accept"])
      }
    }
  }

  @Test func `what was begun is there after a restart, for the one who has begun it`() async throws
  {
    try await withService { service, url, folder in
      var form = goodForm()
      form.validity = .quarter
      try await actions(service, carla).quotes.save(form, for: request)
      let restarted = try self.service(url, folder)
      #expect(try await actions(restarted, carla).quotes.draft(for: request) == form)
      #expect(try await actions(restarted, ana).quotes.draft(for: request) == nil)
      try await actions(restarted, carla).quotes.removeDraft(for: request)
      #expect(try await actions(restarted, carla).quotes.draft(for: request) == nil)
      // What was begun goes when it is made an offer, the first one and the one in its place.
      for days in [10, 20] {
        try await actions(restarted, carla).quotes.save(form, for: request)
        _ = try await actions(restarted, carla).makeOffer.execute(offer(days), for: request)
        #expect(try await actions(restarted, carla).quotes.draft(for: request) == nil)
      }
    }
  }
}

/// Everybody is signed in, until they are not.
private final class Tokens: SessionTokens {
  private let signedOut = Mutex<Set<PersonID>>([])

  func signOut(_ person: Person) { signedOut.withLock { _ = $0.insert(person.id) } }

  func token(of person: PersonID) -> String? {
    signedOut.withLock { $0.contains(person) } ? nil : person.rawValue
  }
  func tokenRefused(_ token: String, of person: PersonID) {}
}
