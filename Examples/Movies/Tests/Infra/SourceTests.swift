import Foundation
import Hummingbird
import MoviesInfra
import MoviesModel
import SillarData
import SillarModel
import TestServers
import Testing

/// What every source of films does, whether the service answers, what was saved does, or both.
struct SourceTests {
  enum Kind: CaseIterable {
    case remote, local, cached, cachedWithoutService
  }

  private let library = Library()

  /// Runs a test with a source of a kind that knows, or has seen, the library.
  private func withSource(
    _ kind: Kind, _ library: Library, _ body: (any MoviesSource) async throws -> Void
  ) async throws {
    try await withFolder { folder in
      let local = LocalMoviesSource(database: try LocalDatabase.movies(in: folder))
      func cached(_ url: URL) -> CachedMoviesSource {
        CachedMoviesSource(remote: RemoteMoviesSource(client: makeClient(url)), local: local)
      }
      switch kind {
      case .local:
        try await save(library, to: local)
        try await body(local)
      case .remote, .cached:
        try await withServer {
          try library.respond(to: $0)
        } _: { url in
          try await body(
            kind == .cached ? cached(url) : RemoteMoviesSource(client: makeClient(url)))
        }
      case .cachedWithoutService:
        let url = try await withServer {
          try library.respond(to: $0)
        } _: { url in
          try await see(library, in: cached(url))
          return url
        }
        try await body(cached(url))
      }
    }
  }

  private func save(_ library: Library, to local: LocalMoviesSource) async throws {
    for category in MovieCategory.allCases {
      for number in 1...4 {
        try await local.save(library.page(number, of: library.list(category)), of: category)
      }
    }
    for text in ["at 4", "nothing has this"] {
      try await local.save(library.page(1, of: library.found(text)), searching: text)
    }
    for movie in library.movies {
      if let detail = library.detail(movie.id) { try await local.save(detail) }
      try await local.save(library.videos(movie.id), of: movie.id)
    }
  }

  private func see(_ library: Library, in source: CachedMoviesSource) async throws {
    for category in MovieCategory.allCases {
      for number in 1...4 { _ = try await source.page(number, of: category).last() }
    }
    for text in ["at 4", "nothing has this"] { _ = try await source.search(text, page: 1).last() }
    for movie in library.movies {
      _ = try await source.movie(movie.id).last()
      _ = try await source.videos(of: movie.id).last()
    }
  }

  @Test(arguments: Kind.allCases)
  func `each page of a list has its films in their order, to the last letter and digit`(
    _ kind: Kind
  ) async throws {
    try await withSource(kind, library) { source in
      for category in MovieCategory.allCases {
        for number in 1...3 {
          let page = try await source.page(number, of: category).last().value
          #expect(page == library.page(number, of: library.list(category)))
        }
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `a page beyond the last is empty`(_ kind: Kind) async throws {
    try await withSource(kind, library) { source in
      let page = try await source.page(4, of: .popular).last().value
      #expect(page == MoviePage(number: 4, movies: [], totalPages: 3, totalMovies: 45))
    }
  }

  @Test(arguments: Kind.allCases)
  func `a search finds what the service found, and nothing where it found nothing`(
    _ kind: Kind
  ) async throws {
    try await withSource(kind, library) { source in
      let some = try await source.search("at 4", page: 1).last().value
      #expect(some == library.page(1, of: library.found("at 4")))
      #expect(some.movies.count == 7)
      let none = try await source.search("nothing has this", page: 1).last().value
      #expect(none == MoviePage(number: 1, movies: [], totalPages: 1, totalMovies: 0))
    }
  }

  @Test(arguments: Kind.allCases)
  func `a film has all its details, and its videos`(_ kind: Kind) async throws {
    try await withSource(kind, library) { source in
      for id in [1, 7, 45] as [Movie.ID] {
        let detail = try await source.movie(id).last().value
        #expect(detail == library.detail(id))
        let videos = try await source.videos(of: id).last().value
        #expect(videos == library.videos(id))
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `a film of which little is known is kept like that`(_ kind: Kind) async throws {
    var library = library
    library.movies = [Movie(id: 9, title: "?")]
    try await withSource(kind, library) { source in
      let page = try await source.page(1, of: .popular).last().value
      #expect(page.movies == library.movies)
    }
  }

  @Test(arguments: Kind.allCases)
  func `a film that nobody knows is an error`(_ kind: Kind) async throws {
    try await withSource(kind, library) { source in
      await #expect(throws: MoviesError.self) { _ = try await source.movie(4711).last() }
    }
  }

  @Test(arguments: Kind.allCases)
  func `what is saved says so, and what is live does`(_ kind: Kind) async throws {
    try await withSource(kind, library) { source in
      let answer = try await source.page(1, of: .popular).last()
      switch kind {
      case .remote, .cached:
        #expect(answer.freshness == .live)
        #expect(answer.problem == nil)
      case .local: #expect(answer.freshness != .live)
      case .cachedWithoutService:
        #expect(answer.freshness != .live)
        #expect(answer.problem == .offline)
      }
    }
  }
}
