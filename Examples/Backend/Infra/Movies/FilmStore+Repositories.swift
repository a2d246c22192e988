public import BackendModel
import GRDB

extension FilmStore: FilmRepository {
  public func film(withID id: Film.ID) async throws -> Film? {
    try await pool.read { db in try FilmWriter.find(id, in: db) }
  }

  public func films(_ selection: FilmSelection, page: PageNumber) async throws -> FilmPage {
    try await pool.read { db in
      switch selection {
      case .mostPopular:
        try db.page(page, "isAdult = 0", order: "popularity DESC, id")
      case .bestRated(let votes):
        // A literal, because only then does SQLite use the partial index of these films.
        try db.page(page, "isAdult = 0 AND votes >= \(votes)", order: "rating DESC, id")
      case .released(let day):
        try db.upcoming(page, from: day)
      case .matching(let text, let includesAdult):
        try db.search(text, includesAdult: includesAdult, page)
      }
    }
  }
}

extension Database {
  fileprivate func page(
    _ number: PageNumber, _ condition: String, _ arguments: StatementArguments = [], order: String,
    days: ClosedRange<CalendarDay>? = nil
  ) throws -> FilmPage {
    let films = try FilmRow.fetchAll(
      cachedStatement(
        sql: "\(FilmRow.select) WHERE \(condition) ORDER BY \(order) LIMIT ? OFFSET ?"),
      arguments: arguments + [PageNumber.size, number.offset])
    let total = try Int.fetchOne(
      cachedStatement(sql: "SELECT count(*) FROM film WHERE \(condition)"), arguments: arguments)
    return FilmPage(number: number, films: films.map(\.film), total: total ?? 0, days: days)
  }

  fileprivate func upcoming(_ number: PageNumber, from day: CalendarDay) throws -> FilmPage {
    let last = try String.fetchOne(
      cachedStatement(sql: "SELECT max(released) FROM film WHERE isAdult = 0"))
    return try page(
      number, "isAdult = 0 AND released >= ?", [day.description], order: "released, id",
      days: day...max(day, last.flatMap(CalendarDay.init) ?? day))
  }

  fileprivate func search(
    _ text: String, includesAdult: Bool, _ number: PageNumber
  ) throws -> FilmPage {
    guard let search = try FilmSearch(text, includesAdult: includesAdult, self) else {
      return FilmPage(number: number, films: [], total: 0)
    }
    let (films, total) = try search.page(number, self)
    return FilmPage(number: number, films: films, total: total)
  }
}
