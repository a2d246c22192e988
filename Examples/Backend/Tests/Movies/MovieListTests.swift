import BackendModel
import Foundation
import Testing

@testable import BackendInfra

/// The lists of popular, top-rated and upcoming films.
@Suite(.eachEngine) struct MovieListTests {
  /// Noon in UTC.
  private func noon(_ day: String) throws -> Date {
    try Date("\(day)T12:00:00Z", strategy: .iso8601)
  }

  @Test func `walking over popular meets every film once, the most popular one first`()
    async throws
  {
    let server = try await SharedBackend.server
    let first = try await server.movies("movie/popular")
    let films = try MoviesContent.bundled.films.films
    #expect(first.totalResults == films.count)
    let movies = try await server.allMovies("movie/popular?language=en-US")
    #expect(Set(movies.map(\.id)) == Set(films.map { Int($0.id.rawValue) }))
    #expect(movies.count == first.totalResults)
    for (one, next) in zip(movies, movies.dropFirst()) {
      #expect((-one.popularity, one.id) < (-next.popularity, next.id))
    }
  }

  @Test func `a film in a list says all that TMDB says, and that its numbers are made up`()
    async throws
  {
    let server = try await SharedBackend.server
    let movies = try await server.allMovies("movie/popular")
    let film = try #require(movies.first { $0.id == 769 })
    #expect(film.title == "GoodFellas")
    #expect(film.originalTitle == "GoodFellas")
    #expect(film.originalLanguage == "en")
    #expect(film.releaseDate == "1990-09-19")
    #expect(film.genreIds == [80, 18])
    #expect(film.posterPath == "/769-poster.svg")
    #expect(film.backdropPath == "/769-backdrop.svg")
    #expect(film.sample == true)
    #expect(movies.allSatisfy { $0.sample == true })
  }

  @Test(arguments: [
    ("es-ES", "Uno de los nuestros"), ("es-AR", "Uno de los nuestros"), ("en-GB", "GoodFellas"),
    ("fr-FR", "GoodFellas"), ("", "GoodFellas"),
  ])
  func `a film has the texts of the language that is asked for`(
    language: String, title: String
  ) async throws {
    let server = try await SharedBackend.server
    let movies = try await server.allMovies("movie/popular?language=\(language)")
    let film = try #require(movies.first { $0.id == 769 })
    #expect(film.title == title && film.originalTitle == "GoodFellas")
    let isSpanish = language.hasPrefix("es")
    #expect(film.overview.hasPrefix(isSpanish ? "Henry Hill, colegial" : "Henry Hill, a"))
    for text in ["Uno de los nuestros", "GoodFellas", "colegial brooklyn", "schoolboy"] {
      #expect(
        try await server.titles(matching: text, more: "&language=\(language)").first == title,
        "\(text)")
    }
    let detail = try await server.get("/api/tmdb/3/movie/769?language=\(language)")
      .decoded(MovieDetailAnswer.self)
    #expect(detail.title == title)
    #expect(detail.genres.map(\.name) == [isSpanish ? "Crimen" : "Crime", "Drama"])
    let videos = try await server.get("/api/tmdb/3/movie/769/videos?language=\(language)")
      .decoded(VideoListAnswer.self)
    #expect(videos.results.map(\.name) == ["\(title): Teaser"])
    #expect(videos.results.map(\.iso6391) == [isSpanish ? "es" : "en"])
  }

  @Test func `an imported film does not say that it is a sample, and null where TMDB says null`()
    async throws
  {
    try await withMovies([line(5, "Five")]) { server, _ in
      let text = try await server.get("/api/tmdb/3/movie/popular").text
      #expect(!text.contains("sample"))
      #expect(text.contains(#""poster_path":null"#))
      #expect(text.contains(#""backdrop_path":null"#))
      #expect(text.contains(#""release_date":"""#))
    }
  }

  @Test func `top rated has the films that 200 people have voted on, the best first`() async throws
  {
    let lines = [
      line(1, "Loved", #","vote_average":9.9,"vote_count":199"#),
      line(3, "Good", #","vote_average":8,"vote_count":200"#),
      line(2, "As good", #","vote_average":8,"vote_count":5000"#),
      line(4, "Better", #","vote_average":8.1,"vote_count":300"#),
    ]
    try await withMovies(lines) { server, _ in
      let page = try await server.movies("movie/top_rated")
      #expect(page.results.map(\.id) == [4, 2, 3])
      #expect(page.totalResults == 3)
    }
  }

  @Test func `upcoming begins 28 days ago and says so`() async throws {
    let days = ["2026-11-23", "2026-11-22", "2027-05-01", "2026-11-21", "1999-01-01", "2027-05-01"]
    let lines = days.enumerated().map { line($0 + 1, "Film", #","release_date":"\#($1)""#) }
    try await withMovies(lines, now: try noon("2026-12-20")) { server, _ in
      let page = try await server.movies("movie/upcoming")
      #expect(page.results.map(\.id) == [2, 1, 3, 6])
      #expect(page.dates == .init(minimum: "2026-11-22", maximum: "2027-05-01"))
      #expect(page.totalResults == 4)
    }
    try await withMovies(lines, now: try noon("2030-01-01")) { server, _ in
      let page = try await server.movies("movie/upcoming")
      #expect(page.results.isEmpty)
      #expect(page.totalPages == 1)
      #expect(page.dates == .init(minimum: "2029-12-04", maximum: "2029-12-04"))
    }
  }

  @Test(arguments: ["movie/popular", "movie/top_rated", "movie/upcoming", "search/movie?query=a"])
  func `a page beyond the last has no films and the right totals`(path: String) async throws {
    let server = try await SharedBackend.server
    let first = try await server.movies(path)
    let far = try await server.movies("\(path)\(path.contains("?") ? "&" : "?")page=500")
    #expect(far.page == 500)
    #expect(far.results.isEmpty)
    #expect(far.totalPages == first.totalPages)
    #expect(far.totalResults == first.totalResults)
  }

  @Test func `films for adults are in no list`() async throws {
    let members = #","vote_count":900,"release_date":"2027-01-01""#
    let lines = [line(1, "One", members), line(2, "Two", members + #","adult":true"#)]
    try await withMovies(lines) { server, _ in
      for list in ["popular", "top_rated", "upcoming"] {
        let page = try await server.movies("movie/\(list)")
        #expect(page.results.map(\.id) == [1], "\(list)")
        #expect(page.totalResults == 1, "\(list)")
      }
    }
  }

  @Test func `of more films than 500 pages hold, 500 pages can be had`() async throws {
    let lines = (1...10_050).map { line($0, "Film \($0)") }
    try await withMovies(lines) { server, _ in
      let page = try await server.movies("movie/popular?page=500")
      #expect(page.totalPages == 500)
      #expect(page.totalResults == 10_050)
      #expect(page.results.map(\.id) == Array(9981...10_000))
      let search = try await server.movies("search/movie?query=film&page=500")
      #expect(search.totalPages == 500)
      #expect(search.totalResults == 10_000)
      #expect(search.results.map(\.id) == Array(9981...10_000))
    }
  }
}
