import Kit
import MoviesModel
import MoviesTesting
import SillarModel
import SillarTesting
import Testing

/// Lists that change at random while they are read.
struct BrowseHistoryTests {
  @Test(arguments: 1...200)
  func `nothing comes twice, and nothing that is there in the end is left out`(_ seed: Int)
    async throws
  {
    var random = SeededChance(seed: UInt64(seed))
    let source = list(using: &random)
    let browse = BrowseMovies(source: source)
    var read = PagedMovies()
    while read.hasMore {
      read = try await browse.execute(.popular, after: read).last().value
      if read.nextPage != nil { source.with { $0.change(using: &random) } }
    }
    let ids = read.items.map(\.id)
    #expect(Set(ids).count == ids.count, "seed \(seed): a film comes twice")
    let leftOut = Set(source.movies.map(\.id)).subtracting(ids).sorted()
    #expect(leftOut == [], "seed \(seed), pages of \(source.pageSize): left out")
  }

  @Test(arguments: 1...50)
  func `a list that never stands still comes to an end, and nothing comes twice`(_ seed: Int)
    async throws
  {
    var random = SeededChance(seed: UInt64(seed))
    let source = list(using: &random)
    source.with { $0.restlessness = random }
    let browse = BrowseMovies(source: source)
    var read = PagedMovies()
    var rounds = 0
    while read.hasMore, rounds < 200 {
      read = try await browse.execute(.popular, after: read).last().value
      rounds += 1
    }
    #expect(rounds < 200, "seed \(seed): no end")
    let ids = read.items.map(\.id)
    #expect(Set(ids).count == ids.count, "seed \(seed): a film comes twice")
  }

  private func list(using random: inout SeededChance) -> ChangingList {
    let pageSize = Int.random(in: 3...10, using: &random)
    let count = Int.random(in: 1...12 * pageSize, using: &random)
    return ChangingList(films(1...count), pageSize: pageSize)
  }
}
