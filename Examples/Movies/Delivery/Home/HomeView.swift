import MoviesModel
import Sillar

struct HomeView: View {
  func body(_ state: HomeState) -> [Node<HomeEvent>] {
    Text("Films", .title)
    TextField(
      "Search films", text: state.query, placeholder: "Blade Runner", kind: .search,
      submit: .querySubmitted, send: { .queryChanged($0) })
    Row {
      if state.search.isBlank {
        SegmentedControl(
          "Category", MovieCategory.allCases.map { Choice($0.title, $0) },
          selection: state.category, send: { .categoryChosen($0) }
        ).id("category").style(.compact)
      } else {
        SegmentedControl(
          "Search in", SearchCriterion.allCases.map { Choice($0.title, $0) },
          selection: state.criterion, send: { .criterionChosen($0) }
        ).id("criterion").style(.compact)
      }
      SegmentedControl(
        "Layout", [Choice("List", MovieLayout.list), Choice("Grid", .grid)],
        selection: state.layout, send: { .layoutChosen($0) }
      ).id("layout").style(.compact)
    }.style(.pinned)
    ChildScreen(state.search.isBlank ? state.category.rawValue : "search")
  }
}
