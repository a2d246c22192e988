import Foundation
import Testing

/// Repeated requests, from clients that did not get the response.
@Suite(.eachEngine) struct RequestIdempotencyTests {
  @Test func `every write happens once, however often it comes`() async throws {
    try await withQuotes { quotes in
      let (ana, carla) = (try await quotes.caller("ana"), try await quotes.caller("carla"))
      let photo = try await quotes.photo(of: "ana")
      let (id, first, second) = (String.newID, String.newID, String.newID)
      let path = "/requests/\(id)"
      let script: [(Caller, RouteCall, Int)] = [
        (ana, RouteCall("POST", "/requests", .request(id)), 201),
        (ana, RouteCall("PATCH", path, .edit(1, title: "Two taps")), 200),
        (ana, RouteCall("POST", "\(path)/photos", #"{"photo":"\#(photo)"}"#), 200),
        (carla, RouteCall("POST", "\(path)/applications"), 201),
        (carla, RouteCall("POST", "\(path)/quotes", .quote(first)), 201),
        (ana, RouteCall("POST", "/quotes/\(first)/decline"), 200),
        (carla, RouteCall("POST", "\(path)/quotes", .quote(second)), 201),
        (ana, RouteCall("POST", "/quotes/\(second)/accept"), 200),
        (ana, RouteCall("POST", "\(path)/done"), 200),
        (ana, RouteCall("POST", "\(path)/ratings", .rate), 200),
        // A refusal is stored under its key as well.
        (ana, RouteCall("POST", "\(path)/cancel", .cancel), 409),
      ]
      for (number, (caller, call, status)) in script.enumerated() {
        let answer = try await call.send(by: caller, key: "key-\(number)")
        #expect(answer.status == status, "\(call): \(answer.text)")
        let again = try await call.send(by: caller, key: "key-\(number)")
        #expect(again.status == status && again.body == answer.body, "\(call)")
        #expect(again.headers["content-type"] == answer.headers["content-type"], "\(call)")
      }
      // A late repetition gets the same status, and changes nothing.
      for (number, (caller, call, status)) in script.enumerated() {
        #expect(try await call.send(by: caller, key: "key-\(number)").status == status, "\(call)")
        var other = call
        other.body = #"{"something":"else"}"#
        let reused = try await other.send(by: caller, key: "key-\(number)")
        try reused.expect(422, "idempotency-key-reused", "\(call)")
      }
      let request = try await ana.request(id)
      #expect(request.version == 7 && request.state == "done" && request.photos == [photo])
      #expect(request.professionals.map(\.quote?.id) == [second])
      #expect(request.professionals.first?.person.rating == .init(stars: 5, count: 1))
      #expect(try await carla.quote(first).state == "declined")
      // Each accepted write has sent Ana one event.
      let news = try await quotes.events(of: "ana")
      #expect(news == Array(repeating: #"request {"request":"\#(id)"}"#, count: 10))
    }
  }

  @Test func `twenty at once under one key happen once and are all answered the same`() async throws
  {
    try await withQuotes { quotes in
      let ana = try await quotes.caller("ana")
      let id = String.newID
      let answers = try await withThrowingTaskGroup(of: Answer.self) { group in
        for _ in 0..<20 {
          group.addTask { try await ana.post("/requests", .request(id), key: "k") }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(Set(answers.map(\.status)) == [201])
      #expect(Set(answers.map(\.body)).count == 1)
      #expect(try await ana.list("/requests").items.map(\.id) == [id])
    }
  }

  @Test func `an id names one thing for ever, and the same thing is no other`() async throws {
    try await withQuotes { quotes in
      let (ana, ben) = (try await quotes.caller("ana"), try await quotes.caller("ben"))
      let request = try await ana.create()
      #expect(try await ana.post("/requests", .request(request.id)).status == 201)
      for (caller, body) in [
        (ben, String.request(request.id)), (ana, .request(request.id, title: "Another")),
      ] {
        let answer = try await caller.post("/requests", body)
        try answer.expect(409, "id-taken")
      }
      let carla = try await quotes.caller("carla")
      _ = try await carla.apply(to: request.id)
      let quote = try await carla.offer(for: request.id)
      #expect(try await carla.offer(quote.id, for: request.id) == quote)
      let taken = try await carla.post(
        "/requests/\(request.id)/quotes", .quote(quote.id, price: 1))
      try taken.expect(409, "id-taken")
      #expect(try await carla.quote(quote.id) == quote)
    }
  }

  @Test func `a key is remembered when the backend starts again`() async throws {
    try await withTemporaryFolder { folder in
      var sessions: [NewSessionAnswer] = []
      var answers: [Answer] = []
      let id = String.newID
      for _ in 0..<2 {
        try await withQuotes(in: folder) { quotes in
          let nobody = quotes.caller(token: nil)
          let session: NewSessionAnswer = try await nobody.done(
            nobody.signIn("ana", key: "sign-in"))
          sessions.append(session)
          let ana = quotes.caller(token: session.token)
          answers.append(try await ana.post("/requests", .request(id), key: "create"))
          // A repeated sign-in is the same session, with another token.
          #expect(try await quotes.sessionCount() == 1)
        }
      }
      #expect(sessions[0].account == sessions[1].account)
      #expect(sessions[0].token != sessions[1].token)
      #expect(answers.map(\.status) == [201, 201])
      #expect(answers[0].body == answers[1].body)
    }
  }
}
