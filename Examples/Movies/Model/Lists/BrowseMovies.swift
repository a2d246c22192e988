public import SillarModel

/// Reads a category's list page by page.
///
/// ```swift
/// func firstTwoPages(_ browse: any BrowseMovies) async throws -> [Movie] {
///   var list = PagedMovies()
///   for try await answer in browse.start(.popular) { list = answer.value }
///   return try await browse.readOn(.popular, after: list).value.movies
/// }
/// ```
public protocol BrowseMovies: Sendable {
  /// The first page: what is saved at once, then what is live.
  func start(_ category: MovieCategory) -> Answers<PagedMovies>
  /// The list with its next page; where there is none, with what is found on earlier pages, a few at a time. As it is
  /// when it has no more.
  func readOn(
    _ category: MovieCategory, after list: PagedMovies
  ) async throws -> Answer<PagedMovies>
  /// As many pages as were read, anew.
  func refresh(_ category: MovieCategory, _ list: PagedMovies) async throws -> Answer<PagedMovies>
}

/// See ``BrowseMovies``.
public struct DefaultBrowseMovies: BrowseMovies {
  /// How many earlier pages are looked at again at a time.
  private static let pagesPerCheck = 5
  /// How many earlier pages are looked at again, at most, because a page shows that films have moved there. What lies
  /// further back is found at the end of the list.
  private static let pagesToLookBack = 3

  private let source: any MoviesSource

  public init(source: any MoviesSource) { self.source = source }

  public func start(_ category: MovieCategory) -> Answers<PagedMovies> {
    source.page(1, of: category).mapValues { page in
      var list = PagedMovies()
      list.append(page)
      return list
    }
  }

  public func readOn(
    _ category: MovieCategory, after list: PagedMovies
  ) async throws -> Answer<PagedMovies> {
    guard let next = list.nextPage else { return try await check(list, category) }
    let answer = try await source.page(next, of: category).last()
    var longer = list
    longer.append(answer.value)
    guard answer.freshness == .live else {
      // What is saved does not change while one reads it.
      longer.skipCheck()
      return answer.map { _ in longer }
    }
    // The page is there, whether or not the earlier ones can be had just now.
    try? await lookBack(in: &longer, category, hasShrunk: longer.totalMovies < list.totalMovies)
    return (try? await check(longer, category)) ?? answer.map { _ in longer }
  }

  public func refresh(
    _ category: MovieCategory, _ list: PagedMovies
  ) async throws -> Answer<PagedMovies> {
    var fresh = PagedMovies()
    var last: Answer<PagedMovies>
    repeat {
      last = try await readOn(category, after: fresh)
      fresh = last.value
      guard last.freshness == .live else { return last.map { _ in list } }
    } while fresh.pagesRead < list.pagesRead && fresh.nextPage != nil
    return last
  }

  /// Looks at earlier pages again, when all have been read.
  private func check(
    _ list: PagedMovies, _ category: MovieCategory
  ) async throws -> Answer<PagedMovies> {
    var checked = list
    for _ in 0..<Self.pagesPerCheck {
      guard let number = checked.pageToCheck else { break }
      let answer = try await source.page(number, of: category).last()
      if answer.freshness == .live { checked.check(answer.value) } else { checked.skipCheck() }
    }
    return Answer(checked, .live)
  }

  /// Reads earlier pages again, the nearest first, for films that have come there since.
  ///
  /// - Parameter hasShrunk: Films have left the list: as many have moved to the page before, unseen.
  private func lookBack(
    in list: inout PagedMovies, _ category: MovieCategory, hasShrunk: Bool
  ) async throws {
    var mayHaveMore = hasShrunk
    var number = list.pagesRead - 1
    while number >= max(1, list.pagesRead - Self.pagesToLookBack), mayHaveMore || list.isShort {
      let answer = try await source.page(number, of: category).last()
      let found = list.add(answer.value)
      guard answer.freshness == .live else { return }
      mayHaveMore = mayHaveMore && found > 0
      number -= 1
    }
    // What the service counts twice is nowhere to be found: it is looked for once.
    list.acceptShortage()
  }
}
