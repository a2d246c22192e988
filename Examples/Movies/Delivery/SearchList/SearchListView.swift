import MoviesModel
import Sillar

struct SearchListView: View {
  func body(_ state: SearchListState) -> [Node<SearchListEvent>] {
    StatusHeading(title: state.found.title, staleness: state.found.results.staleness)
    if let results = state.found.results.value {
      if state.found.isOutdated { Progress("Searching films") }
      movies(results, state)
    } else if let failure = state.found.results.failure {
      FailureState(failure: failure, retry: .retried)
    } else {
      Progress("Searching films")
    }
  }

  @NodeBuilder<SearchListEvent> private func movies(
    _ results: SearchResults, _ state: SearchListState
  ) -> [Node<SearchListEvent>] {
    let found = state.found
    if !results.movies.isEmpty {
      MovieCollection(
        movies: results.movies, layout: state.layout, label: found.title,
        onEndReached: found.canReadOn ? .endReached : nil, select: { .movieSelected($0) })
    } else if results.nextPage == nil {
      EmptyState("Nothing found for “\(found.request?.shortText ?? "")”", found.hint)
    } else if found.nextPage == NextPage() {
      // Not by itself: it might go on for long.
      EmptyState("Nothing among the first results", "There are more to look through.") {
        Button("Look further", .primary, send: .endReached)
      }
    }
    if found.nextPage != NextPage() {
      NextPageFooter(nextPage: found.nextPage, retry: .nextPageRetried)
    }
  }
}

extension FoundMovies {
  fileprivate var title: String { request.map { "Results for “\($0.shortText)”" } ?? "Results" }

  /// Whether the end of the list asks for more: not after a failure, which the user is asked about.
  fileprivate var canReadOn: Bool {
    results.value?.nextPage != nil && nextPage.failure == nil && !isOutdated
  }

  fileprivate var hint: String {
    request?.criterion == .all
      ? "Look at the spelling, or use fewer words." : "Choose All to search every film."
  }
}
