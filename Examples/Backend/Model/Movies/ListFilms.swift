public import struct Foundation.Date

/// A list of films to choose from.
///
///     let page = try await listFilms.execute(.topRated, page: .first)
public enum FilmList: Equatable, Sendable {
  /// All films, most popular first.
  case popular
  /// Films with at least 200 votes, best rated first.
  case topRated
  /// Films that are not released yet, or were released in the last 28 days; earliest first.
  case upcoming
}

/// Lists films to choose from.
public protocol ListFilms: Sendable {
  /// - Returns: an empty page when the list has fewer pages.
  func execute(_ list: FilmList, page: PageNumber) async throws -> FilmPage
}

/// Lists the films of a repository.
///
///     let listFilms = DefaultListFilms(films: repository)
///     let page = try await listFilms.execute(.upcoming, page: .first)
public struct DefaultListFilms: ListFilms {
  private let films: any FilmRepository
  private let now: @Sendable () -> Date

  /// - Parameter now: returns the current time, which decides which films are upcoming.
  public init(films: any FilmRepository, now: @escaping @Sendable () -> Date = { Date() }) {
    self.films = films
    self.now = now
  }

  public func execute(_ list: FilmList, page: PageNumber) async throws -> FilmPage {
    try await films.films(selection(for: list), page: page)
  }

  private func selection(for list: FilmList) -> FilmSelection {
    switch list {
    case .popular: .mostPopular
    case .topRated: .bestRated(minimumVotes: 200)
    case .upcoming: .released(from: CalendarDay(of: now()).adding(days: -28))
    }
  }
}
