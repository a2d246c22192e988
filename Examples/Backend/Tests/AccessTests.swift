import Foundation
import Testing

/// Access to the API: each call that needs a user is tried without a user, as another user, and with ids that do not
/// exist.
@Suite struct AccessTests {
  /// A request by Ana to which Carla has applied with an offer, and all calls about it.
  private func offered(_ quotes: QuotesServer) async throws -> (id: String, calls: [RouteCall]) {
    let (ana, carla) = (try await quotes.caller("ana"), try await quotes.caller("carla"))
    let request = try await ana.create()
    _ = try await carla.apply(to: request.id)
    let quote = try await carla.offer(for: request.id)
    let photo = try await quotes.photo(of: "ana")
    return (request.id, .quotes(request.id, quote.id, photo: photo))
  }

  @Test func `every call has to say for whom it is, and every write has to have a key`()
    async throws
  {
    try await withCommerce { commerce in
      for call in [RouteCall].commerce() {
        let nobody = try await call.send(by: commerce.caller(nil))
        try nobody.expect(401, "session-required", "\(call)")
        guard call.isWrite else { continue }
        let keyless = try await call.send(by: commerce.caller(), key: nil)
        try keyless.expect(400, "idempotency-key-required", "\(call)")
      }
      #expect(try await commerce.stock(of: "pot") == 10)
    }
    try await withQuotes { quotes in
      let (id, calls) = try await offered(quotes)
      let (ana, carla) = (try await quotes.caller("ana"), try await quotes.caller("carla"))
      let before = try await ana.request(id)
      let nobody = quotes.caller(token: nil)
      let tries =
        calls.map { ($0, nobody) }
        + [RouteCall].accounts.map {
          ($0, nobody.at(Caller.accounts))
        }
      for (call, nobody) in tries {
        let nobody = try await call.send(by: nobody)
        try nobody.expect(401, "session-required", "\(call)")
        #expect(nobody.headers["www-authenticate"] == "Bearer", "\(call)")
      }
      for call in calls where call.isWrite {
        let keyless = try await call.send(by: call.role == "professional" ? carla : ana, key: nil)
        try keyless.expect(400, "idempotency-key-required", "\(call)")
      }
      #expect(try await quotes.caller(token: nil).signIn("ana", key: nil).status == 400)
      #expect(try await ana.request(id) == before)
      #expect(try await quotes.files().isEmpty)
    }
  }

  @Test func `what is someone else's is not there, as if it were nothing at all`() async throws {
    try await withCommerce { commerce in
      let (ada, eve) = try await (commerce.caller("ada"), commerce.caller("eve"))
      let order = try await ada.order()
      let payment = try await ada.pay(ada.order("pen").id)
      let transfer = try await ada.transfer(to: "lucia", 5_00)
      let request = try await ada.request(of: "tom", 5_00)
      let calls = [RouteCall].commerce(order.id, payment.id, transfer.id, request.id)
      for missing in [[RouteCall].commerce(), .commerce("x", "x", "x", "x")] {
        try await expectNothing(of: calls, missing, for: eve)
      }
      let card = try await ada.addCard()
      let own = try await eve.order("pen")
      let stolen = try await eve.post(
        "\(Caller.payments)/payments", .payment(own.id, .byCard(card.id)))
      try stolen.expect(422, "unknown-card")
      let orders = try await eve.all("\(Caller.market)/orders", limit: 20, of: OrderAnswer.self)
      #expect(orders.map(\.id) == [own.id])
      let ids = [order.id, payment.id, transfer.id, request.id, card.id]
      for call in calls where call.thing == nil && !call.isWrite && !call.path.hasSuffix("/events")
      {
        let list = try await call.send(by: eve)
        #expect(list.status == 200, "\(call)")
        for id in ids { #expect(!list.text.contains(id), "\(call)") }
      }
      #expect(try await ada.order(id: order.id).state == "awaiting-payment")
    }
    try await withQuotes { quotes in
      let (id, calls) = try await offered(quotes)
      let ana = try await quotes.caller("ana")
      let quote = try #require(try await ana.request(id).professionals.first?.quote)
      let before = try await ana.change("/quotes/\(quote.id)/accept")
      for (name, role) in [
        ("ben", "homeowner"), ("diego", "professional"), ("elena", "professional"),
      ] {
        let stranger = try await quotes.caller(name)
        try await expectNothing(of: calls, .quotes(), for: stranger, role)
        #expect(try await stranger.list("/requests").items.isEmpty)
        for call in calls
        where call.thing == nil && !call.isWrite && [nil, role].contains(call.role)
          && !call.path.hasSuffix("/events")
        {
          let list = try await call.send(by: stranger)
          #expect(list.status == 200 && !list.text.contains(id), "\(call)")
        }
      }
      #expect(try await ana.request(id) == before)
    }
  }

  /// - Parameter missing: the same calls, with ids that do not exist.
  private func expectNothing(
    of calls: [RouteCall], _ missing: [RouteCall], for stranger: Caller, _ role: String? = nil
  ) async throws {
    for (call, missing) in zip(calls, missing) where call.role == nil || call.role == role {
      guard let thing = call.thing else { continue }
      let (answer, nothing) = (
        try await call.send(by: stranger), try await missing.send(by: stranger)
      )
      try answer.expect(404, "unknown-\(thing)", "\(call)")
      try nothing.expect(404, "unknown-\(thing)", "\(missing)")
      #expect(try answer.problem().detail == nothing.problem().detail, "\(call)")
    }
  }

  @Test func `what is for the other role is refused before anything is looked at`() async throws {
    try await withQuotes { quotes in
      let (id, calls) = try await offered(quotes)
      let before = try await quotes.caller("ana").request(id)
      for (name, role) in [("carla", "homeowner"), ("diego", "homeowner"), ("ana", "professional")]
      {
        let caller = try await quotes.caller(name)
        for call in calls where call.role == role {
          try await call.send(by: caller).expect(403, "not-for-your-role", "\(name) \(call)")
        }
      }
      #expect(try await quotes.caller("ana").request(id) == before)
    }
  }

  @Test func `a session that is unknown, has expired or has ended lets nobody in`() async throws {
    try await withQuotes { quotes in
      let ended = try await quotes.caller("ana")
      for _ in 0..<2 { try await ended.signOut() }
      let expired = try await quotes.caller("ana")
      quotes.time.advance(minutes: 14 * 24 * 60)
      let token = try await quotes.token(of: "ana")
      for (reason, caller) in [
        ("ended", ended), ("expired", expired), ("no token", quotes.caller(token: "")),
        ("unknown", quotes.caller(token: String(repeating: "x", count: 43))),
        ("other scheme", quotes.caller(token: "Basic \(token)")),
      ] {
        try await caller.get("/requests").expect(401, "session-required", "\(reason)")
        let written = try await caller.post("/requests", .request(.newID))
        try written.expect(401, "session-required", "\(reason)")
      }
      #expect(try await quotes.caller(token: token).list("/requests").items.isEmpty)
    }
  }

  @Test func `a session that is used lasts fourteen days to the second`() async throws {
    try await withQuotes { quotes in
      let answer = try await quotes.caller(token: nil).signIn("ana")
      let session = try answer.decoded(NewSessionAnswer.self)
      #expect(try Date(session.expires, strategy: .iso8601) == quotes.time.now + 14 * 86_400)
      let ana = quotes.caller(token: session.token).at(Caller.accounts)
      quotes.time.advance(minutes: 5 * 24 * 60)
      #expect(try await ana.get("/sessions/current").status == 200)
      quotes.time.advance(minutes: 5 * 24 * 60)
      #expect(try await ana.get("/sessions/current").status == 200)
      quotes.time.advance(minutes: 4 * 24 * 60 - 1.0 / 60)
      let current = try await ana.get("/sessions/current")
      #expect(try ana.done(current, 200, as: SessionAnswer.self).account == session.account)
      #expect(current.headers["cache-control"] == "no-store")
      quotes.time.advance(minutes: 1.0 / 60)
      #expect(try await ana.get("/sessions/current").status == 401)
    }
  }

  @Test func `a professional sees no other professionals, and none of their quotes`() async throws {
    try await withQuotes { quotes in
      let ana = try await quotes.caller("ana")
      let request = try await ana.create()
      let (carla, diego) = (try await quotes.caller("carla"), try await quotes.caller("diego"))
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

  @Test func `there is no chat with somebody who has not applied, or is nobody`() async throws {
    try await withQuotes { quotes in
      let request = try await quotes.request(appliedTo: ["carla"])
      let ana = try await quotes.caller("ana")
      for path in [
        String.chat(request, "elena"), .chat(request, "ana"), .chat(request, "nobody"),
        "/requests/x/chats/carla",
      ] {
        #expect(try await ana.get("\(path)/messages").status == 404, "\(path)")
      }
    }
  }

  @Test func `nobody gets at a photo by putting its id into a request`() async throws {
    try await withQuotes { quotes in
      let (ana, ben) = (try await quotes.caller("ana"), try await quotes.caller("ben"))
      let photo = try await quotes.photo(of: "ben")
      let created = try await ana.post("/requests", .request(.newID, photos: [photo]))
      try created.expect(404, "unknown-photo")
      let request = try await ana.create()
      let added = try await ana.post(
        "/requests/\(request.id)/photos", #"{"photo":"\#(photo)"}"#)
      try added.expect(404, "unknown-photo")
      #expect(try await ben.create(photos: [photo]).photos == [photo])
    }
  }
}
