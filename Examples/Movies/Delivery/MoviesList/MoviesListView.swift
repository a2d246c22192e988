import MoviesModel
import Sillar

struct MoviesListView: View {
  func body(_ state: MoviesListState) -> [Node<MoviesListEvent>] {
    StatusHeading(title: state.category.title, staleness: state.list.staleness)
    if let list = state.list.value {
      if list.movies.isEmpty, !list.hasMore {
        EmptyState("No films here yet", "Come back later, or look through another list.")
      } else {
        movies(list, state)
      }
    } else if let failure = state.list.failure {
      FailureState(failure: failure, retry: .retried)
    } else {
      Progress("Loading films")
    }
  }

  @NodeBuilder<MoviesListEvent> private func movies(
    _ list: PagedMovies, _ state: MoviesListState
  ) -> [Node<MoviesListEvent>] {
    MovieCollection(
      movies: list.movies, layout: state.layout, label: "\(state.category.title) films",
      onEndReached: list.hasMore && state.nextPage.failure == nil ? .endReached : nil,
      select: { .movieSelected($0) })
    if state.nextPage != NextPage() {
      NextPageFooter(nextPage: state.nextPage, retry: .nextPageRetried)
    }
  }
}
