import Foundation
import Kit
import MoviesInfra
import MoviesModel
import MoviesTesting
import SillarData
import SillarModel
import TestServers
import Testing

/// Films are exactly the same as at the service, from whichever source.
struct SourceTests {
  enum Kind: CaseIterable {
    case remote, local, connected, disconnected
  }

  private let service = FakeMovies()

  /// Runs a test with a source of the service's films; those of the local source have been saved before.
  private func withSource(
    _ kind: Kind, of service: FakeMovies, _ body: (any MoviesSource) async throws -> Void
  ) async throws {
    try await withFolder { folder in
      let local = SavedMovies(database: try LocalDatabase.movies(in: folder))
      func source(_ url: URL) -> CachedMoviesSource {
        CachedMoviesSource(remote: RemoteMovies(client: makeClient(url)), local: local)
      }
      let url = try await withServer(service.server.respond) { url in
        switch kind {
        case .remote: try await body(RemoteMovies(client: makeClient(url)))
        case .connected: try await body(source(url))
        case .local, .disconnected: try await see(service, in: source(url))
        }
        return url
      }
      switch kind {
      case .remote, .connected: break
      case .local: try await body(local)
      case .disconnected: try await body(source(url))
      }
    }
  }

  private func see(_ service: FakeMovies, in source: CachedMoviesSource) async throws {
    for category in MovieCategory.allCases {
      for number in 1...4 { _ = try await source.page(number, of: category).last() }
    }
    for text in ["at 4", "nothing has this"] { _ = try await source.search(text, page: 1).last() }
    for id in service.memory.with({ Array($0.details.keys) }) {
      _ = try await source.movie(id).last()
      _ = try await source.videos(of: id).last()
    }
  }

  @Test(arguments: Kind.allCases)
  func `each page of a list has its films in their order, to the last letter and digit`(
    _ kind: Kind
  ) async throws {
    try await withSource(kind, of: service) { source in
      for category in MovieCategory.allCases {
        for number in 1...3 {
          let page = try await source.page(number, of: category).last().value
          #expect(try await page == service.memory.page(number, of: category).live())
        }
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `a page beyond the last is empty`(_ kind: Kind) async throws {
    try await withSource(kind, of: service) { source in
      let page = try await source.page(4, of: .popular).last().value
      #expect(page == MoviePage(number: 4, movies: [], totalPages: 3, totalMovies: 45))
    }
  }

  @Test(arguments: Kind.allCases)
  func `a search finds what the service found, and nothing where it found nothing`(
    _ kind: Kind
  ) async throws {
    try await withSource(kind, of: service) { source in
      let some = try await source.search("at 4", page: 1).last().value
      #expect(try await some == service.memory.search("at 4", page: 1).live())
      #expect(some.movies.count == 7)
      let none = try await source.search("nothing has this", page: 1).last().value
      #expect(none == MoviePage(number: 1, movies: [], totalPages: 1, totalMovies: 0))
    }
  }

  @Test(arguments: Kind.allCases)
  func `a film has all its details, and its videos`(_ kind: Kind) async throws {
    try await withSource(kind, of: service) { source in
      for id in [1, 7, 45] as [Movie.ID] {
        let detail = try await source.movie(id).last().value
        #expect(detail == (try await service.memory.movie(id).live()))
        let videos = try await source.videos(of: id).last().value
        #expect(videos == (try await service.memory.videos(of: id).live()))
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `a film of which little is known is kept like that`(_ kind: Kind) async throws {
    let film = Movie(id: 9, title: "?")
    try await withSource(kind, of: FakeMovies(MemoryMovies([film]))) { source in
      let page = try await source.page(1, of: .popular).last().value
      #expect(page.movies == [film])
    }
  }

  @Test(arguments: Kind.allCases)
  func `a film that nobody knows is an error`(_ kind: Kind) async throws {
    try await withSource(kind, of: service) { source in
      await #expect(throws: Problem.self) { _ = try await source.movie(4711).last() }
    }
  }

  @Test(arguments: Kind.allCases)
  func `what is saved says so, and what is live does`(_ kind: Kind) async throws {
    try await withSource(kind, of: service) { source in
      let answer = try await source.page(1, of: .popular).last()
      #expect((answer.savedAt == nil) == (kind == .remote || kind == .connected))
      #expect(answer.problem == (kind == .disconnected ? .offline : nil))
    }
  }
}
