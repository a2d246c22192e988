import Foundation
import Testing

/// The search of professionals for open requests.
@Suite(.eachEngine) struct RequestSearchTests {
  @Test func `by kind, and by how the city or the postcode begins`() async throws {
    try await withQuotes { quotes in
      let ana = try await quotes.caller("ana")
      _ = try await ana.create(title: "a", city: "Madrid", postcode: "28001")
      _ = try await ana.create(kind: "painting", title: "b", city: "Madrid", postcode: "28013")
      _ = try await ana.create(title: "c", city: "Málaga", postcode: "29001")
      _ = try await ana.create(
        kind: "heating", title: "d", city: "San Sebastián", postcode: "20001")
      let carla = try await quotes.caller("carla")
      for (query, titles) in [
        ("", ["a", "b", "c", "d"]), ("?kind=plumbing", ["a", "c"]), ("?place=madrid", ["a", "b"]),
        ("?place=MAD", ["a", "b"]), ("?place=malaga", ["c"]), ("?place=M%C3%A1", ["a", "b", "c"]),
        ("?place=280", ["a", "b"]), ("?place=28013", ["b"]), ("?place=rid", []), ("?place=13", []),
        ("?place=san+seb", ["d"]), ("?kind=plumbing&place=ma", ["a", "c"]), ("?kind=roofing", []),
        ("?place=%25", []), ("?place=_adrid", []), ("?kind=&place=+", ["a", "b", "c", "d"]),
      ] {
        let found = try await carla.list("/requests/open\(query)").items
        #expect(found.map(\.title).sorted() == titles, "\(query)")
      }
    }
  }

  @Test func `only what is open is found, newest first, part by part`() async throws {
    try await withQuotes { quotes in
      let ana = try await quotes.caller("ana")
      let carla = try await quotes.caller("carla")
      for number in 0..<5 { _ = try await ana.create(title: "\(number)") }
      let gone = try await ana.create(title: "gone")
      _ = try await ana.change("/requests/\(gone.id)/cancel", .cancel)
      let found = try await carla.all("/requests/open", limit: 2, of: WorkRequestAnswer.self)
      #expect(found.map(\.title) == ["4", "3", "2", "1", "0"])
    }
  }

  @Test func `a search that cannot be is refused`() async throws {
    try await withQuotes { quotes in
      let carla = try await quotes.caller("carla")
      try await carla.get("/requests/open?kind=magic").expect(400, "invalid-search")
      for list in ["/requests", "/requests/open"] {
        try await carla.get("\(list)?limit=0").expect(400, "invalid-page")
      }
    }
  }
}
