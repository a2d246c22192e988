import MoviesModel
import Sillar

/// The details of a film as their screen shows them.
struct FilmDetail: Equatable, Sendable {
  struct Fact: Equatable, Sendable {
    let label: LocalizedText
    let text: LocalizedText
  }

  let id: Movie.ID
  let title: String
  let tagline: String
  let overview: String
  let genres: [String]
  /// The names of its pictures.
  let poster: String?
  let backdrop: String?
  /// The year and the running time, such as `1999 · 2 h 16 min`; empty when neither is known.
  let yearAndRunningTime: LocalizedText
  /// From 0 to 5; nil for a film that is not rated.
  let stars: Double?
  let rating: LocalizedText?
  /// The facts that are known, in their order on the screen.
  let facts: [Fact]
  let hasSampleNumbers: Bool

  init(_ detail: MovieDetail) {
    let movie = detail.movie
    id = movie.id
    title = movie.title
    tagline = detail.tagline
    overview = movie.overview
    genres = detail.genres
    poster = movie.poster?.name(.poster)
    backdrop = movie.backdrop?.name(.wide)
    hasSampleNumbers = movie.hasSampleNumbers
    let parts = [movie.released.map { "\($0.year)".localized }, detail.runningTime]
    yearAndRunningTime = .joined(parts.compactMap(\.self), separator: " · ")
    stars = movie.rating?.average.map { $0 / 2 }
    rating = movie.rating?.text()
    facts = detail.facts.compactMap { fact in
      fact.text.map { Fact(label: fact.label.localized, text: $0) }
    }
  }
}

extension MovieDetail {
  fileprivate var facts: [(label: any Localizable, text: LocalizedText?)] {
    [
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
  }

  fileprivate var runningTime: LocalizedText? {
    guard let minutes else { return nil }
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    let key: Words = hours == 0 ? .minutes : rest == 0 ? .hours : .hoursAndMinutes
    return key.with(["hours": "\(hours)", "minutes": "\(rest)"])
  }
}
