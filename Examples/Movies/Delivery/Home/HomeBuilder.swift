import MoviesModel
import Sillar

struct HomeBuilder {
  let moviesList: MoviesListBuilder
  let searchList: SearchListBuilder

  /// - Parameter state: What is chosen and looked for at first.
  func build(_ state: HomeState = HomeState(), coordinator: any HomeCoordinator) -> Screen {
    let home = HomeViewModel(state: state, coordinator: coordinator)
    let layout = Driver { home.state.layout }
    let onSelect: (Movie.ID) -> Void = { home.movieSelected($0) }
    var children: [String: Screen] = [:]
    for category in MovieCategory.allCases {
      children[category.rawValue] = moviesList.build(category, layout: layout, onSelect: onSelect)
    }
    let (search, input) = searchList.build(
      request: Driver { home.state.search }, layout: layout, onSelect: onSelect)
    children["search"] = search
    home.search = input
    return Screen(
      "home", path: Driver { HomePath.path(of: home.state) }, view: HomeView(),
      presenter: home, children: children)
  }
}
