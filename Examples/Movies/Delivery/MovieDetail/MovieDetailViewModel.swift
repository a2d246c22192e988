import MoviesModel
import Observation
import Sillar

protocol MovieDetailCoordinator: AnyObject {
  func allMoviesRequested()
}

/// All about one film. Its videos are a screen of their own within it: what happens to them does not concern it.
@Observable final class MovieDetailViewModel: Presenter {
  private let movie: Loader<MovieDetail>
  private let leadsHome: Bool
  private let coordinator: any MovieDetailCoordinator

  var state: MovieDetailState { MovieDetailState(movie: movie.content, leadsHome: leadsHome) }

  init(movie: Loader<MovieDetail>, leadsHome: Bool, coordinator: any MovieDetailCoordinator) {
    self.movie = movie
    self.leadsHome = leadsHome
    self.coordinator = coordinator
  }

  func run() async {
    await movie.load()
    await movie.watchAge()
  }

  func runWhileVisible() async { await movie.recover() }

  func handle(_ event: MovieDetailEvent) async {
    switch event {
    case .retried: await movie.retry()
    case .allMoviesRequested: coordinator.allMoviesRequested()
    }
  }
}
