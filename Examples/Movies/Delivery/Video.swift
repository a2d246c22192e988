import MoviesModel
import Sillar

/// One video, which is an animated picture.
struct VideoView: View {
  let id: Video.ID

  func body(_ state: Loaded<[Video]>) -> [Node<VideosEvent>] {
    Loading(state, Words.videosLoading, retry: .retried) { videos in
      if let video = videos.first(where: { $0.id == id }), let preview = video.preview {
        Text(video.name, .title)
        Picture(.stored(preview.name(.wide)), description: video.name)
        Text("\(video.kind) · \(video.site)", .caption)
      } else {
        EmptyState(Words.noVideo)
      }
    }
  }
}
