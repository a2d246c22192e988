import BackendModel

/// A film's row id in `filmText`, which is the order in which SQLite finds rows: films for adults after
/// all others, then most popular first, then by id.
///
/// To rank matches, SQLite would have to read them all, and half of all films have a word that begins
/// with "a". In this order, the first twenty matches are the first page.
struct TextKey: Hashable, Comparable {
  /// The first key of films for adults.
  static let firstAdult: Int64 = 1 << 62
  private static let idBits: Int64 = 36
  private static let mostPopular: Int64 = (1 << 26) - 1

  /// The film ids that fit in a key.
  static let ids: ClosedRange<Int64> = 1...(1 << idBits) - 1

  let rawValue: Int64
  var filmID: Int64 { rawValue & Self.ids.upperBound }

  init(rawValue: Int64) { self.rawValue = rawValue }

  /// Creates the key of a film. Popularity counts in thousandths, from 0 to 67,108.
  init(_ film: Film) {
    let popularity = (min(max(film.popularity, 0), 67_108) * 1000).rounded()
    let place = Self.mostPopular - Int64(popularity)
    rawValue = (film.isAdult ? Self.firstAdult : 0) | place << Self.idBits | film.id.rawValue
  }

  static func < (left: TextKey, right: TextKey) -> Bool { left.rawValue < right.rawValue }
}
