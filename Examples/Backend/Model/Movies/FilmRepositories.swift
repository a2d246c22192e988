/// Where films are kept.
public protocol FilmRepository: Sendable {
  /// Some of the films, in an order in which no two of them are equal.
  ///
  /// - Returns: a page with no films when there are fewer pages than that.
  func films(_ selection: FilmSelection, page: PageNumber) async throws -> FilmPage

  /// The film of that id, or `nil` when there is none.
  func film(withID id: Film.ID) async throws -> Film?
}

/// Which films, and in which order; those with the same place in it are ordered by their ids. Only a
/// search finds films for adults.
public enum FilmSelection: Equatable, Sendable {
  /// All, the most popular one first.
  case mostPopular
  /// Those with that many votes or more, the best rated one first.
  case bestRated(minimumVotes: Int)
  /// Those that come out on that day or later, the soonest one first.
  case released(from: CalendarDay)
  /// Those in which each word of a text begins a word of the title, the original title or the overview.
  /// First come those whose title is the text, then those with all the words in their titles, then the
  /// rest; the most popular one first among each.
  case matching(String, includesAdult: Bool)
}

/// Where pictures of films are found.
public protocol FilmPictureRepository: Sendable {
  /// - Parameter file: `{id}-poster.svg`, `{id}-backdrop.svg` or `{id}-teaser.svg`, or what a film has
  ///   as its ``Film/posterPath`` or ``Film/backdropPath``, without the slash.
  /// - Returns: `nil` when no film has such a picture.
  func picture(inFile file: String) async throws -> Picture?
}
