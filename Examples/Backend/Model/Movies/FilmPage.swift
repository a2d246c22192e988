/// Which part of a list of films is meant: the first is 1, the last one that can be asked for 500.
///
///     PageNumber(1)     // the first
///     PageNumber(501)   // nil
public struct PageNumber: Hashable, Sendable {
  /// How many films there are on a page that is full.
  public static let size = 20
  /// How many films there are on all the pages that can be asked for.
  public static let reach = size * last
  private static let last = 500

  public static var first: PageNumber { PageNumber(unchecked: 1) }

  public let rawValue: Int
  /// How many films there are on the pages before.
  public var offset: Int { (rawValue - 1) * Self.size }

  /// - Returns: `nil` when there cannot be such a page.
  public init?(_ rawValue: Int) {
    guard (1...Self.last).contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  private init(unchecked rawValue: Int) { self.rawValue = rawValue }
}

/// Up to twenty films of a list, and how many there are in all.
///
///     let page = try await listFilms.execute(.popular, page: .first)
///     print("page \(page.number.rawValue) of \(page.pageCount)")
public struct FilmPage: Equatable, Sendable {
  public let number: PageNumber
  public let films: [Film]
  /// How many films the list has; a search says 10,000 when it finds more.
  public let total: Int
  /// The days between which the films of the list come out, where that is what the list is about.
  public let days: ClosedRange<CalendarDay>?

  public init(
    number: PageNumber, films: [Film], total: Int, days: ClosedRange<CalendarDay>? = nil
  ) {
    self.number = number
    self.films = films
    self.total = total
    self.days = days
  }

  /// How many pages can be asked for, 1 to 500: an empty list has one page with nothing on it.
  public var pageCount: Int {
    max(1, (min(total, PageNumber.reach) + PageNumber.size - 1) / PageNumber.size)
  }
}
