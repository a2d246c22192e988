import MoviesModel

struct MovieDetailState: Equatable, Sendable {
  let movie: Loadable<MovieDetail>
}

enum MovieDetailEvent: Sendable {
  case retried
  case allMoviesRequested
}
