import Kit
import MoviesInfra
import MoviesModel
import MoviesTesting
import SillarData

extension Implementation {
  /// Tests a source with more than one page of films.
  func movies(_ test: (any MoviesSource) async throws -> Void) async throws {
    switch self {
    case .memory: try await test(FakeMovies().memory)
    case .fakeServer:
      try await Place.with(FakeMovies().server) { try await test($0.movies(below: "")) }
    case .backend: try await SharedBackend.with { try await test($0.movies(below: "tmdb")) }
    }
  }
}

extension Place {
  fileprivate func movies(below path: String) throws -> any MoviesSource {
    CachedMoviesSource(
      remote: RemoteMovies(client: client(below: path)),
      local: SavedMovies(database: try LocalDatabase.movies(in: folder)), language: "en-US")
  }
}
