import Kit
import MoviesInfra
import MoviesModel
import MoviesTesting
import SillarData

extension Implementation {
  /// Tests a source with more than one page of films, in a language as the service names it.
  func movies(
    in language: String = "en-US", _ test: (any MoviesSource) async throws -> Void
  ) async throws {
    switch self {
    case .memory:
      let fake = FakeMovies(spanish: MemoryMovies((1...45).map(spanishFilm)))
      try await test(language == "es-ES" ? fake.spanish : fake.memory)
    case .fakeServer:
      let fake = FakeMovies(spanish: MemoryMovies((1...45).map(spanishFilm)))
      try await Place.with(fake.server) { try await test($0.movies(below: "", in: language)) }
    case .backend:
      try await SharedBackend.with { try await test($0.movies(below: "tmdb", in: language)) }
    }
  }
}

extension Place {
  fileprivate func movies(below path: String, in language: String) throws -> any MoviesSource {
    CachedMoviesSource(
      remote: RemoteMovies(client: client(below: path)),
      local: SavedMovies(database: try LocalDatabase.movies(in: folder)), language: language)
  }
}
