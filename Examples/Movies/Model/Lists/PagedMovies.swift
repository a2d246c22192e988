public import SillarModel

/// A list that is read page by page while it changes: no film comes twice, and none is left out.
///
/// Pages are cut anew each time one is asked for. When a film enters the list above what was read, the next page
/// begins with one that is known: it is left out. When one leaves, or moves, another may be on a page that was read
/// before: some of that shows in the numbers, see ``isShort``. The rest does not, so that when all pages have been
/// read the earlier ones are looked at once more, see ``pageToCheck``. ``BrowseMovies`` does both.
public struct PagedMovies: PartialList {
  /// In the order of the list; what was found late comes last.
  public private(set) var items: [Movie] = []
  /// The number of the last page that was read; 0 before the first.
  public private(set) var pagesRead = 0
  public private(set) var totalPages = 1
  /// How many films the service says there are.
  public private(set) var totalMovies = 0
  /// The number of the earlier page to look at again next; nil as long as there are pages to read, and when all have
  /// been looked at.
  public private(set) var pageToCheck: Int?
  private var known: Set<Movie.ID> = []
  private var pageSize = 0
  private var unreadable = 0
  /// Films that were counted but are nowhere to be found: the service counts some twice.
  private var unfindable = 0

  public init() {}

  /// The number of the page to read next; nil at the end.
  public var nextPage: Int? { pagesRead < totalPages ? pagesRead + 1 : nil }

  /// Whether there is more to read: a next page, or an earlier one to look at again.
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

  /// Adds what is new on the ``pageToCheck``.
  public mutating func check(_ page: MoviePage) {
    add(page)
    pageToCheck = page.number > 1 ? page.number - 1 : nil
  }

  /// Does without looking at earlier pages again.
  public mutating func skipCheck() { pageToCheck = nil }

  /// Adds what is new on a page that was read before.
  ///
  /// - Returns: How many films that were.
  @discardableResult public mutating func add(_ page: MoviePage) -> Int {
    let before = items.count
    for movie in page.movies where known.insert(movie.id).inserted { items.append(movie) }
    return items.count - before
  }

  /// Whether fewer films are here than there must be on the pages that were read.
  public var isShort: Bool { missing > unfindable }

  /// Gives up on films that are on none of the pages.
  public mutating func acceptShortage() { unfindable = max(unfindable, missing) }

  private var missing: Int {
    let due = pagesRead >= totalPages ? totalMovies : pagesRead * pageSize
    return max(0, min(due, totalMovies) - unreadable - items.count)
  }
}
