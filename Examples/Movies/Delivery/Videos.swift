import Foundation
import MoviesModel
import Sillar

enum ReadingEvent: Equatable, Sendable { case retried }

enum VideosEvent: Equatable, Sendable {
  case retried
  case opened(Video.ID)
}

/// The way into the videos of a film, which its details embed.
struct VideosBuilder {
  let movie: Movie.ID
  let context: ModuleContext
  let source: any MoviesSource
  let coordinator: MoviesCoordinator

  func build() -> Screen {
    let videos = Loader(context) { source.videos(of: movie) }
    return Screen(
      "videos", view: VideosView(movie: movie), state: Driver { videos.state },
      runWhileVisible: videos.run
    ) { event in
      switch event {
      case .retried: await videos.retry()
      case .opened(let id): coordinator.showVideo(VideoRoute(movie: movie, video: id))
      }
    }
  }
}

/// All videos, each with the way to watch it.
struct VideosView: View {
  let movie: Movie.ID

  func body(_ state: Loaded<[Video]>) -> [Node<VideosEvent>] {
    Section(Words.videos) {
      Loading(state, Words.videosLoading, retry: .retried) { videos in
        if videos.isEmpty {
          Text(Words.noVideos).style(.muted)
        } else {
          Grid(minimumWidth: 240) { for video in videos { card(video) } }
        }
      }
    }
  }

  @NodeBuilder<VideosEvent> private func card(_ video: Video) -> [Node<VideosEvent>] {
    if let address = video.address {
      Card {
        VideoSummary(video: video)
        Link(Words.watch.with(["site": video.site]), to: address.absoluteString)
      }.id(video.id)
    } else if video.preview != nil {
      Card(send: .opened(video.id)) {
        VideoSummary(video: video)
        Text(Words.play).style(.accent)
      }.linked(to: VideoRoute(movie: movie, video: video.id)).id(video.id)
    } else {
      Card { VideoSummary(video: video) }.id(video.id)
    }
  }
}

private struct VideoSummary<Event: Equatable & Sendable>: ViewPart {
  let video: Video

  var body: [Node<Event>] {
    if let preview = video.preview { Picture(.stored(preview.name(.wide)), description: "") }
    Text(video.name, .heading)
    Text("\(video.kind) · \(video.site)", .caption)
  }
}
