import MoviesModel
import Sillar

struct VideosView: View {
  func body(_ state: VideosState) -> [Node<VideosEvent>] {
    Section("Videos") {
      if let staleness = state.videos.staleness, staleness.isSettled {
        Text(staleness.words, .caption)
      }
      if let videos = state.videos.value {
        if videos.isEmpty {
          Text("There are no videos of this film.").style(.muted)
        } else {
          Grid(minimumWidth: 240) { for video in videos { card(video) } }
        }
      } else if let failure = state.videos.failure {
        FailureAlert(failure: failure, retry: .retried)
      } else {
        Progress("Loading videos")
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
      if let link = video.link {
        Link("Watch on \(video.site)", to: link)
      }
    }.id(video.id)
  }
}
