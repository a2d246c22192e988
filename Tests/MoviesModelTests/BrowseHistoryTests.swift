import MoviesModel
import Testing

/// Lists that change while somebody reads them, at random.
struct BrowseHistoryTests {
  @Test(arguments: 1...200)
  func `nothing comes twice, and nothing that is there in the end is left out`(_ seed: Int)
    async throws
  {
    var random = SeededRandom(seed: UInt64(seed))
    let pageSize = Int.random(in: 3...10, using: &random)
    let source = ChangingList(
      films(1...Int.random(in: 1...12 * pageSize, using: &random)), pageSize: pageSize)
    let browse = DefaultBrowseMovies(source: source)
    var newID = 1_000
    var list = PagedMovies()
    while list.hasMore {
      list = try await browse.readOn(.popular, after: list).value
      guard list.nextPage != nil else { continue }
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        newID += 1
        change(&source.movies, newID: newID, using: &random)
      }
    }
    let ids = list.movies.map(\.id)
    #expect(Set(ids).count == ids.count, "seed \(seed): a film comes twice")
    let leftOut = Set(source.movies.map(\.id)).subtracting(ids).sorted()
    #expect(leftOut == [], "seed \(seed), pages of \(pageSize): left out")
  }

  /// One film comes, goes or moves.
  private func change(
    _ movies: inout [Movie], newID: Int, using random: inout SeededRandom
  ) {
    let new = films([newID])
    switch Int.random(in: 0..<3, using: &random) {
    case 0: movies.insert(contentsOf: new, at: Int.random(in: 0...movies.count, using: &random))
    case _ where movies.isEmpty: break
    case 1: movies.remove(at: Int.random(in: movies.indices, using: &random))
    default:
      let moved = movies.remove(at: Int.random(in: movies.indices, using: &random))
      movies.insert(moved, at: Int.random(in: 0...movies.count, using: &random))
    }
  }
}
