import MoviesModel
import Sillar

struct SearchListBuilder {
  let actions: MoviesActions
  let recovery: Recovery

  /// The screen, and who is to be told when the request has changed.
  func build(
    request: Driver<SearchRequest>, layout: Driver<MovieLayout>,
    onSelect: @escaping (Movie.ID) -> Void
  ) -> (screen: Screen, input: any SearchInput) {
    let viewModel = SearchListViewModel(
      request: request, layout: layout, search: actions.search, recovery: recovery,
      onSelect: onSelect)
    return (Screen("search-list", view: SearchListView(), presenter: viewModel), viewModel)
  }
}
