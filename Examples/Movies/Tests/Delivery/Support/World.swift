import Kit
import MoviesDelivery
import MoviesModel
import MoviesTesting
import Sillar
import SillarTesting

/// Movies with everything around it in memory.
final class World: ModuleWorld {
  static let module = MoviesModule.module

  let clock = TestClock()
  let source: MemoryMovies
  let reconnection = ScriptedReconnection()

  init() {
    source = MemoryMovies(now: clock.wallClock)
    source.set(films(1...45, "Popular film"), in: .popular)
    source.set(films(101...103, "Top film"), in: .topRated)
    source.set([dune], in: .upcoming)
    source.set(matrixDetail, videos: matrixVideos)
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    MoviesCoordinator(
      navigator: context.navigator,
      actions: MoviesActions(
        browse: DefaultBrowseMovies(source: source),
        search: DefaultSearchMovies(source: source, now: clock.wallClock),
        getMovie: DefaultGetMovie(source: source), getVideos: DefaultGetVideos(source: source)),
      reconnection: reconnection, clock: clock, now: clock.wallClock)
  }
}
