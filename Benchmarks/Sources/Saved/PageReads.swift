import MoviesInfra
import MoviesModel
import SillarData
import SillarModel

/// A saved page read by the app and by SQLite alone, in turns.
enum PageReads {
  private static let turns = 200
  /// The pages that are read in turn, few enough to stay in SQLite's cache.
  private static let pages = 1...10

  static func measure(_ database: AppDatabase) async throws {
    let raw = try RawPages(file: database.file)
    var app: [Int] = []
    var empty: [Int] = []
    var sqlite: [Int] = []
    for turn in 0...turns {
      let reads = try await (
        appReads(database.source), emptyReads(database.database), rawReads(raw)
      )
      // The first turn is a warm-up.
      guard turn > 0 else { continue }
      app += reads.0
      empty += reads.1
      sqlite += reads.2
    }
    Saved.report("page.app", app.percentile(0.5))
    Saved.report("page.way", empty.percentile(0.5))
    Saved.report("page.sqlite", sqlite.percentile(0.5))
    try await check(database.source, raw)
  }

  /// Measures complete reads, as an app performs them.
  private static func appReads(_ source: SavedMovies) async throws -> [Int] {
    var samples: [Int] = []
    for page in pages {
      let start = ContinuousClock.now
      _ = try await source.savedPage(page, of: .popular)
      samples.append((ContinuousClock.now - start).nanoseconds)
    }
    return samples
  }

  /// Measures an empty database access.
  private static func emptyReads(_ database: LocalDatabase) async throws -> [Int] {
    var samples: [Int] = []
    for _ in pages {
      let start = ContinuousClock.now
      try await database.read { _ in }
      samples.append((ContinuousClock.now - start).nanoseconds)
    }
    return samples
  }

  private static func rawReads(_ raw: RawPages) throws -> [Int] {
    try pages.map { page in
      let start = ContinuousClock.now
      _ = try raw.page(page, of: MovieCategory.popular.rawValue)
      return (ContinuousClock.now - start).nanoseconds
    }
  }

  private static func check(_ source: SavedMovies, _ raw: RawPages) async throws {
    for page in pages {
      let mapped = try await source.savedPage(page, of: .popular)?.value.movies ?? []
      let films = try raw.page(page, of: MovieCategory.popular.rawValue)
      guard films.count == 20, mapped.map(\.overview) == films.map(\.overview) else {
        throw Failure("the two sides read different films on page \(page)")
      }
    }
  }
}
