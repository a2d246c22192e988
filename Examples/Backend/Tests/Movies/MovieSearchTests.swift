import Foundation
import Testing

/// Finding films by title and overview.
@Suite(.eachEngine) struct MovieSearchTests {
  @Test func `case, accents and the ends of words do not matter`() async throws {
    let lines = [line(1, "Amélie Poulain"), line(2, "Other")]
    try await withMovies(lines) { server, _ in
      for query in [
        "Amélie", "amelie", "AMÉLIE", "Ame\u{301}lie", "amel", "poulain AMELIE", "a",
      ] {
        let titles = try await server.titles(matching: query)
        #expect(titles == ["Amélie Poulain"], "\(query)")
      }
    }
  }

  @Test func `every word has to begin a word of a title or the overview`() async throws {
    let lines = [
      line(1, "The Avengers", #","overview":"Heroes gather.","original_title":"Die Rächer""#),
      line(2, "Heroes"),
    ]
    try await withMovies(lines) { server, _ in
      for (query, titles) in [
        ("aveng hero", ["The Avengers"]), ("rach the", ["The Avengers"]), ("vengers", []),
        ("avengers zzz", []), ("heroes", ["Heroes", "The Avengers"]),
      ] {
        let found = try await server.titles(matching: query)
        #expect(found == titles, "\(query)")
      }
    }
  }

  @Test func `the very title comes first, then titles, then overviews, each by popularity`()
    async throws
  {
    let lines = [
      line(1, "Story", #","overview":"He lost her.","popularity":900"#),
      line(2, "Hercules", #","popularity":50"#),
      line(3, "Her", #","popularity":1"#),
      line(4, "Loving Her", #","popularity":60"#),
      line(5, "Tale", #","overview":"Her life.","popularity":950"#),
      line(6, "Elle", #","original_title":"Her Own","popularity":55"#),
      line(8, "Herring", #","popularity":50"#),
    ]
    try await withMovies(lines) { server, _ in
      let titles = try await server.titles(matching: "her")
      #expect(titles == ["Her", "Loving Her", "Elle", "Hercules", "Herring", "Tale", "Story"])
    }
  }

  @Test func `walking over what a search finds meets each film once, in one order`() async throws {
    let lines =
      (1...25).map { line($0, "Love", #","popularity":\#($0)"#) }
      + (26...70).map { line($0, "Lovers \($0)", #","popularity":\#($0 % 7)"#) }
      + (71...130).map { line($0, "Film \($0)", #","overview":"About love.","popularity":\#($0)"#) }
    try await withMovies(lines) { server, _ in
      let movies = try await server.allMovies("search/movie?query=love")
      #expect(movies.count == 130)
      #expect(Set(movies.map(\.id)).count == 130)
      #expect(movies.prefix(20).map(\.id) == Array((6...25).reversed()))
      #expect(movies.dropFirst(70).map(\.id) == Array((71...130).reversed()))
    }
  }

  @Test func `a text without words finds nothing`() async throws {
    try await withMovies([line(1, "One")]) { server, _ in
      for query in [
        "", "?query=", "?query", "?query=%20%20", "?query=%22%22", "?query=%F0%9F%8E%AC",
      ] {
        let page = try await server.movies("search/movie\(query)")
        #expect(page.page == 1)
        #expect(page.results.isEmpty, "\(query)")
        #expect(page.totalPages == 1)
        #expect(page.totalResults == 0)
      }
    }
  }

  @Test func `what means something to SQL or FTS5 means nothing in a search`() async throws {
    try await withMovies([line(1, "One drop of table film")]) { server, _ in
      for (query, matches) in [
        ("\"", false), ("'", false), ("*", false), ("one*", true), ("one\"", true), ("\"one", true),
        ("(one", true), ("one)", true), ("-one", true), ("^one", true), ("one:", true),
        ("{one", true), ("+one", true), ("one'; DROP TABLE film; --", true),
        ("one'; DROP TABLE films", false),
        ("one🎬one", true),
      ] {
        let found = try await server.titles(matching: query)
        #expect(found == (matches ? ["One drop of table film"] : []), "\(query)")
        let after = try await server.titles(matching: "one")
        #expect(after == ["One drop of table film"])
      }
    }
  }

  @Test(arguments: ["one AND two", "one OR two", "one NOT two", "NEAR(one two)", "title:one"])
  func `what FTS5 takes for operators are words`(query: String) async throws {
    let lines = [line(1, "One two"), line(2, query.replacing("\"", with: ""))]
    try await withMovies(lines) { server, _ in
      let titles = try await server.titles(matching: query)
      #expect(titles == [query])
    }
  }

  @Test(arguments: ["x", "x ", "é", "\"", "a b ", "AND "])
  func `a text of 200 characters is answered, one of 10,000 is refused`(part: String) async throws {
    let server = try await SharedBackend.server
    _ = try await server.titles(matching: String(repeating: part, count: 200 / part.count))
    let query = String(repeating: part, count: 10_000 / part.count)
      .addingPercentEncoding(withAllowedCharacters: .alphanumerics)
    let answer = try await server.get("/api/tmdb/3/search/movie?query=\(try #require(query))")
    #expect(answer.status == 400, "\(answer.text)")
    #expect(try await server.get("/api/tmdb/3/movie/popular").status == 200)
  }

  @Test func `a form's plus is a space, and the titles with signs are found`() async throws {
    let lines = [
      line(1, "Star Wars", #","popularity":1"#), line(2, "Wars of a Star", #","popularity":9"#),
      line(3, "WALL·E"), line(4, "Spider-Man"), line(5, "七人の侍"),
    ]
    try await withMovies(lines) { server, _ in
      let page = try await server.movies("search/movie?query=star+wars&page=1")
      #expect(page.results.map(\.id) == [1, 2])
      #expect(try await server.titles(matching: "wall-e") == ["WALL·E"])
      #expect(try await server.titles(matching: "spider man") == ["Spider-Man"])
      #expect(try await server.titles(matching: "七人") == ["七人の侍"])
      #expect(try await server.movies("search/movie?query=%zz%").results.isEmpty)
    }
  }

  @Test func `films for adults are found only when they are asked for`() async throws {
    let lines = [line(1, "One"), line(2, "One", #","adult":true,"popularity":99"#)]
    try await withMovies(lines) { server, _ in
      let one = try await server.movies("search/movie?query=one")
      #expect(one.results.map(\.id) == [1])
      #expect(one.totalResults == 1)
      let both = try await server.movies("search/movie?query=one&include_adult=true")
      #expect(both.results.map(\.id) == [1, 2])
      #expect(both.totalResults == 2)
      let no = try await server.movies("search/movie?query=one&include_adult=false")
      #expect(no.results.map(\.id) == [1])
    }
  }
}
