import BackendModel
import Foundation
import Testing

@testable import BackendInfra

/// A character that hides or reorders others is refused in every text of every API.
@Suite struct RefusedTextTests {
  /// As JSON writes them, with what an answer calls them.
  private static let characters = [
    (#"\u0000"#, "U+0000"), (#"\u001b"#, "U+001B"), (#"\u0085"#, "U+0085"), ("\u{7F}", "U+007F"),
    (#"\u202e"#, "U+202E"), (#"\u2066"#, "U+2066"),
  ]

  private func expectRefused(
    _ answer: Answer, _ pointer: String, _ character: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(answer.status == 422, "\(pointer): \(answer.text)", sourceLocation: sourceLocation)
    let problem = try answer.problem(sourceLocation: sourceLocation)
    #expect(problem.type == "tag:sillar.example,2026:invalid-body")
    #expect(problem.errors?.map(\.pointer) == ["#/\(pointer)"])
    let member = pointer.replacing("/", with: ".")
    #expect(problem.detail == "The body's \(member) must not contain \(character).")
  }

  @Test func `a request, an offer, a rating and a sign-in name the member and the character`()
    async throws
  {
    try await withQuotes { quotes in
      let (ana, carla) = (try await quotes.caller("ana"), try await quotes.caller("carla"))
      let request = try await ana.create()
      _ = try await carla.apply(to: request.id)
      let (id, path) = (QuotesCaller.newID(), "/requests/\(request.id)")
      for (json, name) in Self.characters {
        for (pointer, body) in [
          ("title", String.request(id, title: "A\(json)b")),
          ("place/city", .request(id, city: "\(json)Madrid")),
          ("description", .request(id).replacing("Day", with: "Day\(json)")),
        ] {
          try expectRefused(try await ana.post("/requests", body), pointer, name)
        }
        try expectRefused(
          try await ana.send("PATCH", path, .edit(1, title: "x\(json)")), "title", name)
        try expectRefused(
          try await ana.post("\(path)/cancel", .cancel.replacing("No", with: json)), "note", name)
        try expectRefused(
          try await ana.post("\(path)/ratings", .rate.replacing("Good", with: json)), "text", name)
        try expectRefused(
          try await carla.post("\(path)/quotes", .quote(id).replacing("Hours", with: "H\(json)")),
          "items/0/text", name)
        try expectRefused(
          try await quotes.caller(token: nil).post("/sessions", .signIn("ana\(json)", "x")),
          "email", name)
      }
      // One line has no others; a description has.
      for json in [#"\n"#, #"\t"#, #"\r\n"#] {
        let answer = try await ana.post("/requests", .request(id, title: "one\(json)two"))
        #expect(answer.status == 422, "\(answer.text)")
      }
      let body = String.request(id).replacing("Day and", with: #"Day\r\n\tand"#)
      let made = try await ana.post("/requests", body)
      #expect(try made.decoded(WorkRequestAnswer.self).description == "Day\n\tand night.")
      #expect(try await ana.list("/requests").items.count == 2)
    }
  }

  @Test func `a chat message names the member and the character`() async throws {
    try await withLive { live in
      let chat = String.chat(try await live.request(appliedTo: ["carla"]), "carla")
      let ana = try await live.caller("ana")
      for (json, name) in Self.characters {
        let answer = try await ana.post("\(chat)/messages", .message(.newID, "a\(json)b"))
        try expectRefused(answer, "text", name)
      }
      #expect(try await ana.messages(in: chat).items.isEmpty)
      #expect(try await ana.say(#"one\r\n\ttwo"#, in: chat).text == "one\n\ttwo")
    }
  }

  @Test func `money, cards and orders name the member and the character`() async throws {
    try await withCommerce { commerce in
      let ada = commerce.caller()
      for (json, name) in Self.characters {
        for (path, body, pointer) in [
          ("\(Caller.wallet)/transfers", String.transfer(to: "lucia", 1, note: json), "note"),
          ("\(Caller.wallet)/transfers", .transfer(to: "lucia\(json)", 1), "to"),
          (
            "\(Caller.wallet)/requests", .request(of: "lucia", 1).replacing("please", with: json),
            "note"
          ),
          ("\(Caller.payments)/cards", .card().replacing("Ada", with: json), "holder"),
          ("\(Caller.payments)/payments", .payment("ord_\(json)"), "payable"),
          ("\(Caller.market)/orders", .order("pot\(json)"), "lines/0/product"),
        ] {
          try expectRefused(try await ada.post(path, body), pointer, name)
        }
      }
      let lines = try await ada.post(
        "\(Caller.wallet)/transfers", .transfer(to: "lucia", 1, note: #"one\ntwo"#))
      try expectRefused(lines, "note", "U+000A")
    }
  }

  @Test(arguments: [
    "/api/market/v1/products?q=a%00b", "/api/wallet/v1/people?q=%E2%80%AE",
    "/api/tmdb/3/search/movie?query=a%1Bb", "/api/tmdb/3/search/movie?query=one%00one",
    "/api/quotes/v1/requests/open?place=%00",
  ])
  func `a search with such a character is refused`(path: String) async throws {
    let server = try await SharedBackend.server
    let answer = try await server.get(path, headers: [("Customer-ID", "ada")])
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
