public import MoviesModel
import SillarData
public import SillarModel

/// The local source: what was never saved is not found, and a search that finds nothing is empty.
extension SavedMovies: MoviesSource {
  public func page(_ number: Int, of category: MovieCategory) -> Readings<MoviePage> {
    readings { try await savedPage(number, of: category) }
  }

  public func search(_ text: String, page number: Int) -> Readings<MoviePage> {
    readings {
      let nothing = MoviePage(number: number, movies: [], totalPages: 1, totalMovies: 0)
      return try await savedSearch(text, page: number) ?? Reading(nothing, savedAt: now())
    }
  }

  public func movie(_ id: Movie.ID) -> Readings<MovieDetail> {
    readings { try await savedMovie(id) }
  }

  public func videos(of id: Movie.ID) -> Readings<[Video]> {
    readings { try await savedVideos(of: id) }
  }

  private func readings<Value: Sendable>(
    _ load: @escaping @Sendable () async throws -> Reading<Value>?
  ) -> Readings<Value> {
    Readings { give in
      guard let saved = try await load() else { throw Problem.notFound }
      give(saved)
    }
  }
}
