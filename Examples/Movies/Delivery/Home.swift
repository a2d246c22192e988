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

/// The way into Home, which embeds MoviesList for each category, and SearchList.
struct HomeBuilder {
  let route: HomeRoute
  let context: ModuleContext
  let source: any MoviesSource
  let coordinator: MoviesCoordinator

  func build() -> Screen {
    let home = HomeViewModel(route, context, source: source)
    let layout = Driver { home.state.layout }
    let results = SearchListBuilder(search: home.search, layout: layout, coordinator: coordinator)
    var children = ["search": results.build()]
    for (category, list) in home.lists {
      let films = MoviesListBuilder(
        category: category, list: list, layout: layout, coordinator: coordinator)
      children[category.rawValue] = films.build()
    }
    return Screen(
      "home", at: Driver { home.state.route }, view: HomeView(), presenter: home,
      children: children)
  }
}

/// Holds the lists and the search. The child screens that show them derive their states from it.
@Observable final class HomeViewModel: Presenter {
  private(set) var state: HomeState
  let lists: [MovieCategory: Pager<PagedMovies>]
  let search: Search<SearchQuery, SearchResults>

  init(_ route: HomeRoute, _ context: ModuleContext, source: any MoviesSource) {
    state = HomeState(
      category: route.category, text: route.query.text, criterion: route.query.criterion)
    let browse = BrowseMovies(source: source)
    lists = Dictionary(
      uniqueKeysWithValues: MovieCategory.allCases.map { category in
        (category, Pager(context) { browse.execute(category, after: $0) })
      })
    let search = SearchMovies(source: source, now: context.now)
    self.search = Search(context) { search.execute($0, after: $1) }
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
