import Foundation
import MoviesModel
import Observation
import Sillar

enum VideosEvent: Sendable {
  case retried
  case opened(Video.ID)
}

/// The videos of one film.
@Observable final class VideosViewModel: Presenter {
  private let videos: Loader<[Video]>
  private let onOpen: (Video.ID) -> Void
  var state: Loaded<[Video]> { videos.state }

  init(_ videos: Loader<[Video]>, onOpen: @escaping (Video.ID) -> Void = { _ in }) {
    self.videos = videos
    self.onOpen = onOpen
  }

  func runWhileVisible() async { await videos.run() }

  func handle(_ event: VideosEvent) async {
    switch event {
    case .retried: await videos.retry()
    case .opened(let id): onOpen(id)
    }
  }
}

/// All videos, each with the way to watch it.
struct VideosView: View {
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
      }.id(video.id)
    } else {
      Card { VideoSummary(video: video) }.id(video.id)
    }
  }
}

private struct VideoSummary<Event: Sendable>: ViewPart {
  let video: Video

  var body: [Node<Event>] {
    if let preview = video.preview { Picture(.stored(preview.name(.wide)), description: "") }
    Text(video.name, .heading)
    Text("\(video.kind) · \(video.site)", .caption)
  }
}
