import MoviesModel
import Sillar

struct MovieDetailBuilder {
  let actions: MoviesActions
  let recovery: Recovery

  /// - Parameter leadsHome: Whether the screen has to show a way to all films, because Back does not lead there.
  func build(
    _ id: Movie.ID, leadsHome: Bool, coordinator: any MovieDetailCoordinator
  ) -> Screen {
    let movie = Loader(recovery: recovery) { [actions] in actions.getMovie.execute(id) }
    let videos = Loader(recovery: recovery) { [actions] in actions.getVideos.execute(id) }
    return Screen(
      "movie-detail", path: MoviePath.path(of: id), view: MovieDetailView(),
      presenter: MovieDetailViewModel(
        movie: movie, leadsHome: leadsHome, coordinator: coordinator),
      children: [
        "videos": Screen(
          "videos", view: VideosView(), presenter: VideosViewModel(videos: videos))
      ])
  }
}
