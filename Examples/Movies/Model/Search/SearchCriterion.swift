/// What a search is limited to.
///
/// The service has no such limits, so they go by a film's own numbers and mean the same for what is live and
/// what is saved.
public enum SearchCriterion: String, CaseIterable, Hashable, Sendable {
  case all
  /// Looked at a lot these days.
  case popular
  /// Liked by many.
  case topRated
  /// Not out yet, or only just.
  case upcoming

  /// The popularity from which on a film is popular, in the service's measure.
  public static let leastPopularity = 50.0
  /// What a film needs to be called top rated.
  public static let leastRating = (average: 7.5, votes: 200)

  /// Whether a film is within the limit.
  ///
  /// - Parameter start: From which day on a release is upcoming.
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
