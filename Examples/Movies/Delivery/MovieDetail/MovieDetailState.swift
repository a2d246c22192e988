import MoviesModel

struct MovieDetailState: Equatable, Sendable {
  let movie: Loadable<MovieDetail>
  /// Whether Back does not lead to all films.
  let leadsHome: Bool
}

enum MovieDetailEvent: Sendable {
  case retried
  case allMoviesRequested
}
