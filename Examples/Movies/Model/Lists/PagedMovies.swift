public import SillarModel

/// A list that is read page by page while it changes: no film comes twice, and none is left out.
///
/// The service divides the list anew at each request. When a film enters the list above the pages that were read, the
/// next page begins with a known film, which is left out. When a film leaves or moves, another film may move to a page
/// that was read before. The totals show some of these: see ``isShort``. For the others, the earlier pages are read
/// once more after the last page: see ``pageToCheck``. ``BrowseMovies`` does both.
public struct PagedMovies: PartialList {
  /// The films in the order of the list; films found late come last.
  public private(set) var items: [Movie] = []
  /// The number of the last page that was read; 0 before the first.
  public private(set) var pagesRead = 0
  public private(set) var totalPages = 1
  /// The total number of films, by the service's count.
  public private(set) var totalMovies = 0
  /// The number of the earlier page to read again next; nil until all pages have been read, and after all have been
  /// checked.
  public private(set) var pageToCheck: Int?
  private var known: Set<Movie.ID> = []
  private var pageSize = 0
  private var unreadable = 0
  /// The number of films that the service counts but no page has: it counts some twice.
  private var unfindable = 0

  public init() {}

  /// The number of the page to read next; nil at the end.
  public var nextPage: Int? { pagesRead < totalPages ? pagesRead + 1 : nil }

  /// True if there is more to read: a next page, or an earlier page to check.
  public var hasMore: Bool { nextPage != nil || pageToCheck != nil }

  /// Adds the next page's films.
  public mutating func append(_ page: MoviePage) {
    pagesRead = max(pagesRead, page.number)
    totalPages = page.totalPages
    totalMovies = page.totalMovies
    pageSize = max(pageSize, page.movies.count + page.unreadable)
    unreadable += page.unreadable
    pageToCheck = nextPage == nil && pagesRead > 1 ? pagesRead - 1 : nil
    add(page)
  }

  /// Adds the new films of the ``pageToCheck``, and moves on to the page before it.
  public mutating func check(_ page: MoviePage) {
    add(page)
    pageToCheck = page.number > 1 ? page.number - 1 : nil
  }

  /// Ends the check of earlier pages.
  public mutating func skipCheck() { pageToCheck = nil }

  /// Adds the new films of a page that was read before.
  ///
  /// - Returns: The number of films that were added.
  @discardableResult public mutating func add(_ page: MoviePage) -> Int {
    let before = items.count
    for movie in page.movies where known.insert(movie.id).inserted { items.append(movie) }
    return items.count - before
  }

  /// True if the list has fewer films than the pages that were read must contain.
  public var isShort: Bool { missing > unfindable }

  /// Accepts that the missing films are on none of the pages.
  public mutating func acceptShortage() { unfindable = max(unfindable, missing) }

  private var missing: Int {
    let due = pagesRead >= totalPages ? totalMovies : pagesRead * pageSize
    return max(0, min(due, totalMovies) - unreadable - items.count)
  }
}
