import MoviesModel
import Sillar
import SillarModel

/// The way into the details of a film, which embed its videos: these load separately.
struct MovieDetailBuilder {
  let id: Movie.ID
  /// The film as its row shows it; nil for a link.
  let known: Movie?
  let context: ModuleContext
  let source: any MoviesSource
  let coordinator: MoviesCoordinator

  func build() -> Screen {
    let preview = known.map { FilmDetail(MovieDetail(movie: $0)) }
    let film = Loader(context, preview: preview) {
      source.movie(id).mapValues { FilmDetail($0) }
    }
    let videos = VideosBuilder(
      movie: id, context: context, source: source, coordinator: coordinator)
    return Screen(
      "movie-detail", at: MovieRoute(id: id), view: MovieDetailView(),
      state: Driver { film.state }, children: ["videos": videos.build()], runWhileVisible: film.run
    ) { _ in await film.retry() }
  }
}

struct MovieDetailView: View {
  func body(_ state: Loaded<FilmDetail>) -> [Node<ReadingEvent>] {
    if state.value == nil { Text(Words.movieTitle, .title) }
    Loading(state, Words.movieLoading, showsAge: false, retry: .retried) { film in
      if let backdrop = film.backdrop {
        Picture(.stored(backdrop), description: "")
      } else if let poster = film.poster {
        Picture(.stored(poster), description: "").style(.portrait)
      }
      Text(film.title, .title)
      // The row is always there, so that nothing moves when the age comes or goes.
      Row {
        Text(film.yearAndRunningTime, .caption)
        state.savedAge()
      }.style(.spread)
      Link(sharing: MovieRoute(id: film.id))
      if !film.overview.isEmpty { Section(Words.overview) { Text(film.overview) } }
      // Below what the row has shown, which stays where it is.
      if !state.isPreview {
        if !film.tagline.isEmpty { Text(film.tagline).style(.muted) }
        if !film.genres.isEmpty {
          Row { for genre in film.genres { Badge(genre) } }.style(.compact)
        }
        information(film)
        ChildScreen("videos")
      }
    }
  }

  private func information(_ film: FilmDetail) -> Section<ReadingEvent> {
    Section(Words.information) {
      if let stars = film.stars, let rating = film.rating {
        Row {
          Rating(Words.ratingLabel, value: stars)
          Text(rating)
        }.style(.spread)
      } else {
        Text(Words.unrated).style(.muted)
      }
      for fact in film.facts { LabeledContent(fact.label, fact.text) }
      if film.hasSampleNumbers { Text(Words.sampleNumbers, .caption) }
    }
  }
}
