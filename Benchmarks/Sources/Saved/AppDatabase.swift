import Foundation
import Measured
import MoviesInfra
import MoviesModel
import SillarData
import SillarModel

/// The app's database of many saved films.
struct AppDatabase {
  let database: LocalDatabase
  let source: SavedMovies
  let file: URL

  /// Saves films page by page, as the app does when a user scrolls through a list.
  init(folder: URL, films: Int, by maker: FilmMaker) async throws {
    database = try LocalDatabase.movies(in: folder)
    source = SavedMovies(database: database)
    file = folder.appending(path: "movies-seen.sqlite")
    let pages = films / FilmMaker.pageSize
    for number in 1...pages {
      let page = MoviePage(
        number: number, movies: maker.page(number), totalPages: pages, totalMovies: films)
      try await source.save(page, of: .popular)
    }
  }

  /// Returns the number of films on the first page of results.
  func search(_ text: String) async throws -> Int {
    try await source.savedSearch(text, page: 1)?.value.movies.count ?? 0
  }
}
