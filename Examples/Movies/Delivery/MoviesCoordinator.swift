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

  public static let destinations: [Destination<MoviesCoordinator>] = [
    Destination(HomeRoute.self) { $0.home($1) },
    Destination(
      MovieRoute.self, beneath: { _ in [HomeRoute()] }, ahead: { $0.source.movie($1.id) },
      build: { $0.movie($1.id) }),
    Destination(
      VideoRoute.self, beneath: { [HomeRoute(), MovieRoute(id: $0.movie)] },
      build: { $0.video($1) }),
  ]

  /// - Parameter known: The film as its row shows it.
  func showMovie(_ id: Movie.ID, known: Movie?) {
    context.navigator.push(movie(id, known: known))
  }

  func showVideo(_ route: VideoRoute) { context.navigator.push(video(route)) }

  private func home(_ route: HomeRoute) -> Screen {
    HomeBuilder(route: route, context: context, source: source, coordinator: self).build()
  }

  private func movie(_ id: Movie.ID, known: Movie? = nil) -> Screen {
    MovieDetailBuilder(
      id: id, known: known, context: context, source: source, coordinator: self
    ).build()
  }

  private func video(_ route: VideoRoute) -> Screen {
    VideoBuilder(route: route, context: context, source: source).build()
  }
}
