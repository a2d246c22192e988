import Kit
import MoviesModel
import MoviesTesting
import Sillar
import SillarTesting
import Testing

@testable import MoviesDelivery

/// Texts and addresses.
struct WordsTests {
  @Test(
    arguments: [
      (nil, nil, "Nobody has rated it yet."), (8.16, 136, "2 h 16 min"), (8.16, 136, "8.2 of 10"),
      (8, 45, "8.0 of 10"), (8, 45, "45 min"), (8, 60, "1 h\n"), (8, 120, "2 h\n"),
    ] as [(Double?, Int?, String)])
  func `ratings and running times are written out`(
    _ average: Double?, _ minutes: Int?, _ text: String
  ) async throws {
    let world = World()
    let movie = Movie(id: 9, title: "A", rating: average.map { MovieRating(average: $0, votes: 1) })
    world.source.set(MovieDetail(movie: movie, minutes: minutes))
    try await world.watch(at: "/movie/9") { app in try await app.see(text) }
  }

  @Test func `a language without a name shows its code`() async throws {
    let world = World()
    world.source.set(MovieDetail(movie: Movie(id: 9, title: "A", language: "zz")))
    try await world.watch(at: "/movie/9") { app in try await app.see("Language  zz") }
  }

  @Test(
    arguments: [
      ("603", 603), ("1", 1), ("0", nil), ("-1", nil), ("0603", nil), ("١", nil), ("6 3", nil),
    ] as [(String, Int?)])
  func `the number of a film in an address`(_ text: String, _ number: Int?) {
    #expect(Movie.ID(text)?.rawValue == number)
  }

  @Test func `blanks around what is looked for do not count`() {
    #expect(SearchQuery("  blade runner\t") == SearchQuery("blade runner"))
    #expect(SearchQuery(" \n").text.isEmpty)
    #expect(SearchQuery("a") != SearchQuery("a", .popular))
  }

  @Test(arguments: MovieCategory.allCases, SearchCriterion.allCases)
  func `the address of a list or a search leads to it`(
    _ category: MovieCategory, _ criterion: SearchCriterion
  ) {
    for text in ["", "dune", "..", "a/b?c=d&e", "50 % más"] {
      let query = text.isEmpty ? SearchQuery("") : SearchQuery(text, criterion)
      let route = HomeRoute(category: category, query: query)
      #expect(HomeRoute(route.link) == route)
    }
  }
}
