import Kit
import MoviesInfra
import MoviesModel
import MoviesTesting
import SillarData
import SillarModel
import Testing

/// A conformer of `MoviesSource`: the one in memory, and each of the app's own, over the fake server and over the backend.
struct MoviesConformer: Sendable, CustomTestStringConvertible {
  enum Kind: String, CaseIterable, Sendable { case remote, local, cached }

  static let all = Implementation.allCases.flatMap { implementation in
    (implementation == .memory ? [.cached] : Kind.allCases).map {
      MoviesConformer(implementation: implementation, kind: $0)
    }
  }

  let implementation: Implementation
  let kind: Kind

  var testDescription: String { "\(kind), \(implementation)" }

  /// Tests a source with more than one page of films, in a language as the service names it.
  func movies(
    in language: String = "en-US", _ test: (any MoviesSource) async throws -> Void
  ) async throws {
    let fake = FakeMovies(spanish: MemoryMovies((1...45).map(spanishFilm)))
    switch implementation {
    case .memory: try await test(language == "es-ES" ? fake.spanish : fake.memory)
    case .fakeServer:
      try await Place.with(fake.server) { try await test($0.movies(kind, below: "", in: language)) }
    case .backend:
      try await SharedBackend.with { try await test($0.movies(kind, below: "tmdb", in: language)) }
    }
  }
}

extension Place {
  fileprivate func movies(
    _ kind: MoviesConformer.Kind, below path: String, in language: String
  ) async throws -> any MoviesSource {
    let remote = RemoteMovies(client: client(below: path), language: language)
    let local = SavedMovies(database: try LocalDatabase.movies(in: folder), language: language)
    switch kind {
    case .remote: return remote
    case .cached: return CachedMoviesSource(remote: remote, local: local)
    case .local:
      try await see(CachedMoviesSource(remote: remote, local: local))
      return local
    }
  }

  /// Reads all lists, and the first film of one, so that they are saved.
  private func see(_ source: CachedMoviesSource) async throws {
    for category in MovieCategory.allCases {
      let first = try await source.page(1, of: category).live()
      for number in 1...first.totalPages {
        _ = try await source.page(number + 1, of: category).live()
      }
      guard category == .popular, let film = first.movies.first else { continue }
      _ = try await source.movie(film.id).live()
      _ = try await source.videos(of: film.id).live()
    }
  }
}
