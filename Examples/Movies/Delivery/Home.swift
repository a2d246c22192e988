import MoviesModel
import Observation
import Sillar

enum MovieLayout: CaseIterable, Equatable, Sendable {
  case list
  case grid
}

struct HomeState: Equatable, Sendable {
  var category = MovieCategory.popular
  var layout = MovieLayout.list
  /// The text in the search field.
  var text = ""
  var criterion = SearchCriterion.all

  /// The query; nil while the lists are shown.
  var query: SearchQuery? {
    let query = SearchQuery(text, criterion)
    return query.text.isEmpty ? nil : query
  }

  var route: HomeRoute { HomeRoute(category: category, query: query ?? SearchQuery("")) }
}

enum HomeEvent: Equatable, Sendable {
  case categoryChosen(MovieCategory)
  case layoutChosen(MovieLayout)
  case criterionChosen(SearchCriterion)
  case search(SearchEvent)
}

/// Holds the lists and the search. The child screens that show them derive their states from it.
@Observable final class HomeViewModel: Presenter {
  private(set) var state: HomeState
  private let lists: [MovieCategory: Pager<PagedMovies>]
  private let search: Search<SearchQuery, SearchResults>
  private let coordinator: MoviesCoordinator

  init(
    _ route: HomeRoute, _ context: ModuleContext, browse: BrowseMovies, search: SearchMovies,
    coordinator: MoviesCoordinator
  ) {
    state = HomeState(
      category: route.category, text: route.query.text, criterion: route.query.criterion)
    lists = Dictionary(
      uniqueKeysWithValues: MovieCategory.allCases.map { category in
        (category, Pager(context) { browse.execute(category, after: $0) })
      })
    self.search = Search(context) { search.execute($0, after: $1) }
    self.coordinator = coordinator
  }

  /// A screen for each list, by the name of its category, and one for the results, `search`.
  var children: [String: Screen] {
    var children: [String: Screen] = [:]
    for (category, list) in lists {
      let films = FilmsViewModel(
        Driver { FilmsState(category, list.state, self.state.layout) }, load: list.load,
        run: list.run, handle: list.handle, coordinator)
      children[category.rawValue] = Screen(
        "movies-list-\(category.rawValue)", view: FilmsView(), presenter: films)
    }
    let results = FilmsViewModel(
      Driver { FilmsState(self.search.query, self.search.state, self.state.layout) }, load: {},
      run: search.run, handle: search.handle, coordinator)
    children["search"] = Screen("search-list", view: FilmsView(), presenter: results)
    return children
  }

  func run() async { await search.submit(state.query) }

  func handle(_ event: HomeEvent) async {
    switch event {
    case .categoryChosen(let category): state.category = category
    case .layoutChosen(let layout): state.layout = layout
    case .criterionChosen(let criterion):
      state.criterion = criterion
      await search.submit(state.query)
    case .search(.typed(let text)):
      state.text = text
      await search.type(state.query)
    case .search(.submitted): await search.submit(state.query)
    }
  }
}

struct HomeView: View {
  func body(_ state: HomeState) -> [Node<HomeEvent>] {
    Text(Words.homeTitle, .title)
    SearchField(
      Words.search, state.text, placeholder: Words.searchExample, event: HomeEvent.search)
    Row {
      if state.query == nil {
        SegmentedControl(
          Words.category, MovieCategory.allCases.map { Choice($0, $0) },
          selection: state.category, send: { .categoryChosen($0) }
        ).id("category").style(.compact)
      } else {
        SegmentedControl(
          Words.criterion, SearchCriterion.allCases.map { Choice($0, $0) },
          selection: state.criterion, send: { .criterionChosen($0) }
        ).id("criterion").style(.compact)
      }
      SegmentedControl(
        Words.layout, [Choice(Words.list, MovieLayout.list), Choice(Words.grid, .grid)],
        selection: state.layout, send: { .layoutChosen($0) }
      ).id("layout").style(.compact)
    }.style(.pinned)
    ChildScreen(state.query == nil ? state.category.rawValue : "search")
  }
}
