import MoviesModel

struct MoviesListState: Equatable, Sendable {
  let category: MovieCategory
  let layout: MovieLayout
  let list: Loadable<PagedMovies>
  let nextPage: NextPage
}

enum MoviesListEvent: Sendable {
  case movieSelected(Movie.ID)
  case endReached
  case retried
  case nextPageRetried
}
