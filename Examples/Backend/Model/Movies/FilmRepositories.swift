/// A store of films.
public protocol FilmRepository: Sendable {
  /// Returns a page of a selection of films, in a total order.
  ///
  /// - Returns: an empty page when the list has fewer pages.
  func films(_ selection: FilmSelection, page: PageNumber) async throws -> FilmPage

  /// Returns the film with this id, or `nil` when there is none.
  func film(withID id: Film.ID) async throws -> Film?
}

/// A selection of films and its order; ties are ordered by id. Only a search can include films for
/// adults.
public enum FilmSelection: Equatable, Sendable {
  /// All films, most popular first.
  case mostPopular
  /// Films with at least this many votes, best rated first.
  case bestRated(minimumVotes: Int)
  /// Films released on this day or later, earliest first.
  case released(from: CalendarDay)
  /// Films in which each word of a text begins a word of the title, the original title or the overview.
  /// Films whose title is the text come first, then those with all words in their titles, then the rest;
  /// each group with the most popular film first.
  case matching(String, includesAdult: Bool)
}

/// A source of film pictures.
public protocol FilmPictureRepository: Sendable {
  /// - Parameter file: `{id}-poster.svg`, `{id}-backdrop.svg` or `{id}-teaser.svg`, or the
  ///   ``Film/posterPath`` or ``Film/backdropPath`` of a film without the slash.
  /// - Returns: `nil` when no film has such a picture.
  func picture(inFile file: String) async throws -> Picture?
}
