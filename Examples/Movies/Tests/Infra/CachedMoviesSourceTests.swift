import Foundation
import Kit
import MoviesInfra
import MoviesModel
import MoviesTesting
import Scripted
import SillarData
import SillarModel
import SillarTesting
import TestServers
import Testing

struct CachedMoviesSourceTests {
  private let clock = TestClock()
  private let service = FakeMovies()

  private func source(_ url: URL, in folder: URL) throws -> CachedMoviesSource {
    CachedMoviesSource(
      remote: RemoteMovies(client: makeClient(url)),
      local: SavedMovies(
        database: try LocalDatabase.movies(in: folder), now: clock.wallClock))
  }

  private func answers<Value>(_ answers: Readings<Value>) async throws -> [Reading<Value>] {
    try await answers.reduce(into: []) { $0.append($1) }
  }

  @Test func `the first start without a service has nothing to show, and says so`() async throws {
    try await withFolder { folder in
      let source = try source(try await refusingURL(), in: folder)
      await #expect(throws: Problem.offline) {
        _ = try await source.page(1, of: .popular).last()
      }
      await #expect(throws: Problem.offline) {
        _ = try await source.search("dune", page: 1).last()
      }
      await #expect(throws: Problem.offline) { _ = try await source.movie(1).last() }
      await #expect(throws: Problem.offline) { _ = try await source.videos(of: 1).last() }
    }
  }

  @Test func `what was seen is there without the service, with its age, also after a restart`()
    async throws
  {
    try await withFolder { folder in
      let url = try await withServer(service.server.respond) { url in
        let source = try source(url, in: folder)
        _ = try await source.page(1, of: .popular).last()
        _ = try await source.page(2, of: .popular).last()
        _ = try await source.search("at 4", page: 1).last()
        return url
      }
      let then = clock.date
      await clock.advance(by: .seconds(300))
      let restarted = try source(url, in: folder)
      for answer in [
        try await restarted.page(1, of: .popular).last(),
        try await restarted.page(2, of: .popular).last(),
        try await restarted.search("  AT  4 ", page: 1).last(),
      ] {
        #expect(answer.savedAt == then)
        #expect(answer.problem == .offline)
        #expect(!answer.value.movies.isEmpty)
      }
      await #expect(throws: Problem.offline) {
        _ = try await restarted.page(3, of: .popular).last()
      }
    }
  }

  @Test func `a first page that is saved comes at once, and then what is live`() async throws {
    try await withFolder { folder in
      try await withServer(service.server.respond) { url in
        let source = try source(url, in: folder)
        #expect(try await answers(source.page(1, of: .popular)).map(\.savedAt) == [nil])
        #expect(
          try await answers(source.page(1, of: .popular)).map(\.savedAt)
            == [clock.date, nil])
        #expect(try await answers(source.page(2, of: .popular)).map(\.savedAt) == [nil])
        #expect(try await answers(source.page(2, of: .popular)).map(\.savedAt) == [nil])
      }
    }
  }

  @Test func `a film that the service does not know is unknown, although it was seen once`()
    async throws
  {
    try await withFolder { folder in
      try await withServer(service.server.respond) { url in
        let source = try source(url, in: folder)
        _ = try await source.movie(7).last()
        service.memory.with { $0.details = [:] }
        await #expect(throws: Problem.notFound) { _ = try await source.movie(7).last() }
      }
    }
  }

  @Test func `a film seen in a list only has a detail made of that`() async throws {
    try await withFolder { folder in
      let url = try await withServer(service.server.respond) { url in
        _ = try await source(url, in: folder).page(1, of: .popular).last()
        return url
      }
      let answer = try await source(url, in: folder).movie(37).last()
      #expect(answer.value == MovieDetail(movie: film(37)))
      #expect(answer.problem == .offline)
    }
  }

  @Test func `a text that was not searched for is searched for in all that was seen`() async throws
  {
    try await withFolder { folder in
      let url = try await withServer(service.server.respond) { url in
        _ = try await source(url, in: folder).page(1, of: .popular).last()
        return url
      }
      let offline = try source(url, in: folder)
      let found = try await offline.search("ather line 37", page: 1).last()
      #expect(found.value.movies.map(\.id) == [37])
      #expect(found.problem == .offline)
      // The results of the service are not known.
      await #expect(throws: Problem.offline) {
        _ = try await offline.search("dune", page: 1).last()
      }
    }
  }

  @Test func `a saved search does not go on with pages of another order`() async throws {
    try await withFolder { folder in
      let url = try await withServer(service.server.respond) { url in
        let source = try source(url, in: folder)
        _ = try await source.page(1, of: .popular).last()
        let found = try await source.search("line", page: 1).last()
        #expect(found.value.totalPages == 3)
        return url
      }
      let offline = try source(url, in: folder)
      #expect(try await offline.search("line", page: 1).last().value.movies.count == 20)
      await #expect(throws: Problem.offline) {
        _ = try await offline.search("line", page: 2).last()
      }
    }
  }

  @Test func `a text that goes on and on is cut off, and is then the same search`() async throws {
    try await withFolder { folder in
      try await withServer(service.server.respond) { url in
        let source = try source(url, in: folder)
        let long = String(repeating: "x", count: 200)
        _ = try await source.search(long + "a", page: 1).last()
        service.server.fail()
        let answer = try await source.search(long + "b", page: 1).last()
        #expect(answer.savedAt == clock.date)
      }
    }
  }

  @Test func `old searches are forgotten, lists are not`() async throws {
    try await withFolder { folder in
      let local = SavedMovies(
        database: try LocalDatabase.movies(in: folder), now: clock.wallClock)
      let page = try await service.memory.page(1, of: .popular).live()
      try await local.save(page, of: .popular)
      for number in 0...1000 {
        clock.jump(by: .seconds(1))
        try await local.save(
          MoviePage(number: 1, movies: [], totalPages: 1, totalMovies: 0),
          searching: "text \(number)")
      }
      #expect(try await local.savedSearch("text 0", page: 1) == nil)
      #expect(try await local.savedSearch("text 1", page: 1) != nil)
      #expect(try await local.savedSearch("text 1000", page: 1) != nil)
      #expect(try await local.savedPage(1, of: .popular)?.value == page)
    }
  }

  @Test func `a detail that cannot be read leaves the film, and is told once`() async throws {
    try await withFolder { folder in
      let told = Log()
      let database = try LocalDatabase.movies(in: folder)
      let local = SavedMovies(database: database, now: clock.wallClock) { told.add($0) }
      let movie = film(1)
      try await local.save(MovieDetail(movie: movie))
      try await local.save([], of: movie.id)
      try await database.write { try $0.execute("UPDATE detail SET content = '{'") }
      try await database.write { try $0.execute("UPDATE videos SET content = '{'") }
      for _ in 1...2 {
        #expect(
          try await local.savedMovie(movie.id)?.value == MovieDetail(movie: movie))
        #expect(try await local.savedVideos(of: movie.id) == nil)
      }
      #expect(
        told.lines == [
          "A stored row cannot be read and is left out (detail, \(movie.id)): DecodingError",
          "A stored row cannot be read and is left out (videos, \(movie.id)): DecodingError",
        ])
    }
  }

  @Test func `a folder where no database can be stops the app at its start, with words`() throws {
    #expect {
      _ = try LocalDatabase.movies(in: URL(filePath: "/dev/null/movies"))
    } throws: { error in
      let words = (error as? DatabaseUnavailable)?.description ?? ""
      return words.contains("/dev/null/movies/movies-seen.sqlite")
        && words.contains("Not a directory")
    }
  }
}
