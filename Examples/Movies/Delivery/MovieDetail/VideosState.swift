import MoviesModel

struct VideosState: Equatable, Sendable {
  let videos: Loadable<[Video]>
}

enum VideosEvent: Sendable {
  case retried
}
