import Foundation
import MoviesModel
import Sillar
import SillarModel

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
    let videos = Loader(context) { source.rows(of: movie, in: context) }
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

extension MoviesSource {
  /// The videos of a film as screens show them.
  func rows(of movie: Movie.ID, in context: ModuleContext) -> Readings<[VideoRow]> {
    let players = context.configuration[MoviesPlayers.self]
    return videos(of: movie).mapValues { $0.map { VideoRow($0, players: players) } }
  }
}

/// All videos, each with the way to watch it: in the page, on a screen of its own, or at its site.
struct VideosView: View {
  let movie: Movie.ID

  func body(_ state: Loaded<[VideoRow]>) -> [Node<VideosEvent>] {
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

  @NodeBuilder<VideosEvent> private func card(_ video: VideoRow) -> [Node<VideosEvent>] {
    switch video.way {
    case .player(let player, let address):
      Card {
        Trailer.element(of: video, in: player)
        VideoName(video: video)
        link(to: address, of: video)
      }.id(video.id)
    case .site(let address):
      Card {
        VideoStill(still: video.still)
        VideoName(video: video)
        link(to: address, of: video)
      }.id(video.id)
    case .screen:
      Card(send: .opened(video.id)) {
        VideoStill(still: video.still)
        VideoName(video: video)
        Text(Words.play).style(.accent)
      }.linked(to: VideoRoute(movie: movie, video: video.id)).id(video.id)
    case .none: Card { VideoName(video: video) }.id(video.id)
    }
  }

  private func link(to address: String, of video: VideoRow) -> Link<VideosEvent> {
    Link(Words.watch.with(["site": video.site]), to: address)
  }
}

struct VideoStill<Event: Equatable & Sendable>: ViewPart {
  let still: String?

  var body: [Node<Event>] {
    if let still { Picture(.stored(still), description: "") }
  }
}

private struct VideoName<Event: Equatable & Sendable>: ViewPart {
  let video: VideoRow

  var body: [Node<Event>] {
    Text(video.name, .heading)
    Text(video.caption, .caption)
  }
}
