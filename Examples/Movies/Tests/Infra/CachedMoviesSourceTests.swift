import Foundation
import GRDB
import Hummingbird
import MoviesInfra
import MoviesModel
import Scripted
import SillarData
import SillarModel
import SillarTesting
import Synchronization
import TestServers
import Testing

/// A service that can be told to fail.
private final class Moody: Sendable {
  private let mood = Mutex<HTTPResponse.Status?>(nil)
  let requests = Log()
  let gate = Gate(isOpen: true)
  let library = Library()

  func fail(with status: HTTPResponse.Status?) { mood.withLock { $0 = status } }

  @Sendable func respond(to request: Request) async throws -> Response {
    requests.add(request.uri.path)
    await gate.pass()
    if let status = mood.withLock({ $0 }) { return json("{}", status: status) }
    return try library.respond(to: request)
  }
}

struct CachedMoviesSourceTests {
  private let clock = TestClock()
  private let service = Moody()

  private func source(_ url: URL, in folder: URL) throws -> CachedMoviesSource {
    CachedMoviesSource(
      remote: RemoteMoviesSource(client: makeClient(url)),
      local: LocalMoviesSource(
        database: try LocalDatabase.movies(in: folder), now: clock.wallClock))
  }

  private func answers<Value>(_ answers: Answers<Value>) async throws -> [Answer<Value>] {
    try await answers.reduce(into: []) { $0.append($1) }
  }

  @Test func `the first start without a service has nothing to show, and says so`() async throws {
    try await withFolder { folder in
      let source = try source(try await refusingURL(), in: folder)
      await #expect(throws: MoviesError.offline) {
        _ = try await source.page(1, of: .popular).last()
      }
      await #expect(throws: MoviesError.offline) {
        _ = try await source.search("dune", page: 1).last()
      }
      await #expect(throws: MoviesError.offline) { _ = try await source.movie(1).last() }
      await #expect(throws: MoviesError.offline) { _ = try await source.videos(of: 1).last() }
    }
  }

  @Test func `what was seen is there without the service, with its age, also after a restart`()
    async throws
  {
    try await withFolder { folder in
      let url = try await withServer(service.respond) { url in
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
        #expect(answer.freshness == .saved(at: then))
        #expect(answer.problem == .offline)
        #expect(!answer.value.movies.isEmpty)
      }
      await #expect(throws: MoviesError.offline) {
        _ = try await restarted.page(3, of: .popular).last()
      }
    }
  }

  @Test(arguments: [HTTPResponse.Status.internalServerError, .tooManyRequests, .unauthorized])
  func `a service that is reached but fails is stood in for the same way`(
    _ status: HTTPResponse.Status
  ) async throws {
    try await withFolder { folder in
      try await withServer(service.respond) { url in
        let source = try source(url, in: folder)
        let live = try await source.page(1, of: .popular).last()
        service.fail(with: status)
        let answer = try await source.page(1, of: .popular).last()
        #expect(answer.value == live.value)
        #expect(answer.freshness == .saved(at: clock.date))
        #expect(answer.problem != nil)
        #expect((answer.problem == .keyRefused) == (status == .unauthorized))
        service.fail(with: nil)
        #expect(try await source.page(1, of: .popular).last().freshness == .live)
      }
    }
  }

  @Test func `a first page that is saved comes at once, and then what is live`() async throws {
    try await withFolder { folder in
      try await withServer(service.respond) { url in
        let source = try source(url, in: folder)
        #expect(try await answers(source.page(1, of: .popular)).map(\.freshness) == [.live])
        #expect(
          try await answers(source.page(1, of: .popular)).map(\.freshness)
            == [.saved(at: clock.date), .live])
        #expect(try await answers(source.page(2, of: .popular)).map(\.freshness) == [.live])
        #expect(try await answers(source.page(2, of: .popular)).map(\.freshness) == [.live])
      }
    }
  }

  @Test func `ten readers of one page make one request`() async throws {
    try await withFolder { folder in
      try await withServer(service.respond) { url in
        let source = try source(url, in: folder)
        service.gate.close()
        let pages = try await withThrowingTaskGroup { group in
          for _ in 0..<10 {
            group.addTask { try await source.page(2, of: .topRated).last().value }
          }
          while service.requests.lines.isEmpty { await Task.yield() }
          for _ in 0..<200 { await Task.yield() }
          service.gate.open()
          return try await group.reduce(into: [MoviePage]()) { $0.append($1) }
        }
        #expect(service.requests.lines == ["/api/3/movie/top_rated"])
        #expect(Set(pages).count == 1)
      }
    }
  }

  @Test func `a film that the service does not know is unknown, although it was seen once`()
    async throws
  {
    try await withFolder { folder in
      try await withServer(service.respond) { url in
        let source = try source(url, in: folder)
        _ = try await source.movie(7).last()
        service.fail(with: .notFound)
        await #expect(throws: MoviesError.unknownMovie(7)) { _ = try await source.movie(7).last() }
      }
    }
  }

  @Test func `a film seen in a list only has a detail made of that`() async throws {
    try await withFolder { folder in
      let url = try await withServer(service.respond) { url in
        _ = try await source(url, in: folder).page(1, of: .popular).last()
        return url
      }
      let answer = try await source(url, in: folder).movie(7).last()
      #expect(answer.value == MovieDetail(movie: service.library.movies[6]))
      #expect(answer.problem == .offline)
    }
  }

  @Test func `a text that was not searched for is searched for in all that was seen`() async throws
  {
    try await withFolder { folder in
      let url = try await withServer(service.respond) { url in
        _ = try await source(url, in: folder).page(1, of: .popular).last()
        return url
      }
      let offline = try source(url, in: folder)
      let found = try await offline.search("ather line 7", page: 1).last()
      #expect(found.value.movies.map(\.id) == [7])
      #expect(found.problem == .offline)
      // Whether the service would have found something, nobody knows.
      await #expect(throws: MoviesError.offline) {
        _ = try await offline.search("dune", page: 1).last()
      }
    }
  }

  @Test func `a saved search does not go on with pages of another order`() async throws {
    try await withFolder { folder in
      let url = try await withServer(service.respond) { url in
        let source = try source(url, in: folder)
        _ = try await source.page(1, of: .popular).last()
        let found = try await source.search("line", page: 1).last()
        #expect(found.value.totalPages == 3)
        return url
      }
      let offline = try source(url, in: folder)
      #expect(try await offline.search("line", page: 1).last().value.movies.count == 20)
      await #expect(throws: MoviesError.offline) {
        _ = try await offline.search("line", page: 2).last()
      }
    }
  }

  @Test func `a text that goes on and on is cut off, and is then the same search`() async throws {
    try await withFolder { folder in
      try await withServer(service.respond) { url in
        let source = try source(url, in: folder)
        let long = String(repeating: "x", count: 200)
        _ = try await source.search(long + "a", page: 1).last()
        service.fail(with: .internalServerError)
        let answer = try await source.search(long + "b", page: 1).last()
        #expect(answer.freshness == .saved(at: clock.date))
      }
    }
  }

  @Test func `old searches are forgotten, lists are not`() async throws {
    try await withFolder { folder in
      let local = LocalMoviesSource(
        database: try LocalDatabase.movies(in: folder), now: clock.wallClock)
      let page = service.library.page(1, of: service.library.movies)
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
      let local = LocalMoviesSource(database: database, now: clock.wallClock) { told.add($0) }
      let movie = service.library.movies[0]
      try await local.save(MovieDetail(movie: movie))
      try await local.save([], of: movie.id)
      try await database.write { try $0.execute(sql: "UPDATE detail SET content = '{'") }
      try await database.write { try $0.execute(sql: "UPDATE videos SET content = '{'") }
      for _ in 1...2 {
        #expect(try await local.savedMovie(movie.id)?.value == MovieDetail(movie: movie))
        #expect(try await local.savedVideos(of: movie.id) == nil)
      }
      #expect(
        told.lines == [
          "A stored row cannot be read and is left out (detail, \(movie.id)): DecodingError",
          "A stored row cannot be read and is left out (videos, \(movie.id)): DecodingError",
        ])
    }
  }

  @Test func `a database that is damaged is put aside, and a new one is begun`() async throws {
    try await withFolder { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let rubbish = Data("rubbish, and enough of it to be looked at".utf8)
      let file = folder.appending(path: "movies-seen.sqlite")
      try rubbish.write(to: file)
      try await withServer(service.respond) { url in
        let page = try await source(url, in: folder).page(1, of: .popular).last()
        #expect(page.freshness == .live)
      }
      #expect(try Data(contentsOf: file.appendingPathExtension("damaged")) == rubbish)
      let local = LocalMoviesSource(database: try LocalDatabase.movies(in: folder))
      #expect(try await local.savedPage(1, of: .popular)?.value.movies.count == 20)
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
