public import Foundation
public import SillarModel

/// What a search has found so far.
///
/// ```swift
/// let found = SearchResults(movies: [matrix], nextPage: nil, totalMovies: 1)
/// ```
public struct SearchResults: Hashable, Sendable {
  /// Each once, the best first.
  public let movies: [Movie]
  /// The number of the page to read on from; nil at the end.
  public let nextPage: Int?
  /// How many films fit the text, whatever the criterion.
  public let totalMovies: Int

  public init(movies: [Movie] = [], nextPage: Int? = 1, totalMovies: Int = 0) {
    self.movies = movies
    self.nextPage = nextPage
    self.totalMovies = totalMovies
  }
}

/// Looks for films by words.
///
/// ```swift
/// func find(_ search: any SearchMovies) async throws -> [Movie] {
///   try await search.execute("blade runner", .all, after: SearchResults()).value.movies
/// }
/// ```
public protocol SearchMovies: Sendable {
  /// The results with the next ones added, as many as make a screenful where there are that many.
  ///
  /// - Parameter results: What was found so far, with the same text and criterion.
  func execute(
    _ text: String, _ criterion: SearchCriterion, after results: SearchResults
  ) async throws -> Answer<SearchResults>
}

/// See ``SearchMovies``.
public struct DefaultSearchMovies: SearchMovies {
  /// A film is upcoming until it has been out for so long.
  public static let upcomingGrace = Duration.seconds(28 * 24 * 60 * 60)
  /// How many more results are looked for at a time, and in how many pages at most.
  private static let screenful = 10
  private static let pagesAtATime = 5

  private let source: any MoviesSource
  private let now: @Sendable () -> Date

  public init(source: any MoviesSource, now: @escaping @Sendable () -> Date) {
    self.source = source
    self.now = now
  }

  public func execute(
    _ text: String, _ criterion: SearchCriterion, after results: SearchResults
  ) async throws -> Answer<SearchResults> {
    let start = CalendarDate(now() - TimeInterval(Self.upcomingGrace / .seconds(1)))
    var movies = results.movies
    var known = Set(movies.map(\.id))
    var answer = Answer(results, .live)
    var pagesLeft = Self.pagesAtATime
    while let next = answer.value.nextPage, pagesLeft > 0,
      movies.count - results.movies.count < Self.screenful
    {
      let page: Answer<MoviePage>
      do {
        page = try await source.search(text, page: next).last()
      } catch {
        // What has been found counts; the rest can be asked for again.
        guard pagesLeft < Self.pagesAtATime, !(error is CancellationError) else { throw error }
        break
      }
      for movie in page.value.movies where known.insert(movie.id).inserted {
        if criterion.includes(movie, upcomingFrom: start) { movies.append(movie) }
      }
      answer = page.asOld(as: answer).map { page in
        SearchResults(
          movies: movies, nextPage: page.number < page.totalPages ? page.number + 1 : nil,
          totalMovies: page.totalMovies)
      }
      pagesLeft -= 1
    }
    return answer
  }
}
