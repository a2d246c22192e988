import MoviesModel
import Sillar

/// Films, each of them one thing that can be tapped: rows with an overview, or cards beside each other.
///
/// A page that is added costs little: only films that are new or have changed are drawn.
struct MovieCollection<Event: Sendable>: Element {
  let movies: [Movie]
  let layout: MovieLayout
  /// What the list holds, for assistive technology.
  let label: String
  /// Sent near the end of the list; nil where nothing follows.
  let onEndReached: Event?
  let select: (Movie.ID) -> Event

  var node: Node<Event> {
    let list = List(
      comparing: movies, with: layout, label: label, onEndReached: onEndReached
    ) { [select] movie, layout in
      switch layout {
      case .list: row(movie, select(movie.id))
      case .grid: card(movie, select(movie.id))
      }
    }
    return layout == .grid ? Grid(minimumWidth: 160) { list }.node : list.node
  }

  private func row(_ movie: Movie, _ event: Event) -> Node<Event> {
    Row(send: event) {
      if let poster = movie.poster {
        Picture(.stored(poster.name(.thumbnail)), description: "").style(.portrait)
      }
      Column {
        Text(movie.title, .heading)
        if let summary = movie.yearAndRating { Text(summary, .caption) }
        if !movie.overview.isEmpty { Text(movie.overview).style(.brief) }
      }.style(.compact)
    }.node
  }

  private func card(_ movie: Movie, _ event: Event) -> Node<Event> {
    Card(send: event) {
      if let poster = movie.poster {
        Picture(.stored(poster.name(.poster)), description: "").style(.portrait)
      }
      Text(movie.title, .heading)
      if let year = movie.released?.year { Text("\(year)", .caption) }
    }.node
  }
}

extension Movie {
  /// Such as `1999 · 8.2 of 10`; nil where neither is known.
  fileprivate var yearAndRating: String? {
    let words = rating?.words.map { hasSampleNumbers ? "\($0) (sample)" : $0 }
    let parts = [released.map { "\($0.year)" }, words].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }
}
