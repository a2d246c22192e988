public import MoviesModel
public import Sillar

/// The entry point of Movies: lists and a search, and the details of a film.
///
/// ```swift
/// func begin(_ context: ModuleContext, _ source: any MoviesSource) {
///   MoviesCoordinator(context, source: source).start()
/// }
/// ```
public final class MoviesCoordinator: Coordinator {
  private let context: ModuleContext
  private let source: any MoviesSource

  public init(_ context: ModuleContext, source: any MoviesSource) {
    self.context = context
    self.source = source
  }

  public func start() { context.navigator.replaceAll(with: [home(HomeRoute())]) }

  public var routes: [Destination] {
    Destination(HomeRoute.self) { self.home($0) }
    Destination(
      MovieRoute.self, beneath: { _ in [HomeRoute()] }, ahead: { self.source.movie($0.id) },
      build: { self.movie($0) })
    Destination(
      VideoRoute.self, beneath: { [HomeRoute(), MovieRoute(id: $0.movie)] },
      build: { self.video($0) })
  }

  func show(_ film: Movie) { context.navigator.push(movie(MovieRoute(id: film.id), film)) }

  private func home(_ route: HomeRoute) -> Screen {
    let home = HomeViewModel(
      route, context, browse: BrowseMovies(source: source),
      search: SearchMovies(source: source, now: context.now), coordinator: self)
    return Screen(
      "home", at: Driver { home.state.route }, view: HomeView(), presenter: home,
      children: home.children)
  }

  /// - Parameter known: The film as its row shows it; nil for a link.
  private func movie(_ route: MovieRoute, _ known: Movie? = nil) -> Screen {
    let movie = Loader(context, preview: known.map { MovieDetail(movie: $0) }) { [source] in
      source.movie(route.id)
    }
    let videos = videos(of: route.id)
    return Screen(
      "movie-detail", at: route, view: MovieDetailView(), state: Driver { movie.state },
      children: [
        "videos": Screen(
          "videos", view: VideosView(movie: route.id), state: Driver { videos.state },
          runWhileVisible: videos.run
        ) { event in
          switch event {
          case .retried: await videos.retry()
          case .opened(let id):
            self.context.navigator.push(self.video(VideoRoute(movie: route.id, video: id)))
          }
        }
      ], runWhileVisible: movie.run
    ) { _ in await movie.retry() }
  }

  private func video(_ route: VideoRoute) -> Screen {
    let videos = videos(of: route.movie)
    return Screen(
      "video", at: route, view: VideoView(id: route.video), state: Driver { videos.state },
      behaviors: [Watching(videos, route.video)], runWhileVisible: videos.run
    ) { _ in await videos.retry() }
  }

  private func videos(of movie: Movie.ID) -> Loader<[Video]> {
    Loader(context) { [source] in source.videos(of: movie) }
  }
}
