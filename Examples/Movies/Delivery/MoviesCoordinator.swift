public import Foundation
public import MoviesModel
public import Sillar
public import SillarModel

/// The way into films: lists and a search, and one film in detail.
///
/// ```swift
/// func begin(_ navigator: Navigator, _ actions: MoviesActions, _ reconnection: any Reconnection) {
///   let coordinator = MoviesCoordinator(
///     navigator: navigator, actions: actions, reconnection: reconnection)
///   coordinator.start()
/// }
/// ```
///
/// A link to a film shows it alone; Back then leads to the lists.
public final class MoviesCoordinator: Coordinator {
  private let navigator: Navigator
  private let home: HomeBuilder
  private let movieDetail: MovieDetailBuilder
  /// The lists, where they are on the stack.
  private weak var homeScreen: Screen?

  /// - Parameters:
  ///   - reconnection: Tells screens that show what was saved, or nothing, when to ask again.
  ///   - clock: Drives the pause before a search, and how often screens look whether they are up to date.
  ///   - now: What time it is: for the age of what was saved.
  public init(
    navigator: Navigator, actions: MoviesActions, reconnection: any Reconnection,
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping () -> Date = { Date() }
  ) {
    let recovery = Recovery(reconnection: reconnection, clock: clock, now: now)
    self.navigator = navigator
    home = HomeBuilder(
      moviesList: MoviesListBuilder(actions: actions, recovery: recovery),
      searchList: SearchListBuilder(actions: actions, recovery: recovery))
    movieDetail = MovieDetailBuilder(actions: actions, recovery: recovery)
  }

  public func start() { start(HomeState()) }

  private func start(_ state: HomeState) {
    let screen = home.build(state, coordinator: self)
    homeScreen = screen
    navigator.replaceAll(with: [screen])
  }

  /// The paths are those of lists and searches, such as `/`, `/top-rated` and `/search/all/dune`, and, for each film,
  /// one like `/movie/603`.
  public func open(_ path: String) -> Bool {
    if let state = HomePath.state(at: path) {
      start(state)
    } else if let id = MoviePath.movie(at: path) {
      show(id)
    } else {
      return false
    }
    return true
  }

  public func back() -> BackAnswer {
    guard navigator.modals.isEmpty, navigator.stack.count == 1, !isHomeOnStack else { return .pop }
    start()
    return .stay
  }

  private var isHomeOnStack: Bool {
    navigator.stack.contains { $0 === homeScreen }
  }

  private func show(_ id: Movie.ID) {
    let leadsHome = !isHomeOnStack
    navigator.push(movieDetail.build(id, leadsHome: leadsHome, coordinator: self))
  }

  private func showAllMovies() {
    if let homeScreen, isHomeOnStack { navigator.pop(to: homeScreen) } else { start() }
  }
}

extension MoviesCoordinator: HomeCoordinator {
  func movieSelected(_ id: Movie.ID) { show(id) }
}

extension MoviesCoordinator: MovieDetailCoordinator {
  func allMoviesRequested() { showAllMovies() }
}
