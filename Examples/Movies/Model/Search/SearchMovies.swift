public import Foundation
public import SillarModel

/// The results of a search so far.
public struct SearchResults: PartialList {
  /// Each film once, the best first.
  public let items: [Movie]
  /// The number of the page to read next; nil at the end.
  public let nextPage: Int?
  /// The number of films that match the text, whatever the criterion.
  public let totalMovies: Int

  public init() { self.init(items: [], nextPage: 1, totalMovies: 0) }

  public init(items: [Movie], nextPage: Int?, totalMovies: Int) {
    self.items = items
    self.nextPage = nextPage
    self.totalMovies = totalMovies
  }

  public var hasMore: Bool { nextPage != nil }
}

/// Finds films by words.
public struct SearchMovies: Sendable {
  /// The time after its release in which a film counts as upcoming.
  public static let upcomingGrace = Duration.seconds(28 * 24 * 60 * 60)
  /// The number of results to add at a time.
  private static let screenful = 10
  /// The maximum number of pages to read for these results.
  private static let pagesAtATime = 5

  private let source: any MoviesSource
  private let now: @Sendable () -> Date

  public init(source: any MoviesSource, now: @escaping @Sendable () -> Date) {
    self.source = source
    self.now = now
  }

  /// Adds a screenful of results, if there are enough.
  ///
  /// - Parameter results: The results of the same query so far.
  public func execute(
    _ query: SearchQuery, after results: SearchResults
  ) -> Readings<SearchResults> {
    Readings { give in give(try await find(query, after: results)) }
  }

  private func find(
    _ query: SearchQuery, after results: SearchResults
  ) async throws -> Reading<SearchResults> {
    let start = CalendarDate(now() - TimeInterval(Self.upcomingGrace / .seconds(1)))
    var movies = results.items
    var known = Set(movies.map(\.id))
    var found = Reading(results)
    var pagesLeft = Self.pagesAtATime
    while let next = found.value.nextPage, pagesLeft > 0,
      movies.count - results.items.count < Self.screenful
    {
      let page: Reading<MoviePage>
      do {
        page = try await source.search(query.text, page: next).last()
      } catch {
        // The results so far are kept; the rest can be read later.
        guard pagesLeft < Self.pagesAtATime, !(error is CancellationError) else { throw error }
        break
      }
      for movie in page.value.movies where known.insert(movie.id).inserted {
        if query.criterion.includes(movie, upcomingFrom: start) { movies.append(movie) }
      }
      found.value = SearchResults(
        items: movies, nextPage: next < page.value.totalPages ? next + 1 : nil,
        totalMovies: page.value.totalMovies)
      // Results are live only if all their pages are.
      if let savedAt = page.savedAt { (found.savedAt, found.problem) = (savedAt, page.problem) }
      pagesLeft -= 1
    }
    return found
  }
}
