import MoviesModel
import Sillar

/// The way into MoviesList: a category's films, which Home holds, in Home's layout.
struct MoviesListBuilder {
  let category: MovieCategory
  let list: Pager<PagedMovies>
  let layout: Driver<MovieLayout>
  let coordinator: MoviesCoordinator

  func build() -> Screen {
    let films = FilmsViewModel(
      Driver { FilmsState(category, list.state, layout.value) }, load: list.load, run: list.run,
      handle: list.handle, coordinator)
    return Screen("movies-list-\(category.rawValue)", view: FilmsView(), presenter: films)
  }
}

extension FilmsState<PagedMovies> {
  init(_ category: MovieCategory, _ list: Paged<PagedMovies>, _ layout: MovieLayout) {
    self.init(
      heading: category.localized,
      label: Words.listLabel.with(["category": category]), list: list, layout: layout,
      empty: Words.emptyList.localized, advice: .emptyListAdvice)
  }
}
