import Foundation
import Kit
import MoviesModel
import MoviesTesting
import SillarModel
import Testing

/// A category's list page by page.
struct BrowseTests {
  let source = ChangingList(films(1...1000), pageSize: 20)
  var browse: BrowseMovies { BrowseMovies(source: source) }

  @Test func `fifty pages are read one by one, and looked at once more at the end`() async throws {
    var list = PagedMovies()
    for page in 1...49 {
      list = try await browse.execute(.popular, after: list).last().value
      #expect(source.takeRequests() == [page])
      #expect(list.items.count == page * 20)
    }
    list = try await browse.execute(.popular, after: list).last().value
    #expect(list.items == films(1...1000))
    #expect(source.takeRequests() == [50, 49, 48, 47, 46, 45])
    var rest: [Int] = []
    while list.hasMore {
      list = try await browse.execute(.popular, after: list).last().value
      let requests = source.takeRequests()
      #expect(requests.count <= 5)
      rest += requests
    }
    #expect(rest == Array(1...44).reversed())
    #expect(list.items == films(1...1000))
  }

  @Test func `there is nothing after the end`() async throws {
    source.movies = films(1...20)
    let list = try await browse.execute(.popular, after: PagedMovies()).last().value
    #expect(!list.hasMore)
    _ = source.takeRequests()
    #expect(try await browse.execute(.popular, after: list).last() == Reading(list))
    #expect(source.takeRequests() == [])
  }

  @Test func `a list begins with its first page`() async throws {
    let answer = try await browse.execute(.popular, after: PagedMovies()).last()
    #expect(answer.value.items == films(1...20))
    #expect(answer.value.nextPage == 2)
    #expect(source.takeRequests() == [1])
  }

  @Test func `a film that moved to the page before is found at once`() async throws {
    var list = try await read(pages: 2)
    source.movies.removeFirst()
    list = try await browse.execute(.popular, after: list).last().value
    #expect(list.items.map(\.id.rawValue).sorted() == Array(1...61))
    #expect(source.takeRequests() == [3, 2, 1])
  }

  @Test func `a film that came in above makes no other come twice`() async throws {
    var list = try await read(pages: 2)
    source.movies.insert(contentsOf: films([2000]), at: 0)
    list = try await browse.execute(.popular, after: list).last().value
    #expect(list.items.prefix(59) == films(1...59)[...])
    #expect(list.items.last?.id == 2000, "found late, it comes last")
  }

  @Test func `films that are counted but nowhere are given up`() async throws {
    source.movies = films(1...50)
    source.with { $0.phantoms = 3 }
    var list = PagedMovies()
    while list.hasMore { list = try await browse.execute(.popular, after: list).last().value }
    #expect(list.items == films(1...50))
    #expect(!list.isShort)
  }

  @Test func `nobody looks back in what is saved`() async throws {
    var list = try await read(pages: 2)
    source.movies.removeFirst(3)
    source.set(savedAt: .distantPast, of: 3)
    let answer = try await browse.execute(.popular, after: list).last()
    list = answer.value
    #expect(answer.savedAt == .distantPast)
    #expect(source.takeRequests() == [3])
  }

  @Test func `the end of what is saved is the end`() async throws {
    source.movies = films(1...50)
    for page in 1...3 { source.set(savedAt: .distantPast, of: page) }
    let list = try await read(pages: 3)
    #expect(!list.hasMore)
  }

  @Test func `looking again ends where only what is saved can be had`() async throws {
    source.set(savedAt: .distantPast, of: 49)
    var list = PagedMovies()
    while list.hasMore { list = try await browse.execute(.popular, after: list).last().value }
    #expect(list.items.count == 1000)
    #expect(source.takeRequests().suffix(2) == [50, 49])
  }

  @Test func `a page that cannot be had leaves the list as it is`() async throws {
    let list = try await read(pages: 2)
    source.fail(.offline)
    await #expect(throws: Problem.offline) {
      try await browse.execute(.popular, after: list).last()
    }
  }

  private func read(pages: Int) async throws -> PagedMovies {
    var list = PagedMovies()
    for _ in 0..<pages { list = try await browse.execute(.popular, after: list).last().value }
    _ = source.takeRequests()
    return list
  }
}
