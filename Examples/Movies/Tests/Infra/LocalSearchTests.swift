import Foundation
import MoviesInfra
import MoviesModel
import SillarData
import SillarModel
import TestServers
import Testing

struct LocalSearchTests {
  private let movies = [
    Movie(id: 1, title: "Dune", overview: "A desert planet.", popularity: 10),
    Movie(id: 2, title: "Dune: Part Two", overview: "More of it.", popularity: 90),
    Movie(id: 3, title: "Lawrence of Arabia", overview: "Dunes, camels, a war.", popularity: 99),
    Movie(id: 4, title: "Amélie", overview: "A waitress in Montmartre."),
    Movie(id: 5, title: "Ελένη", overview: "AND OR NOT near *\"'"),
  ]

  private func search(_ text: String, page: Int = 1) async throws -> [Int]? {
    try await withFolder { folder in
      let source = SavedMovies(database: try LocalDatabase.movies(in: folder))
      try await source.save(
        MoviePage(number: 1, movies: movies, totalPages: 1, totalMovies: 5), of: .popular)
      return try await source.savedSearch(text, page: page)?.value.movies.map(\.id.rawValue)
    }
  }

  @Test func `titles come first, and then what is looked at most`() async throws {
    #expect(try await search("dune") == [2, 1, 3])
  }

  @Test(arguments: [
    ("du", [2, 1, 3]), ("dune two", [2]), ("TWO dune", [2]), ("amelie", [4]), ("AMÉLIE", [4]),
    ("montm wait", [4]), ("ΕΛΈΝΗ", [5]), ("dune:", [2, 1, 3]),
  ])
  func `words may be begun, in any order, with or without accents and capitals`(
    text: String, found: [Int]
  ) async throws {
    #expect(try await search(text) == found)
  }

  @Test(arguments: [
    "\"", "*", "dune\" OR \"x", "title:dune OR", "AND", "NEAR(dune planet)", "';--", "^dune",
    "\u{1F3AC}", "\u{0}", String(repeating: "dune ", count: 2000), "(", "- -",
  ])
  func `nothing that is typed is taken for an order`(text: String) async throws {
    let found = try await search(text)
    #expect(found == nil || found?.isEmpty == false)
  }

  @Test func `what nobody has seen is not known`() async throws {
    #expect(try await search("casablanca") == nil)
    #expect(try await search("   ") == nil)
  }

  @Test func `a film whose title has changed is found by the new one alone`() async throws {
    try await withFolder { folder in
      let source = SavedMovies(database: try LocalDatabase.movies(in: folder))
      for title in ["Untitled project", "Dune"] {
        let movie = Movie(id: 1, title: title)
        try await source.save(
          MoviePage(number: 1, movies: [movie], totalPages: 1, totalMovies: 1), of: .upcoming)
      }
      #expect(try await source.savedSearch("untitled", page: 1) == nil)
      #expect(try await source.savedSearch("dune", page: 1)?.value.movies.count == 1)
    }
  }

  @Test func `a search looks through the films of its language alone`() async throws {
    try await withFolder { folder in
      let source = SavedMovies(database: try LocalDatabase.movies(in: folder))
      for (title, language) in [("The Moon", "en-US"), ("La luna", "es-ES")] {
        let movie = Movie(id: 1, title: title)
        try await source.in(language).save(
          MoviePage(number: 1, movies: [movie], totalPages: 1, totalMovies: 1), of: .upcoming)
      }
      func titles(_ text: String, in language: String) async throws -> [String]? {
        try await source.in(language).savedSearch(text, page: 1)?.value.movies.map(\.title)
      }
      #expect(try await titles("moon", in: "en-US") == ["The Moon"])
      #expect(try await titles("luna", in: "es-ES") == ["La luna"])
      #expect(try await titles("moon", in: "es-ES") == nil)
      #expect(try await titles("luna", in: "en-US") == nil)
    }
  }

  @Test func `many results come in pages, each film once`() async throws {
    try await withFolder { folder in
      let source = SavedMovies(database: try LocalDatabase.movies(in: folder))
      let movies = (1...95).map { Movie(id: Movie.ID(rawValue: $0), title: "Dune \($0)") }
      try await source.save(
        MoviePage(number: 1, movies: movies, totalPages: 1, totalMovies: 95), of: .popular)
      var found: [Movie.ID] = []
      for number in 1...5 {
        let page = try #require(try await source.savedSearch("dune", page: number)).value
        #expect(page.totalMovies == 95)
        #expect(page.totalPages == 5)
        found += page.movies.map(\.id)
      }
      #expect(found.count == 95)
      #expect(Set(found).count == 95)
    }
  }
}
