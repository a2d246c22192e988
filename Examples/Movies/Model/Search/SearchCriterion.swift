/// The limit of a search to some films.
///
/// The service has no such limits, so they use a film's own numbers and mean the same for live and for saved
/// films.
public enum SearchCriterion: String, CaseIterable, Hashable, Sendable {
  case all
  /// Popular at present.
  case popular
  /// Rated high by many votes.
  case topRated
  /// Not released yet, or released a short time ago.
  case upcoming

  /// The minimum popularity of a popular film, in the service's measure.
  public static let leastPopularity = 50.0
  /// The minimum average and number of votes of a top-rated film.
  public static let leastRating = (average: 7.5, votes: 200)

  /// True if a film is within the limit.
  ///
  /// - Parameter start: The first day whose releases are upcoming.
  public func includes(_ movie: Movie, upcomingFrom start: CalendarDate) -> Bool {
    switch self {
    case .all: true
    case .popular: (movie.popularity ?? 0) >= Self.leastPopularity
    case .topRated:
      (movie.rating?.average ?? 0) >= Self.leastRating.average
        && (movie.rating?.votes ?? 0) >= Self.leastRating.votes
    case .upcoming: movie.released.map { $0 >= start } ?? false
    }
  }
}
