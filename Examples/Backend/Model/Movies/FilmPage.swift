/// The number of a page of a list of films, from 1 to 500.
///
///     PageNumber(1)     // the first
///     PageNumber(501)   // nil
public struct PageNumber: Hashable, Sendable {
  /// The number of films on a full page.
  public static let size = 20
  /// The number of films on all pages together.
  public static let reach = size * last
  private static let last = 500

  public static var first: PageNumber { PageNumber(unchecked: 1) }

  public let rawValue: Int
  /// The number of films on the pages before.
  public var offset: Int { (rawValue - 1) * Self.size }

  /// - Returns: `nil` when the number is out of range.
  public init?(_ rawValue: Int) {
    guard (1...Self.last).contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  private init(unchecked rawValue: Int) { self.rawValue = rawValue }
}

/// A page of up to twenty films, and the total number of films in the list.
///
///     let page = try await listFilms.execute(.popular, page: .first)
///     print("page \(page.number.rawValue) of \(page.pageCount)")
public struct FilmPage: Equatable, Sendable {
  public let number: PageNumber
  public let films: [Film]
  /// The number of films in the list; at most 10,000 for a search.
  public let total: Int
  /// The range of release dates that the list covers; `nil` for lists that are not about dates.
  public let days: ClosedRange<CalendarDay>?

  public init(
    number: PageNumber, films: [Film], total: Int, days: ClosedRange<CalendarDay>? = nil
  ) {
    self.number = number
    self.films = films
    self.total = total
    self.days = days
  }

  /// The number of pages, 1 to 500: an empty list has one empty page.
  public var pageCount: Int {
    max(1, (min(total, PageNumber.reach) + PageNumber.size - 1) / PageNumber.size)
  }
}
