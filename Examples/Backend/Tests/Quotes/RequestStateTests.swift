import Foundation
import Testing

/// The actions that are allowed in each state of a request.
@Suite(.eachEngine) struct RequestStateTests {
  /// A request by Ana, with an offer by Carla.
  private func offered(
    _ quotes: QuotesServer
  ) async throws -> (ana: Caller, carla: Caller, id: String, quote: String) {
    let (ana, carla) = (try await quotes.caller("ana"), try await quotes.caller("carla"))
    let request = try await ana.create()
    _ = try await carla.apply(to: request.id)
    return (ana, carla, request.id, try await carla.offer(for: request.id).id)
  }

  @Test func `from open to rated`() async throws {
    try await withQuotes { quotes in
      let (ana, carla, id, quote) = try await offered(quotes)
      let diego = try await quotes.caller("diego")
      _ = try await diego.apply(to: id)
      let other = try await diego.offer(for: id)
      try await ana.post("/requests/\(id)/done").expect(409, "request-not-assigned")
      try await ana.post("/requests/\(id)/ratings", .rate).expect(409, "request-not-done")
      let assigned = try await ana.change("/quotes/\(quote)/accept")
      #expect(assigned.state == "assigned")
      #expect(assigned.professionals.map(\.quote?.state) == ["accepted", "declined"])
      try await ana.post("/quotes/\(other.id)/accept").expect(409, "quote-not-open")
      try await ana.post("/quotes/\(quote)/decline").expect(409, "quote-not-open")
      try await ana.send("PATCH", "/requests/\(id)", .edit(2, title: "x")).expect(
        409, "request-not-open")
      try await carla.post("/requests/\(id)/quotes", .quote(.newID)).expect(409, "request-not-open")
      // Professionals who have not applied no longer see the request.
      let elena = try await quotes.caller("elena")
      #expect(try await elena.get("/requests/\(id)").status == 404)
      #expect(try await elena.post("/requests/\(id)/applications").status == 404)
      #expect(try await ana.change("/requests/\(id)/done").state == "done")
      let rated = try await ana.change("/requests/\(id)/ratings", .rate)
      #expect(rated.professionals.map(\.rating) == [.init(stars: 5, text: "Good"), nil])
      try await ana.post("/requests/\(id)/ratings", .rate).expect(409, "already-rated")
      try await ana.post("/requests/\(id)/cancel", .cancel).expect(409, "request-not-open")
      #expect(rated.version == 4)
    }
  }

  @Test func `the contact with each professional is rated once, from when they applied`()
    async throws
  {
    try await withQuotes { quotes in
      let (ana, carla) = (try await quotes.caller("ana"), try await quotes.caller("carla"))
      let id = try await ana.create().id
      let path = "/requests/\(id)/ratings"
      for name in ["carla", "Carla!", "nobody"] {
        try await ana.post(path, .rateContact.replacing("carla", with: name))
          .expect(409, "not-applied")
      }
      let score = try await carla.apply(to: id).professionals.first?.person.rating
      let rated = try await ana.change(path, .rateContact)
      #expect(rated.professionals.map(\.contactRating) == [.init(stars: 2, text: "Slow")])
      #expect(rated.professionals.map(\.rating) == [nil])
      // It is no change of the request.
      #expect(rated.version == 1 && rated.state == "open")
      try await ana.post(path, .rateContact).expect(409, "already-rated")
      // The work is rated as well, and both count.
      _ = try await ana.change("/quotes/\(carla.offer(for: id).id)/accept")
      _ = try await ana.change("/requests/\(id)/done")
      let done = try await ana.change(path, .rate).professionals.first
      #expect(done?.rating == .init(stars: 5, text: "Good"))
      #expect(done?.contactRating == .init(stars: 2, text: "Slow"))
      #expect(done?.person.rating?.count == (score?.count ?? 0) + 2)
      #expect(try await carla.request(id).professionals.first == done)
    }
  }

  @Test
  func `a professional who does not get the work is rated for the contact, also when it is done`()
    async throws
  {
    try await withQuotes { quotes in
      let (ana, _, id, quote) = try await offered(quotes)
      let diego = try await quotes.caller("diego")
      _ = try await diego.apply(to: id)
      _ = try await ana.change("/quotes/\(quote)/accept")
      _ = try await ana.change("/requests/\(id)/done")
      let rate = String.rateContact.replacing("carla", with: "diego")
      let rated = try await ana.change("/requests/\(id)/ratings", rate)
      #expect(rated.professionals.map(\.contactRating?.stars) == [nil, 2])
      #expect(rated.professionals.map(\.rating) == [nil, nil])
      // Others' ratings are the homeowner's alone to see.
      let ben = try await quotes.caller("ben")
      #expect(try await ben.post("/requests/\(id)/ratings", rate).status == 404)
      #expect(try await diego.request(id).professionals.map(\.contactRating?.stars) == [2])
    }
  }

  @Test func `what is cancelled says why, and nothing can be done with it`() async throws {
    try await withQuotes { quotes in
      let (ana, carla, id, quote) = try await offered(quotes)
      let photo = try await quotes.photo(of: "ana")
      let cancelled = try await ana.change("/requests/\(id)/cancel", .cancel)
      #expect(cancelled.cancellation == .init(reason: "other", note: "No more"))
      #expect(try await carla.quote(quote).state == "declined")
      #expect(try await carla.request(id).state == "cancelled")
      try await ana.post("/requests/\(id)/cancel", .cancel).expect(409, "request-not-open")
      try await ana.post("/quotes/\(quote)/accept").expect(409, "quote-not-open")
      try await ana.post("/requests/\(id)/done").expect(409, "request-not-assigned")
      try await ana.post("/requests/\(id)/photos", #"{"photo":"\#(photo)"}"#).expect(
        409, "request-not-open")
    }
  }

  @Test func `an offer holds until the end of its last day`() async throws {
    try await withQuotes { quotes in
      let (ana, carla, id, _) = try await offered(quotes)
      let day = String(quotes.time.now.formatted(.iso8601).prefix(10))
      let quote = try await carla.offer(for: id, validUntil: day)
      #expect(try await ana.quote(quote.id).state == "offered")
      quotes.time.advance(minutes: 24 * 60)
      #expect(try await ana.quote(quote.id).state == "expired")
      try await ana.post("/quotes/\(quote.id)/accept").expect(409, "quote-expired")
      #expect(try await ana.request(id).state == "open")
      let next = try await carla.offer(for: id)
      #expect(try await ana.change("/quotes/\(next.id)/accept").state == "assigned")
      #expect(try await ana.quote(quote.id).state == "expired")
    }
  }

  @Test func `a change to what was changed meanwhile is refused, or overrides it`() async throws {
    try await withQuotes { quotes in
      let (ana, _, id, _) = try await offered(quotes)
      let path = "/requests/\(id)"
      #expect(try await ana.send("PATCH", path, .edit(1, title: "One")).status == 200)
      let late = try await ana.send("PATCH", path, .edit(1, title: "Two"))
      try late.expect(409, "changed-meanwhile")
      let current = try late.decoded(ConflictAnswer.self).current
      #expect(current == (try await ana.request(id)))
      #expect(current.title == "One" && current.version == 2)
      let forced = try await ana.send("PATCH", path, .edit(1, title: "Two", override: true))
      let request = try forced.decoded(WorkRequestAnswer.self)
      #expect(request.title == "Two" && request.version == 3)
      // Members that are left out stay as they are.
      #expect(request.description == "Day and night." && request.place.postcode == "28001")
    }
  }
}
