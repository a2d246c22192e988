import MoviesModel
import Observation
import Sillar

/// The videos of one film.
@Observable final class VideosViewModel: Presenter {
  private let videos: Loader<[Video]>

  var state: VideosState { VideosState(videos: videos.content) }

  init(videos: Loader<[Video]>) { self.videos = videos }

  func run() async {
    await videos.load()
    await videos.watchAge()
  }

  func runWhileVisible() async { await videos.recover() }

  func handle(_ event: VideosEvent) async {
    switch event {
    case .retried: await videos.retry()
    }
  }
}
