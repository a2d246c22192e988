import Foundation
import MoviesModel
import Sillar

enum ReadingEvent: Equatable, Sendable { case retried }

enum VideosEvent: Equatable, Sendable {
  case retried
  case opened(Video.ID)
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
