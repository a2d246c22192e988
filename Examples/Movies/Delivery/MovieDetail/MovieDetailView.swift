import MoviesModel
import Sillar

struct MovieDetailView: View {
  func body(_ state: MovieDetailState) -> [Node<MovieDetailEvent>] {
    if let detail = state.movie.value {
      if state.leadsHome { allMovies }
      picture(detail.movie)
      introduction(detail, state.movie.staleness)
      if !detail.movie.overview.isEmpty { Section("Overview") { Text(detail.movie.overview) } }
      information(detail)
      ChildScreen("videos")
    } else if let failure = state.movie.failure {
      Text("Film", .title)
      if failure.canTryAgain {
        FailureState(failure: failure, retry: .retried)
        if state.leadsHome { allMovies }
      } else {
        EmptyState(failure.title, failure.advice) {
          Button("All films", .primary, send: .allMoviesRequested)
        }
      }
    } else {
      Text("Film", .title)
      Progress("Loading the film")
      if state.leadsHome { allMovies }
    }
  }

  private var allMovies: Node<MovieDetailEvent> {
    Row { Button("All films", send: .allMoviesRequested) }.node
  }

  @NodeBuilder<MovieDetailEvent> private func picture(_ movie: Movie) -> [Node<MovieDetailEvent>] {
    if let backdrop = movie.backdrop {
      Picture(.stored(backdrop.name(.wide)), description: "")
    } else if let poster = movie.poster {
      Picture(.stored(poster.name(.poster)), description: "").style(.portrait)
    }
  }

  @NodeBuilder<MovieDetailEvent> private func introduction(
    _ detail: MovieDetail, _ staleness: Staleness?
  ) -> [Node<MovieDetailEvent>] {
    Text(detail.movie.title, .title)
    // Always there: nothing moves when what is said about freshness changes.
    Row {
      Text(detail.yearAndRunningTime, .caption)
      if let staleness { Text(staleness.words, .caption) }
    }.style(.spread)
    if !detail.tagline.isEmpty { Text(detail.tagline).style(.muted) }
    if !detail.genres.isEmpty {
      Row { for genre in detail.genres { Badge(genre) } }.style(.compact)
    }
  }

  private func information(_ detail: MovieDetail) -> Node<MovieDetailEvent> {
    Section("Information") {
      if let average = detail.movie.rating?.average, let words = detail.movie.rating?.words {
        Row {
          Rating("Rating", value: average / 2)
          Text(words)
        }.style(.spread)
      } else {
        Text("Nobody has rated it yet.").style(.muted)
      }
      for fact in detail.facts {
        Row {
          Text(fact.label).style(.muted)
          Text(fact.text)
        }
        .style(.spread).id(fact.id)
      }
      if detail.movie.hasSampleNumbers {
        Text("Rating, votes and popularity are sample data.", .caption)
      }
    }.node
  }
}
