import MoviesModel
import Sillar

struct MoviesListBuilder {
  let actions: MoviesActions
  let recovery: Recovery

  func build(
    _ category: MovieCategory, layout: Driver<MovieLayout>, onSelect: @escaping (Movie.ID) -> Void
  ) -> Screen {
    Screen(
      "movies-list-\(category.rawValue)", view: MoviesListView(),
      presenter: MoviesListViewModel(
        category: category, layout: layout, browse: actions.browse, recovery: recovery,
        onSelect: onSelect))
  }
}
