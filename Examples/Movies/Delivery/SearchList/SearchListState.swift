import MoviesModel

struct SearchListState: Equatable, Sendable {
  let layout: MovieLayout
  let found: FoundMovies
}

enum SearchListEvent: Sendable {
  case movieSelected(Movie.ID)
  case endReached
  case retried
  case nextPageRetried
}
