public import struct Foundation.Date

/// A list of films to choose from.
///
///     let page = try await listFilms.execute(.topRated, page: .first)
public enum FilmList: Equatable, Sendable {
  /// Every film, the most popular one first.
  case popular
  /// Films that at least 200 people have voted on, the best rated one first.
  case topRated
  /// Films that come out, or came out in the last 28 days, the soonest one first.
  case upcoming
}

/// Lists films that are worth a look.
public protocol ListFilms: Sendable {
  /// - Returns: a page with no films when the list has fewer pages than that.
  func execute(_ list: FilmList, page: PageNumber) async throws -> FilmPage
}

/// Lists the films of a repository.
///
///     let listFilms = DefaultListFilms(films: repository)
///     let page = try await listFilms.execute(.upcoming, page: .first)
public struct DefaultListFilms: ListFilms {
  private let films: any FilmRepository
  private let now: @Sendable () -> Date

  /// - Parameter now: tells the time, which decides what is upcoming.
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
