public import Foundation
import GRDB
public import MoviesModel
public import SillarData

/// Films that were seen before, in SQLite.
///
/// What was never saved is not empty but unknown: nil. A text that was not searched for before is searched for in all
/// that was seen, and a film that was seen in a list only has a detail made of that.
public struct SavedMovies: Sendable {
  /// As many films as a service puts on a page.
  static let pageSize = 20
  /// How many films with a word are looked at to find the best of them.
  static let mostCandidates = 500
  /// How many words of a text count.
  static let mostWords = 10
  /// How many pages of searches are kept; the oldest go first.
  static let mostSearchPages = 1000

  private let database: LocalDatabase
  private let now: @Sendable () -> Date
  private let rows: ReadableRows
  private let history: StoreHistory?

  /// - Parameters:
  ///   - now: What time it is when something is saved.
  ///   - history: From where in the service's history the films are, if it names that.
  ///   - report: Told about rows that cannot be read. They are as if they were not there.
  public init(
    database: LocalDatabase, now: @escaping @Sendable () -> Date = { Date() },
    history: StoreHistory? = nil, report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.database = database
    self.now = now
    self.history = history
    rows = ReadableRows(report: report)
  }

  // MARK: Reading

  public func savedPage(
    _ number: Int, of category: MovieCategory
  ) async throws -> Saved<MoviePage>? {
    try await database.readBriefly { try Self.page(number, of: MovieList(category), in: $0) }
  }

  public func savedSearch(_ text: String, page: Int) async throws -> Saved<MoviePage>? {
    try await database.read { database in
      let list = MovieList(searching: text)
      if let saved = try Self.page(page, of: list, in: database) { return saved }
      // Pages of another order would not go on where the saved ones end.
      guard try Self.page(1, of: list, in: database) == nil else { return nil }
      return try Self.search(text, page: page, in: database)
    }
  }

  public func savedMovie(_ id: Movie.ID) async throws -> Saved<MovieDetail>? {
    try await database.readBriefly { database in
      let row = try Row.fetchOne(
        database,
        sql: """
          SELECT \(MovieRow.columns), movie.savedAt, detail.content, detail.savedAt
          FROM movie LEFT JOIN detail ON detail.movie = movie.id WHERE movie.id = ?
          """, arguments: [id.rawValue])
      guard let row else { return nil }
      let movie = MovieRow.movie(row)
      guard let content: String = row[13], let savedAt: Double = row[14],
        let record = rows.read("detail", "\(id)", { try DetailRecord(stored: content) })
      else {
        return Saved(value: MovieDetail(movie: movie), at: Date(stored: row[12]))
      }
      return Saved(value: record.detail(of: movie), at: Date(stored: savedAt))
    }
  }

  public func savedVideos(of id: Movie.ID) async throws -> Saved<[Video]>? {
    try await database.readBriefly { database in
      try Row.fetchOne(
        database, sql: "SELECT content, savedAt FROM videos WHERE movie = ?",
        arguments: [id.rawValue]
      ).flatMap { row in
        guard let records = rows.read("videos", "\(id)", { try [VideoRecord](stored: row[0]) })
        else {
          return nil
        }
        return Saved(value: records.map(\.video), at: Date(stored: row[1]))
      }
    }
  }

  // MARK: Saving

  public func save(_ page: MoviePage, of category: MovieCategory) async throws {
    try await save(page, as: MovieList(category))
  }

  public func save(_ page: MoviePage, searching text: String) async throws {
    try await save(page, as: MovieList(searching: text))
  }

  public func save(_ detail: MovieDetail) async throws {
    let now = now()
    let content = try DetailRecord(detail).stored
    try await database.write { [history] database in
      try history?.note(in: database)
      try MovieRow.save(detail.movie, at: now, in: database)
      try database.execute(
        sql: "REPLACE INTO detail (movie, content, savedAt) VALUES (?, ?, ?)",
        arguments: [
          detail.movie.id.rawValue, content, now.timeIntervalSinceReferenceDate,
        ])
    }
  }

  public func save(_ videos: [Video], of id: Movie.ID) async throws {
    let now = now()
    let content = try videos.map { VideoRecord($0) }.stored
    try await database.write { [history] database in
      try history?.note(in: database)
      try database.execute(
        sql: "REPLACE INTO videos (movie, content, savedAt) VALUES (?, ?, ?)",
        arguments: [id.rawValue, content, now.timeIntervalSinceReferenceDate])
      for video in videos {
        if let preview = video.preview { try MovieRow.save(preview, in: database) }
      }
    }
  }

  /// Whether a picture belongs to anything that was seen.
  public func knows(_ picture: MoviePicture) async throws -> Bool {
    try await database.readBriefly { database in
      try Bool.fetchOne(
        database, sql: "SELECT EXISTS (SELECT 1 FROM picture WHERE file = ?)",
        arguments: [picture.file]) ?? false
    }
  }

  private func save(_ page: MoviePage, as list: MovieList) async throws {
    let now = now()
    try await database.write { [history] database in
      try history?.note(in: database)
      for movie in page.movies { try MovieRow.save(movie, at: now, in: database) }
      try Self.save(page, as: list, at: now, in: database)
    }
  }
}

extension Date {
  init(stored seconds: Double) { self.init(timeIntervalSinceReferenceDate: seconds) }
}
