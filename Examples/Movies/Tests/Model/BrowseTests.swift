import Foundation
import Kit
import MoviesModel
import MoviesTesting
import SillarModel
import Testing

/// A category's list page by page.
struct BrowseTests {
  let source = ChangingList(films(1...1000), pageSize: 20)
  var browse: DefaultBrowseMovies { DefaultBrowseMovies(source: source) }

  @Test func `fifty pages are read one by one, and looked at once more at the end`() async throws {
    var list = PagedMovies()
    for page in 1...49 {
      list = try await browse.readOn(.popular, after: list).value
      #expect(source.takeRequests() == [page])
      #expect(list.movies.count == page * 20)
    }
    list = try await browse.readOn(.popular, after: list).value
    #expect(list.movies == films(1...1000))
    #expect(source.takeRequests() == [50, 49, 48, 47, 46, 45])
    var rest: [Int] = []
    while list.hasMore {
      list = try await browse.readOn(.popular, after: list).value
      let requests = source.takeRequests()
      #expect(requests.count <= 5)
      rest += requests
    }
    #expect(rest == Array(1...44).reversed())
    #expect(list.movies == films(1...1000))
  }

  @Test func `there is nothing after the end`() async throws {
    source.movies = films(1...20)
    let list = try await browse.readOn(.popular, after: PagedMovies()).value
    #expect(!list.hasMore)
    _ = source.takeRequests()
    #expect(try await browse.readOn(.popular, after: list) == Answer(list, .live))
    #expect(source.takeRequests() == [])
  }

  @Test func `a list begins with its first page`() async throws {
    let answer = try await browse.start(.popular).last()
    #expect(answer.value.movies == films(1...20))
    #expect(answer.value.nextPage == 2)
    #expect(source.takeRequests() == [1])
  }

  @Test func `a film that moved to the page before is found at once`() async throws {
    var list = try await read(pages: 2)
    source.movies.removeFirst()
    list = try await browse.readOn(.popular, after: list).value
    #expect(list.movies.map(\.id.rawValue).sorted() == Array(1...61))
    #expect(source.takeRequests() == [3, 2, 1])
  }

  @Test func `a film that came in above makes no other come twice`() async throws {
    var list = try await read(pages: 2)
    source.movies.insert(contentsOf: films([2000]), at: 0)
    list = try await browse.readOn(.popular, after: list).value
    #expect(list.movies.prefix(59) == films(1...59)[...])
    #expect(list.movies.last?.id == 2000, "found late, it comes last")
  }

  @Test func `films that are counted but nowhere are given up`() async throws {
    source.movies = films(1...50)
    source.with { $0.phantoms = 3 }
    var list = PagedMovies()
    while list.hasMore { list = try await browse.readOn(.popular, after: list).value }
    #expect(list.movies == films(1...50))
    #expect(!list.isShort)
  }

  @Test func `nobody looks back in what is saved`() async throws {
    var list = try await read(pages: 2)
    source.movies.removeFirst(3)
    source.set(.saved(at: .distantPast), of: 3)
    let answer = try await browse.readOn(.popular, after: list)
    list = answer.value
    #expect(answer.freshness == .saved(at: .distantPast))
    #expect(source.takeRequests() == [3])
  }

  @Test func `the end of what is saved is the end`() async throws {
    source.movies = films(1...50)
    for page in 1...3 { source.set(.saved(at: .distantPast), of: page) }
    let list = try await read(pages: 3)
    #expect(!list.hasMore)
  }

  @Test func `looking again ends where only what is saved can be had`() async throws {
    source.set(.saved(at: .distantPast), of: 49)
    var list = PagedMovies()
    while list.hasMore { list = try await browse.readOn(.popular, after: list).value }
    #expect(list.movies.count == 1000)
    #expect(source.takeRequests().suffix(2) == [50, 49])
  }

  @Test func `a page that cannot be had leaves the list as it is`() async throws {
    let list = try await read(pages: 2)
    source.fail(.offline)
    await #expect(throws: MoviesError.offline) {
      try await browse.readOn(.popular, after: list)
    }
  }

  // MARK: Refresh

  @Test func `a refresh reads as many pages anew`() async throws {
    let list = try await read(pages: 3)
    source.movies = films(500...2000)
    let answer = try await browse.refresh(.popular, list)
    #expect(answer.freshness == .live)
    #expect(answer.value.movies == films(500...559))
    #expect(answer.value.nextPage == 4)
    #expect(source.takeRequests() == [1, 2, 3])
  }

  @Test func `a refresh of a list that has become shorter ends with it`() async throws {
    let list = try await read(pages: 3)
    source.movies = films(1...25)
    let answer = try await browse.refresh(.popular, list)
    #expect(answer.value.movies == films(1...25))
    #expect(answer.value.nextPage == nil)
  }

  @Test func `a refresh that finds only what is saved changes nothing`() async throws {
    let list = try await read(pages: 3)
    source.movies = films(500...2000)
    source.set(.saved(at: .distantPast), of: 2)
    let answer = try await browse.refresh(.popular, list)
    #expect(answer == Answer(list, .saved(at: .distantPast)))
  }

  private func read(pages: Int) async throws -> PagedMovies {
    var list = PagedMovies()
    for _ in 0..<pages { list = try await browse.readOn(.popular, after: list).value }
    _ = source.takeRequests()
    return list
  }
}
