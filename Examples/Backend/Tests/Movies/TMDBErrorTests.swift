import BackendDelivery
import BackendModel
import Foundation
import Hummingbird
import TestServers
import Testing

/// Each error that a client of the movies API can cause, in TMDB's format.
@Suite struct TMDBErrorTests {
  @Test(arguments: [
    "", "/3/movie/0", "/3/movie/x", "/3/movie/99999999999999999999", "/3/movie/1/videos",
    "/3/tv/popular", "/t/p/w93/769-poster.svg", "/t/p/W92/769-poster.svg",
    "/t/p/w92/1-poster.svg", "/t/p/w92/769-poster.png", "/t/p/w92/769-cover.svg",
    "/t/p/w92/0769-poster.svg", "/t/p/w92/..%2F..%2Fmovies.sqlite",
    "/t/p/w92/99999999999999999999-poster.svg", "/t/p/w92/%00",
  ])
  func `what is not there is a 404 with code 34`(path: String) async throws {
    let server = try await SharedBackend.server
    let answer = try await server.get("/api/tmdb\(path)")
    #expect(answer.status == 404)
    #expect(answer.headers["content-type"] == "application/json; charset=utf-8")
    #expect(answer.headers["x-content-type-options"] == "nosniff")
    #expect(try answer.decoded(TMDBErrorAnswer.self) == .notFound)
    let head = try await server.send("HEAD", "/api/tmdb\(path)")
    #expect(head.status == 404)
    #expect(head.body.isEmpty)
  }

  @Test(
    arguments: ["movie/popular?", "movie/top_rated?", "movie/upcoming?", "search/movie?query=a&"])
  func `a page that cannot be is a 400 with code 22`(path: String) async throws {
    let server = try await SharedBackend.server
    for page in ["0", "501", "-1", "x", "1.5", "", "%31%20", "99999999999999999999"] {
      let answer = try await server.get("/api/tmdb/3/\(path)page=\(page)")
      #expect(answer.status == 400, "\(page)")
      #expect(
        try answer.decoded(TMDBErrorAnswer.self)
          == TMDBErrorAnswer(
            success: false, statusCode: 22,
            statusMessage:
              "Invalid page: Pages start at 1 and max at 500. They are expected to be an integer."
          ), "\(page)")
    }
  }

  @Test func `a method that does not work says which would`() async throws {
    let answer = try await SharedBackend.server.send("POST", "/api/tmdb/3/movie/5")
    #expect(answer.status == 405)
    #expect(answer.headers["allow"] == "GET, HEAD")
    #expect(try answer.decoded(TMDBErrorAnswer.self).statusCode == 42)
  }

  @Test func `a mistake of ours is a 500 that gives nothing away and is in the log`() async throws {
    struct Broken: FindFilm, ListFilms, SearchFilms, FindFilmPicture {
      struct Failure: Error { let secret = "hunter2" }
      func execute(id: Film.ID) async throws -> Film? { throw Failure() }
      func execute(_ list: FilmList, page: PageNumber) async throws -> FilmPage { throw Failure() }
      func execute(text: String, includesAdult: Bool, page: PageNumber) async throws -> FilmPage {
        throw Failure()
      }
      func execute(file: String) async throws -> Picture? { throw Failure() }
    }
    let router = Router()
    MoviesAPI(
      listFilms: Broken(), searchFilms: Broken(), findFilm: Broken(), findPicture: Broken()
    ).addRoutes(to: router, prefix: "/api", paying: Unlimited())
    let log = Seen<String>()
    try await withServer(router, logger: log.logger()) { server in
      let answer = try await server.get("/api/tmdb/3/movie/popular")
      #expect(answer.status == 500)
      #expect(try answer.decoded(TMDBErrorAnswer.self).statusCode == 11)
      #expect(!answer.text.contains("hunter2"))
    }
    #expect(log.all.contains { $0.contains("hunter2") })
  }
}
