import Foundation
import Measured
import MoviesInfra
import MoviesModel
import SillarData

/// What the app has saved of many films.
struct AppDatabase {
  let database: LocalDatabase
  let source: SavedMovies
  let file: URL

  /// Saves films as they come in when somebody looks through a list.
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

  /// Returns how many films are on the first page of what is found.
  func search(_ text: String) async throws -> Int {
    try await source.savedSearch(text, page: 1)?.value.movies.count ?? 0
  }
}
