import Foundation
import Kit
import MoviesModel
import MoviesTesting
import SillarModel
import Testing

struct SearchTests {
  /// 1 July 2026.
  static let today = Date(timeIntervalSince1970: 1_782_864_000)

  let source = ChangingList(films(1...95), pageSize: 10)
  var search: SearchMovies { SearchMovies(source: source, now: { Self.today }) }

  @Test func `a search reads page after page to the end`() async throws {
    var results = SearchResults()
    var counts: [Int] = []
    while results.nextPage != nil {
      results = try await search.execute(SearchQuery("film", .all), after: results).last().value
      counts.append(results.items.count)
    }
    #expect(counts == [10, 20, 30, 40, 50, 60, 70, 80, 90, 95])
    #expect(results.items == films(1...95))
    #expect(results.totalMovies == 95)
    #expect(source.takeRequests() == Array(1...10))
  }

  @Test func `films outside the criterion are passed over, a few pages at a time`() async throws {
    source.movies += [Movie(id: 200, title: "Much looked at", popularity: 50)]
    let first = try await search.execute(SearchQuery("film", .popular), after: SearchResults())
      .last().value
    #expect(first.items == [])
    #expect(first.nextPage == 6)
    #expect(source.takeRequests() == Array(1...5))
    let second = try await search.execute(SearchQuery("film", .popular), after: first).last().value
    #expect(second.items.map(\.id) == [200])
    #expect(second.nextPage == nil)
  }

  @Test func `a film that moves between two pages comes once`() async throws {
    let first = try await search.execute(SearchQuery("film", .all), after: SearchResults()).last()
      .value
    source.movies.insert(contentsOf: films([500, 501]), at: 0)
    let second = try await search.execute(SearchQuery("film", .all), after: first).last().value
    #expect(second.items == films(1...28))
  }

  @Test func `a search that fails tells why`() async throws {
    source.fail(.timedOut)
    await #expect(throws: Problem.timedOut) {
      try await search.execute(SearchQuery("film", .all), after: SearchResults()).last()
    }
  }

  @Test func `results are as old as their oldest page`() async throws {
    source.movies = films(1...15) + [Movie(id: 200, title: "Much looked at", popularity: 50)]
    source.set(savedAt: Self.today, of: 1)
    let answer = try await search.execute(SearchQuery("film", .popular), after: SearchResults())
      .last()
    #expect(answer.value.items.map(\.id) == [200])
    #expect(answer.savedAt == Self.today)
  }

  @Test func `what was found counts when a further page cannot be had`() async throws {
    source.movies[3] = Movie(id: 4, title: "Much looked at", popularity: 50)
    source.fail("3", .offline)
    let answer = try await search.execute(SearchQuery("film", .popular), after: SearchResults())
      .last()
    #expect(answer.value.items.map(\.id) == [4])
    #expect(answer.value.nextPage == 3)
    await #expect(throws: Problem.offline) {
      try await search.execute(SearchQuery("film", .popular), after: answer.value).last()
    }
  }

  // MARK: Criteria

  @Test func `all includes every film`() { #expect(includes(.all, Movie(id: 1, title: "Any"))) }

  @Test(arguments: [(nil, false), (49.9, false), (50, true), (400, true)] as [(Double?, Bool)])
  func `popular goes by popularity`(_ popularity: Double?, _ isIncluded: Bool) {
    #expect(includes(.popular, Movie(id: 1, title: "A", popularity: popularity)) == isIncluded)
  }

  @Test(
    arguments: [(7.5, 200, true), (7.4, 200, false), (7.5, 199, false), (10, 100_000, true)]
      as [(Double, Int, Bool)])
  func `top rated goes by rating and votes`(_ average: Double, _ votes: Int, _ isIncluded: Bool) {
    let movie = Movie(id: 1, title: "A", rating: MovieRating(average: average, votes: votes))
    #expect(includes(.topRated, movie) == isIncluded)
    #expect(!includes(.topRated, Movie(id: 1, title: "A")))
  }

  @Test(
    arguments: [
      ("2026-06-03", true), ("2026-06-02", false), ("2027-01-01", true), ("1999-03-31", false),
    ])
  func `upcoming is what is not out for long`(_ day: String, _ isIncluded: Bool) async throws {
    source.movies = [Movie(id: 1, title: "A", released: CalendarDate(iso: day))]
    let found = try await search.execute(SearchQuery("a", .upcoming), after: SearchResults()).last()
      .value.items
    #expect(found.isEmpty != isIncluded)
    source.movies = films([2])
    #expect(
      try await search.execute(SearchQuery("a", .upcoming), after: SearchResults()).last().value
        .items == [])
  }

  private func includes(_ criterion: SearchCriterion, _ movie: Movie) -> Bool {
    criterion.includes(movie, upcomingFrom: CalendarDate(Self.today))
  }
}
