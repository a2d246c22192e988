/// The films that a new backend starts with.
enum MoviesContent {
  /// The day that the content was written on. A film that came out later has no rating yet.
  static let day = "2026-11-21"

  static var films: [FilmContent] {
    let years = [
      filmsBefore1950, filmsOfThe1950s, filmsOfThe1960s, filmsOfThe1970s, filmsOfThe1980s,
      filmsOfThe1990s, filmsOfThe2000s, filmsOfThe2010s, filmsOfThe2020s, upcomingFilms,
    ]
    return years.flatMap { $0 }
  }
}
