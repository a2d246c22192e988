public import Foundation
public import MoviesModel
public import SillarData
public import SillarModel

/// Films that were read from the service earlier, in SQLite, by the language of their texts.
///
/// Nil means never saved, as opposed to empty. A search whose results were not saved looks through all saved films. A
/// film that was read only in a list has a detail made of its list entry.
public struct SavedMovies: Sendable {
  /// The number of films on a page of the service.
  static let pageSize = 20
  /// The maximum number of matching films that are ranked to find the best.
  static let mostCandidates = 500
  /// The maximum number of pages of searches that are kept; the oldest are deleted first.
  static let mostSearchPages = 1000

  private let database: LocalDatabase
  let now: @Sendable () -> Date
  private(set) var language: String
  private let rows: ReadableRows
  private let history: StoreHistory?

  /// - Parameters:
  ///   - language: The language of the texts, as the service names it: `es-ES`.
  ///   - now: The current time, to store with saved values.
  ///   - history: The part of the service's history that the films are from; nil if the service names none.
  ///   - report: Called with a log message about each row that cannot be read. Such a row counts as absent.
  public init(
    database: LocalDatabase, language: String = "en-US",
    now: @escaping @Sendable () -> Date = { Date() },
    history: StoreHistory? = nil, report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.database = database
    self.language = language
    self.now = now
    self.history = history
    rows = ReadableRows(report: report)
  }

  /// The same store for texts in another language.
  public func `in`(_ language: String) -> SavedMovies {
    var store = self
    store.language = language
    return store
  }

  // MARK: Reading

  public func savedPage(
    _ number: Int, of category: MovieCategory
  ) async throws -> Reading<MoviePage>? {
    try await database.readBriefly {
      try Self.page(number, of: MovieList(category), of: language, in: $0)
    }
  }

  public func savedSearch(_ text: String, page: Int) async throws -> Reading<MoviePage>? {
    try await database.read { database in
      let list = MovieList(searching: text)
      if let saved = try Self.page(page, of: list, of: language, in: database) { return saved }
      // Results in another order would not continue the saved pages.
      guard try Self.page(1, of: list, of: language, in: database) == nil else { return nil }
      return try Self.search(text, page: page, of: language, in: database)
    }
  }

  public func savedMovie(_ id: Movie.ID) async throws -> Reading<MovieDetail>? {
    try await database.readBriefly { database in
      try database.first(
        """
        SELECT \(MovieRow.columns), movie.savedAt, detail.content, detail.savedAt AS detailSavedAt
        FROM movie
        LEFT JOIN detail ON detail.edition = movie.edition AND detail.movie = movie.id
        WHERE movie.edition = \(language) AND movie.id = \(id.rawValue)
        """
      ) { row in
        let movie = try MovieRow.movie(row)
        guard let content: String = try row["content"],
          let savedAt: Date = try row["detailSavedAt"],
          let record = rows.read("detail", "\(id)", { try DetailRecord(stored: content) })
        else {
          return Reading(MovieDetail(movie: movie), savedAt: try row["savedAt"])
        }
        return Reading(record.detail(of: movie), savedAt: savedAt)
      }
    }
  }

  public func savedVideos(of id: Movie.ID) async throws -> Reading<[Video]>? {
    try await database.readBriefly { database in
      try database.first(
        """
        SELECT content, savedAt FROM videos
        WHERE edition = \(language) AND movie = \(id.rawValue)
        """
      ) { row in
        try rows.read("videos", "\(id)") { try [VideoRecord](stored: try row["content"]) }
          .map { Reading($0.map(\.video), savedAt: try row["savedAt"]) }
      }.flatMap(\.self)
    }
  }

  /// The other languages in which something was saved, those of other countries with the same language first.
  func otherLanguages() async throws -> [String] {
    let found: [String] = try await database.readBriefly { database in
      try database.values("SELECT edition FROM movie UNION SELECT edition FROM videos")
    }
    let primary = language.prefix { $0 != "-" }
    let others = found.filter { $0 != language }.sorted()
    return others.filter { $0.prefix { $0 != "-" } == primary }
      + others.filter { $0.prefix { $0 != "-" } != primary }
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
      try MovieRow.save(detail.movie, of: language, at: now, in: database)
      try database.execute(
        """
        INSERT INTO detail (edition, movie, content, savedAt)
        VALUES (\(language), \(detail.movie.id.rawValue), \(content), \(now))
        ON CONFLICT (edition, movie) DO UPDATE SET
          content = excluded.content, savedAt = excluded.savedAt
        """)
    }
  }

  public func save(_ videos: [Video], of id: Movie.ID) async throws {
    let now = now()
    let content = try videos.map { VideoRecord($0) }.stored
    try await database.write { [history] database in
      try history?.note(in: database)
      try database.execute(
        """
        INSERT INTO videos (edition, movie, content, savedAt)
        VALUES (\(language), \(id.rawValue), \(content), \(now))
        ON CONFLICT (edition, movie) DO UPDATE SET
          content = excluded.content, savedAt = excluded.savedAt
        """)
      for video in videos {
        if let preview = video.preview { try MovieRow.save(preview, in: database) }
      }
    }
  }

  /// True if a saved film or video has this picture, or had it.
  public func knows(_ picture: MoviePicture) async throws -> Bool {
    try await database.readBriefly { database in
      try database.value(
        """
        SELECT EXISTS (SELECT 1 FROM picture WHERE file = \(picture.file))
        """) ?? false
    }
  }

  private func save(_ page: MoviePage, as list: MovieList) async throws {
    let now = now()
    try await database.write { [history] database in
      try history?.note(in: database)
      for movie in page.movies {
        try MovieRow.save(movie, of: language, at: now, in: database)
      }
      try Self.save(page, as: list, of: language, at: now, in: database)
    }
  }
}
