import MoviesModel
import Observation
import Sillar

protocol HomeCoordinator: AnyObject {
  func movieSelected(_ id: Movie.ID)
}

/// Holds what the lists and the search share: what is chosen, and what is looked for.
@Observable final class HomeViewModel: Presenter {
  private(set) var state: HomeState
  private let coordinator: any HomeCoordinator
  /// Hears when something else is looked for.
  @ObservationIgnored weak var search: (any SearchInput)?

  init(state: HomeState, coordinator: any HomeCoordinator) {
    self.state = state
    self.coordinator = coordinator
  }

  /// A link may lead to a search.
  func run() async {
    if !state.search.isBlank { await search?.requestConfirmed() }
  }

  func handle(_ event: HomeEvent) async {
    switch event {
    case .categoryChosen(let category): state.category = category
    case .layoutChosen(let layout): state.layout = layout
    case .queryChanged(let query):
      state.query = query
      await search?.requestTyped()
    case .querySubmitted: await search?.requestConfirmed()
    case .criterionChosen(let criterion):
      state.criterion = criterion
      await search?.requestConfirmed()
    }
  }

  /// A child's user has chosen a film.
  func movieSelected(_ id: Movie.ID) { coordinator.movieSelected(id) }
}
