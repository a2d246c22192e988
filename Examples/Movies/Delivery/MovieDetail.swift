import MoviesModel
import Sillar

/// The details of one film. Its videos are a child screen, which loads separately.
struct MovieDetailView: View {
  func body(_ state: Loaded<MovieDetail>) -> [Node<ReadingEvent>] {
    if state.value == nil { Text(Words.movieTitle, .title) }
    Loading(state, Words.movieLoading, showsAge: false, retry: .retried) { detail in
      if let backdrop = detail.movie.backdrop {
        Picture(.stored(backdrop.name(.wide)), description: "")
      } else if let poster = detail.movie.poster {
        Picture(.stored(poster.name(.poster)), description: "").style(.portrait)
      }
      Text(detail.movie.title, .title)
      // The row is always there, so that nothing moves when the age comes or goes.
      Row {
        Text(detail.yearAndRunningTime, .caption)
        state.savedAge()
      }.style(.spread)
      Link(sharing: MovieRoute(id: detail.movie.id))
      if !detail.movie.overview.isEmpty {
        Section(Words.overview) { Text(detail.movie.overview) }
      }
      // Below what the row has shown, which stays where it is.
      if !state.isPreview {
        if !detail.tagline.isEmpty { Text(detail.tagline).style(.muted) }
        if !detail.genres.isEmpty {
          Row { for genre in detail.genres { Badge(genre) } }.style(.compact)
        }
        information(detail)
        ChildScreen("videos")
      }
    }
  }

  private func information(_ detail: MovieDetail) -> Section<ReadingEvent> {
    Section(Words.information) {
      if let average = detail.movie.rating?.average, let text = detail.movie.rating?.text() {
        Row {
          Rating(Words.ratingLabel, value: average / 2)
          Text(text)
        }.style(.spread)
      } else {
        Text(Words.unrated).style(.muted)
      }
      for (label, text) in detail.facts { LabeledContent(label, text) }
      if detail.movie.hasSampleNumbers { Text(Words.sampleNumbers, .caption) }
    }
  }
}

extension MovieDetail {
  /// The facts that are known, in their order on the screen.
  fileprivate var facts: [(label: LocalizedText, text: LocalizedText)] {
    let lines: [(label: any Localizable, text: LocalizedText?)] = [
      (Words.originalTitle, originalTitle?.localized),
      (
        Words.director.with(count: directors.count),
        directors.isEmpty ? nil : directors.joined(separator: ", ").localized
      ),
      (Words.released, movie.released.map { .date($0.noon) }),
      (Words.runningTime, runningTime),
      (Words.language, movie.language.map { .language($0) }),
      (Words.votes, movie.rating?.votes.map { .number($0) }),
      (Words.popularity, movie.popularity.map { .number($0, digits: 1) }),
      (Words.adultsOnly, (movie.isAdult ? Words.yes : .no).localized),
    ]
    return lines.compactMap { line in line.text.map { (line.label.localized, $0) } }
  }

  /// The year and the running time, such as `1999 · 2 h 16 min`; empty when neither is known.
  fileprivate var yearAndRunningTime: LocalizedText {
    let parts = [movie.released.map { "\($0.year)".localized }, runningTime]
    return .joined(parts.compactMap(\.self), separator: " · ")
  }

  private var runningTime: LocalizedText? {
    guard let minutes else { return nil }
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    let key: Words = hours == 0 ? .minutes : rest == 0 ? .hours : .hoursAndMinutes
    return key.with(["hours": "\(hours)", "minutes": "\(rest)"])
  }
}
