public import BackendModel
import SillarData

extension FilmStore: FilmRepository {
  public func film(withID id: Film.ID) async throws -> Film? {
    try await database.readBriefly { try FilmWriter.find(id, in: $0) }
  }

  public func films(_ selection: FilmSelection, page: PageNumber) async throws -> FilmPage {
    try await database.read { database in
      switch selection {
      case .mostPopular:
        try Self.page(page, "isAdult = 0", order: "popularity DESC, id", in: database)
      case .bestRated(let votes):
        // A literal, because only then does SQLite use the partial index of these films.
        try Self.page(
          page, "isAdult = 0 AND votes >= \(SQL(raw: "\(votes)"))", order: "rating DESC, id",
          in: database)
      case .released(let day):
        try Self.upcoming(page, from: day, in: database)
      case .matching(let text, let includesAdult):
        try Self.search(text, includesAdult: includesAdult, page, in: database)
      }
    }
  }

  private static func page(
    _ number: PageNumber, _ condition: SQL, order: SQL, days: ClosedRange<CalendarDay>? = nil,
    in database: SQLTransaction
  ) throws -> FilmPage {
    let films = try database.rows(
      """
      SELECT * FROM film WHERE \(condition) ORDER BY \(order)
      LIMIT \(PageNumber.size) OFFSET \(number.offset)
      """
    ) { try Film($0) }
    let total: Int? = try database.value("SELECT count(*) FROM film WHERE \(condition)")
    return FilmPage(number: number, films: films, total: total ?? 0, days: days)
  }

  private static func upcoming(
    _ number: PageNumber, from day: CalendarDay, in database: SQLTransaction
  ) throws -> FilmPage {
    let last: CalendarDay? =
      try database.value("SELECT max(released) FROM film WHERE isAdult = 0") ?? nil
    return try page(
      number, "isAdult = 0 AND released >= \(day)", order: "released, id",
      days: day...max(day, last ?? day), in: database)
  }

  private static func search(
    _ text: String, includesAdult: Bool, _ number: PageNumber, in database: SQLTransaction
  ) throws -> FilmPage {
    guard let search = FilmSearch(text, includesAdult: includesAdult) else {
      return FilmPage(number: number, films: [], total: 0)
    }
    let (films, total) = try search.page(number, in: database)
    return FilmPage(number: number, films: films, total: total)
  }
}
