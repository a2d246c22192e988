import Foundation
import MoviesModel
import Observation
import Sillar

enum VideosEvent: Sendable { case retried }

/// The videos of one film.
@Observable final class VideosViewModel: Presenter {
  private let videos: Loader<[Video]>
  var state: Loaded<[Video]> { videos.state }

  init(_ videos: Loader<[Video]>) { self.videos = videos }

  func runWhileVisible() async { await videos.run() }
  func handle(_ retried: VideosEvent) async { await videos.retry() }
}

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

  private func card(_ video: Video) -> Node<VideosEvent> {
    Card {
      if let preview = video.preview {
        Picture(.stored(preview.name(.wide)), description: "")
      }
      Text(video.name, .heading)
      Text("\(video.kind) · \(video.site)", .caption)
      if let address = video.address {
        Link(Words.watch.with(["site": video.site]), to: address.absoluteString)
      }
    }.id(video.id)
  }
}
