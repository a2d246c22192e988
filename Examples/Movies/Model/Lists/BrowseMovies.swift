public import SillarModel

/// Reads the list of a category page by page.
///
/// ```swift
/// func firstTwoPages(_ browse: BrowseMovies) async throws -> [Movie] {
///   let list = try await browse.execute(.popular, after: PagedMovies()).last().value
///   return try await browse.execute(.popular, after: list).last().value.items
/// }
/// ```
public struct BrowseMovies: Sendable {
  /// The number of earlier pages that are checked at a time.
  private static let pagesPerCheck = 5
  /// The maximum number of earlier pages that are read again because a page shows that films have moved there. Films
  /// that moved further are found at the end of the list.
  private static let pagesToLookBack = 3

  private let source: any MoviesSource

  public init(source: any MoviesSource) { self.source = source }

  /// Adds the next page to a list. After the last page, adds the films that a check of some earlier pages finds. The
  /// first page has two readings if it is saved.
  public func execute(
    _ category: MovieCategory, after list: PagedMovies
  ) -> Readings<PagedMovies> {
    guard list.pagesRead == 0 else {
      return Readings { give in give(try await readOn(category, after: list)) }
    }
    return source.page(1, of: category).mapValues { page in
      var list = list
      list.append(page)
      return list
    }
  }

  private func readOn(
    _ category: MovieCategory, after list: PagedMovies
  ) async throws -> Reading<PagedMovies> {
    guard let next = list.nextPage else { return try await check(list, category) }
    let page = try await source.page(next, of: category).last()
    var longer = list
    longer.append(page.value)
    guard page.savedAt == nil else {
      // Saved pages do not change while the user reads them.
      longer.skipCheck()
      return page.map { _ in longer }
    }
    // The page is added even if the earlier ones cannot be read now.
    try? await lookBack(in: &longer, category, hasShrunk: longer.totalMovies < list.totalMovies)
    return (try? await check(longer, category)) ?? page.map { _ in longer }
  }

  /// Reads earlier pages again after all pages have been read.
  private func check(
    _ list: PagedMovies, _ category: MovieCategory
  ) async throws -> Reading<PagedMovies> {
    var checked = list
    for _ in 0..<Self.pagesPerCheck {
      guard let number = checked.pageToCheck else { break }
      let page = try await source.page(number, of: category).last()
      if page.savedAt == nil { checked.check(page.value) } else { checked.skipCheck() }
    }
    return Reading(checked)
  }

  /// Reads earlier pages again, the nearest first, for films that have moved there.
  ///
  /// - Parameter hasShrunk: True if films have left the list: then as many have moved to the page before.
  private func lookBack(
    in list: inout PagedMovies, _ category: MovieCategory, hasShrunk: Bool
  ) async throws {
    var mayHaveMore = hasShrunk
    var number = list.pagesRead - 1
    while number >= max(1, list.pagesRead - Self.pagesToLookBack), mayHaveMore || list.isShort {
      let page = try await source.page(number, of: category).last()
      let found = list.add(page.value)
      guard page.savedAt == nil else { return }
      mayHaveMore = mayHaveMore && found > 0
      number -= 1
    }
    // A film that the service counts twice is on no page, so it is looked for only once.
    list.acceptShortage()
  }
}
