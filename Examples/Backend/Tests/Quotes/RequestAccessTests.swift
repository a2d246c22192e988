import Foundation
import Testing

/// Who may see and do what, for every call there is.
@Suite struct RequestAccessTests {
  /// A request by Ana that Carla does, and all calls about it.
  private func calls(_ quotes: QuotesServer) async throws -> (String, [RouteCall]) {
    let ana = try await quotes.caller("ana")
    let carla = try await quotes.caller("carla")
    let photo = try await quotes.photo(of: "ana")
    let request = try await ana.create()
    _ = try await carla.apply(to: request.id)
    let quote = try await carla.offer(for: request.id)
    _ = try await ana.change("/quotes/\(quote.id)/accept")
    return (request.id, QuotesCalls.all(request: request.id, quote: quote.id, photo: photo))
  }

  @Test(arguments: ["ben", "diego", "elena"])
  func `what is someone else's is not there, as if it were nothing at all`(
    name: String
  ) async throws {
    try await withQuotes { quotes in
      let (request, calls) = try await calls(quotes)
      let ana = try await quotes.caller("ana")
      let before = try await ana.request(request)
      let stranger = try await quotes.caller(name)
      let role = name == "ben" ? "homeowner" : "professional"
      let nothing = QuotesCalls.all(
        request: QuotesCaller.newID(), quote: QuotesCaller.newID(), photo: QuotesCaller.newID())
      for (call, missing) in zip(calls, nothing) where call.role == nil || call.role == role {
        guard let thing = call.thing else { continue }
        let answer = try await call.send(by: stranger)
        #expect(answer.status == 404, "\(call)")
        let problem = try answer.problem()
        #expect(problem.type == "tag:sillar.example,2026:unknown-\(thing)", "\(call)")
        let other = try await missing.send(by: stranger).problem()
        #expect(problem.detail == other.detail && problem.type == other.type, "\(call)")
      }
      #expect(try await ana.request(request) == before)
      #expect(try await stranger.list("/requests").items.isEmpty)
    }
  }

  @Test func `what is for the other role is refused before anything is looked at`() async throws {
    try await withQuotes { quotes in
      let (request, calls) = try await calls(quotes)
      let before = try await quotes.caller("ana").request(request)
      for (name, role) in [("carla", "homeowner"), ("diego", "homeowner"), ("ana", "professional")]
      {
        let caller = try await quotes.caller(name)
        for call in calls where call.role == role {
          let answer = try await call.send(by: caller)
          #expect(answer.status == 403, "\(name) \(call)")
          #expect(
            try answer.problem().type == "tag:sillar.example,2026:not-for-your-role", "\(call)")
        }
      }
      #expect(try await quotes.caller("ana").request(request) == before)
    }
  }

  @Test(arguments: [nil, "", "a b", String(repeating: "x", count: 129)])
  func `every write has to have a key`(key: String?) async throws {
    try await withQuotes { quotes in
      let (request, calls) = try await calls(quotes)
      let before = try await quotes.caller("ana").request(request)
      for call in calls where call.isWrite {
        let caller = try await quotes.caller(call.role == "homeowner" ? "ana" : "carla")
        let answer = try await call.send(by: caller, key: key)
        #expect(answer.status == 400, "\(call)")
        #expect(
          try answer.problem().type == "tag:sillar.example,2026:idempotency-key-required",
          "\(call)")
      }
      let signIn = try await quotes.caller(token: nil).signIn("ana", key: key)
      #expect(signIn.status == 400)
      #expect(try await quotes.caller("ana").request(request) == before)
    }
  }

  @Test func `a professional sees no other professionals, and none of their quotes`() async throws {
    try await withQuotes { quotes in
      let ana = try await quotes.caller("ana")
      let request = try await ana.create()
      let carla = try await quotes.caller("carla")
      let diego = try await quotes.caller("diego")
      _ = try await carla.apply(to: request.id)
      _ = try await diego.apply(to: request.id)
      let quote = try await carla.offer(for: request.id)
      let seen = try await diego.request(request.id)
      #expect(seen.professionals.map(\.person.id) == ["diego"])
      #expect(seen.freePlaces == 2)
      #expect(try await diego.get("/quotes/\(quote.id)").status == 404)
      #expect(try await diego.get("/requests/\(request.id)").text.contains("carla") == false)
      #expect(try await quotes.caller("elena").request(request.id).professionals.isEmpty)
      let owned = try await ana.request(request.id)
      #expect(owned.professionals.map(\.person.id) == ["carla", "diego"])
      #expect(owned.professionals.map(\.quote?.id) == [quote.id, nil])
    }
  }

  @Test func `nobody gets at a photo by putting its id into a request`() async throws {
    try await withQuotes { quotes in
      let (ana, ben) = (try await quotes.caller("ana"), try await quotes.caller("ben"))
      let photo = try await quotes.photo(of: "ben")
      let id = QuotesCaller.newID()
      let created = try await ana.post("/requests", .request(id, photos: [photo]))
      #expect(created.status == 404)
      #expect(try created.problem().type == "tag:sillar.example,2026:unknown-photo")
      let request = try await ana.create()
      let added = try await ana.post(
        "/requests/\(request.id)/photos", #"{"photo":"\#(photo)"}"#)
      #expect(try added.problem().type == "tag:sillar.example,2026:unknown-photo")
      #expect(try await ben.create(photos: [photo]).photos == [photo])
    }
  }
}
