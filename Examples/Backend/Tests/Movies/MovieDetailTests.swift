import Foundation
import Testing

@testable import BackendInfra

/// The details of a film, and its videos.
@Suite struct MovieDetailTests {
  private let now = Date(timeIntervalSince1970: 1_795_219_200)

  @Test func `a film that comes along says all that is known about it`() async throws {
    let server = try await SharedBackend.server
    let answer = try await server.get("/api/tmdb/3/movie/769")
    #expect(answer.headers["content-type"] == "application/json; charset=utf-8")
    let film = try answer.decoded(MovieDetailAnswer.self)
    #expect(film.id == 769)
    #expect(film.title == "GoodFellas")
    #expect(film.genres == [.init(id: 80, name: "Crime"), .init(id: 18, name: "Drama")])
    #expect(film.runtime == 145)
    #expect(film.status == "Released")
    #expect(film.tagline == "")
    #expect(film.homepage == "")
    #expect(film.imdbId == nil)
    #expect(
      film.spokenLanguages == [.init(iso6391: "en", englishName: "English", name: "English")])
    #expect(film.sample == true)
    #expect(film.credits == nil)
    #expect(film.videos == nil)
    #expect(answer.text.contains(#""imdb_id":null"#))
    #expect(!answer.text.contains("genre_ids"))
  }

  @Test func `credits and videos come along when they are asked for`() async throws {
    let server = try await SharedBackend.server
    let path = "/api/tmdb/3/movie/769"
    let credits = try await server.get("\(path)?append_to_response=credits")
      .decoded(MovieDetailAnswer.self)
    #expect(
      credits.credits
        == .init(cast: [], crew: [.init(name: "Martin Scorsese", job: "Director")]))
    #expect(credits.videos == nil)
    let both = try await server.get("\(path)?append_to_response=credits,videos,else")
      .decoded(MovieDetailAnswer.self)
    #expect(both.credits == credits.credits)
    #expect(both.videos?.results.map(\.key) == ["769-teaser"])
    #expect(both.videos?.id == nil)
  }

  @Test func `a film that comes along has a teaser`() async throws {
    let server = try await SharedBackend.server
    let videos = try await server.get("/api/tmdb/3/movie/769/videos")
      .decoded(VideoListAnswer.self)
    let teaser = VideoListAnswer.Video(
      id: "769-teaser", key: "769-teaser", name: "GoodFellas: Teaser", site: "Sillar",
      type: "Teaser", size: 1080, official: true, publishedAt: "2026-11-21T00:00:00.000Z",
      iso6391: "en", iso31661: "US")
    #expect(videos == VideoListAnswer(id: 769, results: [teaser]))
    #expect(try await server.get("/api/tmdb/t/p/original/769-teaser.svg").status == 200)
  }

  @Test func `an imported film has no videos and is no sample`() async throws {
    let members = """
      ,"runtime":90,"tagline":"So?","homepage":"https://example.com","imdb_id":"tt1","status":"Rumored",\
      "original_language":"xx","genres":[{"id":28,"name":"Action"},{"id":4,"name":"Four"}],\
      "credits":{"crew":[{"job":"Director","name":"A B"},{"job":"Editor","name":"C"}]}
      """
    try await withMovies([line(5, "Five", members)], now: now) { server, _ in
      let film = try await server.get("/api/tmdb/3/movie/5?append_to_response=credits")
        .decoded(MovieDetailAnswer.self)
      #expect(film.genres == [.init(id: 28, name: "Action"), .init(id: 4, name: "Four")])
      #expect(film.runtime == 90)
      #expect(film.status == "Rumored")
      #expect(film.tagline == "So?")
      #expect(film.homepage == "https://example.com")
      #expect(film.imdbId == "tt1")
      #expect(
        film.spokenLanguages == [.init(iso6391: "xx", englishName: "xx", name: "xx")])
      #expect(film.credits?.crew == [.init(name: "A B", job: "Director")])
      #expect(film.sample == nil)
      let videos = try await server.get("/api/tmdb/3/movie/5/videos").decoded(VideoListAnswer.self)
      #expect(videos == VideoListAnswer(id: 5, results: []))
    }
  }

  @Test(arguments: [
    ("2026-11-21", "Released"), ("2026-11-22", "In Production"), ("", "Planned"),
  ])
  func `the day of its release says how far a film is`(day: String, status: String) async throws {
    try await withMovies([line(5, "Five", #","release_date":"\#(day)""#)], now: now) { server, _ in
      let film = try await server.get("/api/tmdb/3/movie/5").decoded(MovieDetailAnswer.self)
      #expect(film.status == status)
      #expect(film.runtime == 0)
      #expect(film.spokenLanguages == [])
    }
  }
}
