import BackendModel

/// A film's row id in `filmText`, which SQLite finds rows in the order of: films for adults after all
/// others, then the most popular one first, then by id.
///
/// Why: to rank what a search finds, SQLite would have to look at all of it, and half of all films
/// have a word that begins with "a". Found in this order, the first twenty are the ones to show.
struct TextKey: Hashable, Comparable {
  /// Films for adults begin here.
  static let firstAdult: Int64 = 1 << 62
  private static let idBits: Int64 = 36
  private static let mostPopular: Int64 = (1 << 26) - 1

  /// The ids that fit.
  static let ids: ClosedRange<Int64> = 1...(1 << idBits) - 1

  let rawValue: Int64
  var filmID: Int64 { rawValue & Self.ids.upperBound }

  init(rawValue: Int64) { self.rawValue = rawValue }

  /// Counts popularity in thousandths, from 0 to 67,108.
  init(_ film: Film) {
    let popularity = (min(max(film.popularity, 0), 67_108) * 1000).rounded()
    let place = Self.mostPopular - Int64(popularity)
    rawValue = (film.isAdult ? Self.firstAdult : 0) | place << Self.idBits | film.id.rawValue
  }

  static func < (left: TextKey, right: TextKey) -> Bool { left.rawValue < right.rawValue }
}
