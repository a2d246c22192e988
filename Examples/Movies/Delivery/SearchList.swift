import MoviesModel
import Sillar

/// The way into SearchList: the results of Home's search, in Home's layout.
struct SearchListBuilder {
  let search: Search<SearchQuery, SearchResults>
  let layout: Driver<MovieLayout>
  let coordinator: MoviesCoordinator

  func build() -> Screen {
    let results = FilmsViewModel(
      Driver { FilmsState(search.query, search.state, layout.value) }, load: {}, run: search.run,
      handle: search.handle, coordinator)
    return Screen("search-list", view: FilmsView(), presenter: results)
  }
}

extension FilmsState<SearchResults> {
  init(_ query: SearchQuery?, _ list: Paged<SearchResults>, _ layout: MovieLayout) {
    let text = query?.text ?? ""
    let shortText = text.count > 60 ? text.prefix(60) + "…" : text
    let heading = Words.results.with(["text": shortText])
    self.init(
      heading: heading, label: heading, list: list, layout: layout,
      empty: Words.nothingFound.with(["text": shortText]),
      advice: query?.criterion == .all ? .checkSpelling : .chooseAll)
  }
}
