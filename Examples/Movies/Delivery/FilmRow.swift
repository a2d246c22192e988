import MoviesModel
import Sillar

/// A film as a row or a card shows it. It is made when it is drawn: a long list does not hold each film twice.
struct FilmRow {
  let id: Movie.ID
  let title: String
  let overview: String
  let year: String?
  let rating: LocalizedText?
  /// The names of the poster, for the list and for the grid.
  let thumbnail: String?
  let poster: String?

  init(_ movie: Movie) {
    id = movie.id
    title = movie.title
    overview = movie.overview
    year = movie.released.map { "\($0.year)" }
    rating = movie.rating?.text(isSample: movie.hasSampleNumbers)
    thumbnail = movie.poster?.name(.thumbnail)
    poster = movie.poster?.name(.poster)
  }

  /// The year and the rating, such as `1999 · 8.2 of 10`; nil when neither is known.
  var yearAndRating: LocalizedText? {
    let known = [year?.localized, rating].compactMap(\.self)
    return known.isEmpty ? nil : .joined(known, separator: " · ")
  }
}
