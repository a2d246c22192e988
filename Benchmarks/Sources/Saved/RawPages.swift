import Foundation
import GRDBSQLite
import MoviesModel

/// Reads the same pages with SQLite's C interface and a fixed list of columns.
final class RawPages {
  struct Film {
    let id: Int
    let title: String
    let overview: String
    let released: String?
    let average: Double?
    let votes: Int?
    let popularity: Double?
    let language: String?
    let isAdult: Bool
    let poster: String?
    let backdrop: String?
    let hasSampleNumbers: Bool
  }

  private var connection: OpaquePointer?
  private var statement: OpaquePointer?

  /// Opens the file as the app's readers do, and prepares the statement.
  init(file: URL) throws {
    let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX
    try check(sqlite3_open_v2(file.path, &connection, flags, nil))
    sqlite3_busy_timeout(connection, 5_000)
    let sql = """
      SELECT movie.id, movie.title, movie.overview, movie.released, movie.average, movie.votes,
        movie.popularity, movie.language, movie.isAdult, movie.poster, movie.backdrop,
        movie.hasSampleNumbers
      FROM listEntry
      JOIN movie ON movie.edition = listEntry.edition AND movie.id = listEntry.movie
      WHERE listEntry.edition = 'en-US' AND listEntry.list = ? AND listEntry.number = ?
      ORDER BY listEntry.position
      """
    try check(sqlite3_prepare_v2(connection, sql, -1, &statement, nil))
  }

  deinit {
    sqlite3_finalize(statement)
    sqlite3_close(connection)
  }

  func page(_ number: Int, of list: String) throws -> [Film] {
    defer { sqlite3_reset(statement) }
    // SQLITE_TRANSIENT, which Swift does not import: SQLite keeps a copy.
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    try check(sqlite3_bind_text(statement, 1, list, -1, copied))
    try check(sqlite3_bind_int64(statement, 2, Int64(number)))
    var films: [Film] = []
    films.reserveCapacity(20)
    while sqlite3_step(statement) == SQLITE_ROW {
      films.append(
        Film(
          id: int(0), title: text(1), overview: text(2), released: optional(3, text),
          average: optional(4, double), votes: optional(5, int), popularity: optional(6, double),
          language: optional(7, text), isAdult: int(8) != 0, poster: optional(9, text),
          backdrop: optional(10, text),
          hasSampleNumbers: int(11) != 0))
    }
    return films
  }

  private func int(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }
  private func double(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }

  private func text(_ column: Int32) -> String {
    guard let bytes = sqlite3_column_text(statement, column) else { return "" }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  private func optional<Value>(_ column: Int32, _ read: (Int32) -> Value) -> Value? {
    sqlite3_column_type(statement, column) == SQLITE_NULL ? nil : read(column)
  }

  private func check(_ code: Int32) throws {
    guard code == SQLITE_OK else {
      throw Failure("SQLite answers \(code): \(String(cString: sqlite3_errmsg(connection)))")
    }
  }
}
