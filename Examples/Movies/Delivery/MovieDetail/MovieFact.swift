import MoviesModel

/// One line of what is known about a film.
struct MovieFact: Equatable, Sendable, Identifiable {
  let label: String
  let text: String

  var id: String { label }
}

extension MovieDetail {
  /// What is known, in the order in which it is shown; what is not known is left out.
  var facts: [MovieFact] {
    let directorsLabel = directors.count == 1 ? "Director" : "Directors"
    let lines: [(label: String, text: String?)] = [
      ("Original title", originalTitle),
      (directorsLabel, directors.isEmpty ? nil : directors.joined(separator: ", ")),
      ("Release date", movie.released?.words),
      ("Running time", minutes?.hoursAndMinutes),
      ("Language", movie.language?.languageName),
      ("Votes", movie.rating?.votes?.grouped),
      ("Popularity", movie.popularity?.oneDecimal),
      ("For adults only", movie.isAdult ? "Yes" : "No"),
    ]
    return lines.compactMap { line in line.text.map { MovieFact(label: line.label, text: $0) } }
  }

  /// Such as `1999 · 2 h 16 min`; empty where neither is known.
  var yearAndRunningTime: String {
    [movie.released.map { "\($0.year)" }, minutes?.hoursAndMinutes].compactMap(\.self)
      .joined(separator: " · ")
  }
}
