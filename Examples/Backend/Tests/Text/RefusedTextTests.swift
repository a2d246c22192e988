import BackendModel
import Foundation
import Testing

@testable import BackendInfra

/// Every text of every API refuses characters that hide or reorder others.
@Suite struct RefusedTextTests {
  /// The refused characters in JSON, with their names in responses.
  private static let characters = [
    (#"\u0000"#, "U+0000"), (#"\u001b"#, "U+001B"), (#"\u0085"#, "U+0085"), ("\u{7F}", "U+007F"),
    (#"\u202e"#, "U+202E"), (#"\u2066"#, "U+2066"),
  ]

  /// - Parameter calls: the calls, with `¤` for the character, and the place that the response has to name.
  private func expectRefused(
    _ calls: [(caller: Caller, call: RouteCall, pointer: String)],
    _ characters: [(String, String)] = characters
  ) async throws {
    for (json, name) in characters {
      for (caller, call, pointer) in calls {
        var call = call
        call.body.replace("¤", with: json)
        let answer = try await call.send(by: caller)
        try answer.expect(422, "invalid-body", "\(call.body): \(answer.text)")
        let (problem, member) = (try answer.problem(), pointer.replacing("/", with: "."))
        #expect(problem.errors?.map(\.pointer) == ["#/\(pointer)"])
        #expect(problem.detail == "The body's \(member) must not contain \(name).")
      }
    }
  }

  @Test func `a request, an offer, a rating, a message and a sign-in name the member and it`()
    async throws
  {
    try await withQuotes { quotes in
      let (ana, carla) = (try await quotes.caller("ana"), try await quotes.caller("carla"))
      let request = try await ana.create()
      _ = try await carla.apply(to: request.id)
      let (id, path) = (String.newID, "/requests/\(request.id)")
      let chat = "\(path)/chats/carla"
      try await expectRefused([
        (ana, RouteCall("POST", "/requests", .request(id, title: "A¤b")), "title"),
        (ana, RouteCall("POST", "/requests", .request(id, city: "¤Madrid")), "place/city"),
        (
          ana, RouteCall("POST", "/requests", .request(id).replacing("Day", with: "Day¤")),
          "description"
        ),
        (ana, RouteCall("PATCH", path, .edit(1, title: "x¤")), "title"),
        (ana, RouteCall("POST", "\(path)/cancel", .cancel.replacing("No", with: "¤")), "note"),
        (ana, RouteCall("POST", "\(path)/ratings", .rate.replacing("Good", with: "¤")), "text"),
        (
          carla, RouteCall("POST", "\(path)/quotes", .quote(id).replacing("Hours", with: "H¤")),
          "items/0/text"
        ),
        (ana, RouteCall("POST", "\(chat)/messages", .message(id, "a¤b")), "text"),
        (
          quotes.caller(token: nil).at(Caller.accounts),
          RouteCall("POST", "/sessions", .signIn("ana¤", "x")), "email"
        ),
      ])
      // A title has no line breaks and tabs; a description and a message may have them.
      for json in [#"\n"#, #"\t"#, #"\r\n"#] {
        let answer = try await ana.post("/requests", .request(id, title: "one\(json)two"))
        #expect(answer.status == 422, "\(answer.text)")
      }
      let body = String.request(id).replacing("Day and", with: #"Day\r\n\tand"#)
      let made = try await ana.done(ana.post("/requests", body), as: WorkRequestAnswer.self)
      #expect(made.description == "Day\n\tand night.")
      #expect(try await ana.list("/requests").items.count == 2)
      #expect(try await ana.messages(in: chat).items.isEmpty)
      #expect(try await ana.say(#"one\r\n\ttwo"#, in: chat).text == "one\n\ttwo")
    }
  }

  @Test func `money, cards and orders name the member and the character`() async throws {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      let transfers = "\(Caller.wallet)/transfers"
      let note = (ada, RouteCall("POST", transfers, .transfer(to: "lucia", 1, note: "¤")), "note")
      try await expectRefused([
        note, (ada, RouteCall("POST", transfers, .transfer(to: "lucia¤", 1)), "to"),
        (
          ada,
          RouteCall(
            "POST", "\(Caller.wallet)/requests",
            .request(of: "lucia", 1).replacing("please", with: "¤")), "note"
        ),
        (
          ada, RouteCall("POST", "\(Caller.payments)/cards", .card().replacing("Ada", with: "¤")),
          "holder"
        ),
        (ada, RouteCall("POST", "\(Caller.payments)/payments", .payment("ord_¤")), "payable"),
        (ada, RouteCall("POST", "\(Caller.market)/orders", .order("pot¤")), "lines/0/product"),
      ])
      try await expectRefused([note], [(#"\n"#, "U+000A")])
    }
  }

  @Test(arguments: [
    "\u{3164}", "\u{115F}\u{1160}", "\u{200B}", "\u{FEFF}", "\u{E0041}\u{E0042}", "\u{2800}",
    "\u{FE0F}", " \u{200D} ", "\u{FFA0}", "\u{13441}\u{13442}", "\u{1D159}",
  ])
  func `a text of characters that nobody sees is none, and makes no other name`(
    unseen: String
  ) async throws {
    try await withQuotes { quotes in
      let (ana, carla) = (try await quotes.caller("ana"), try await quotes.caller("carla"))
      let request = try await ana.create()
      _ = try await carla.apply(to: request.id)
      let chat = "/requests/\(request.id)/chats/carla"
      for (caller, call) in [
        (ana, RouteCall("POST", "/requests", .request(.newID, title: unseen))),
        (ana, RouteCall("POST", "/requests", .request(.newID, city: unseen))),
        (ana, RouteCall("PATCH", "/requests/\(request.id)", .edit(1, title: unseen))),
        (ana, RouteCall("POST", "\(chat)/messages", .message(.newID, unseen))),
      ] {
        let answer = try await call.send(by: caller)
        #expect(answer.status == 422, "\(call.body): \(answer.text)")
      }
      let answer = try await ana.post(
        "/requests", .request(.newID, title: "Bath\(unseen)", city: "\(unseen)Madrid"))
      let made = try ana.done(answer, as: WorkRequestAnswer.self)
      #expect(made.title.unicodeScalars.elementsEqual("Bath".unicodeScalars))
      #expect(made.place.city.unicodeScalars.elementsEqual("Madrid".unicodeScalars))
    }
    try await withCommerce { commerce in
      let card = String.card().replacing("Ada L", with: unseen)
      let answer = try await commerce.caller().post("\(Caller.payments)/cards", card)
      #expect(answer.status == 422, "\(answer.text)")
    }
  }

  @Test(arguments: [
    "/api/market/v1/products?q=a%00b", "/api/wallet/v1/people?q=%E2%80%AE",
    "/api/tmdb/3/search/movie?query=a%1Bb", "/api/tmdb/3/search/movie?query=one%00one",
    "/api/quotes/v1/requests/open?place=%00",
  ])
  func `a search with such a character is refused`(path: String) async throws {
    let server = try await SharedBackend.server
    let nobody = Caller(server: server, token: nil)
    let session: NewSessionAnswer = try await nobody.done(nobody.signIn("carla"))
    let answer = try await Caller(server: server, base: "", token: session.token).get(path)
    #expect(answer.status == 400, "\(answer.text)")
  }

  @Test func `a film whose title has a NUL is left out, and says why`() async throws {
    try await withFilmStore { store, folder in
      let (summary, rejected) = try await store.importLines(
        [
          line(1, #"Barry Lyndon\u0000..x"#), line(2, #"Two\nlines"#),
          line(3, #"Cafe\u0301"#, #","overview":"O\u0007.\nP.""#),
        ], in: folder)
      #expect(rejected == [.init(number: 1, reason: "its title must not contain U+0000")])
      #expect(summary == .init(added: 2, replaced: 0, rejected: 1))
      #expect(try await store.film(withID: .init(2))?.title == "Two lines")
      let film = try #require(try await store.film(withID: .init(3)))
      #expect(Array(film.title.unicodeScalars) == Array("Caf\u{E9}".unicodeScalars))
      #expect(film.overview == "O.\nP.")
    }
  }
}
