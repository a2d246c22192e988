import MoviesModel
import Sillar

/// The way into the screen of one video.
struct VideoBuilder {
  let route: VideoRoute
  let context: ModuleContext
  let source: any MoviesSource

  func build() -> Screen {
    let videos = Loader(context) { source.rows(of: route.movie, in: context) }
    return Screen(
      "video", at: route, view: VideoView(id: route.video), state: Driver { videos.state },
      behaviors: [Watching(videos, route.video)], runWhileVisible: videos.run
    ) { _ in await videos.retry() }
  }
}

/// Keeps the device's screen on while there is a video to watch.
final class Watching: Behavior {
  private let videos: Loader<[VideoRow]>
  private let id: Video.ID
  var keepsDeviceAwake: Bool { videos.state.value?.contains { $0.id == id } == true }

  init(_ videos: Loader<[VideoRow]>, _ id: Video.ID) {
    self.videos = videos
    self.id = id
  }
}

/// One video, which is an animated picture.
struct VideoView: View {
  let id: Video.ID

  func body(_ state: Loaded<[VideoRow]>) -> [Node<ReadingEvent>] {
    Loading(state, Words.videosLoading, retry: .retried) { videos in
      if let video = videos.first(where: { $0.id == id }), let still = video.still {
        Text(video.name, .title)
        Picture(.stored(still), description: video.name)
        Text(video.caption, .caption)
      } else {
        EmptyState(Words.noVideo)
      }
    }
  }
}
