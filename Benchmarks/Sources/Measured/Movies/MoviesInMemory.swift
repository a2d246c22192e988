import Foundation
import MoviesDelivery
import MoviesModel
package import Sillar
import SillarModel

/// The Movies app on films in memory; its lists have any number of pages.
package struct MoviesInMemory: App {
  package let flavor: Flavor
  private let source: any MoviesSource

  package init(pages: Int) throws {
    flavor = try Flavor(
      name: "Movies", modules: [MoviesModule.module],
      configuration: Configuration(flavor: "Movies", providers: []))
    let films = FilmMaker()
    source = MemoryMovies(pages: (1...pages).map(films.page))
  }

  package func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    MoviesCoordinator(context, source: source)
  }
}

/// A source that answers from another task, as a service does, but without delay. Each answer copies its films and
/// texts, as if they were just read: windows share no storage.
private struct MemoryMovies: MoviesSource {
  let pages: [[Movie]]

  func page(_ number: Int, of category: MovieCategory) -> Readings<MoviePage> {
    answer {
      MoviePage(
        number: number,
        movies: pages.indices.contains(number - 1) ? pages[number - 1].map(\.copy) : [],
        totalPages: pages.count, totalMovies: pages.reduce(0) { $0 + $1.count })
    }
  }

  // Only the lists are measured.
  func search(_ text: String, page: Int) -> Readings<MoviePage> {
    answer { throw Problem.offline }
  }
  func movie(_ id: Movie.ID) -> Readings<MovieDetail> { answer { throw Problem.offline } }
  func videos(of id: Movie.ID) -> Readings<[Video]> { answer { throw Problem.offline } }

  private func answer<Value: Sendable>(
    _ make: @escaping @Sendable () throws -> Value
  ) -> Readings<Value> {
    Readings { give in give(Reading(try make())) }
  }
}

extension Movie {
  /// A copy of this film that shares no storage with it.
  fileprivate var copy: Movie {
    Movie(
      id: id, title: title.copy, overview: overview.copy, released: released, rating: rating,
      popularity: popularity, language: language?.copy, isAdult: isAdult,
      poster: poster.flatMap { MoviePicture(file: $0.file.copy) },
      backdrop: backdrop.flatMap { MoviePicture(file: $0.file.copy) })
  }
}

extension String {
  fileprivate var copy: String { String(decoding: Array(utf8), as: UTF8.self) }
}
