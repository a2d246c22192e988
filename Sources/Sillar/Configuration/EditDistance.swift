/// The edit distance between two names, for suggesting the intended name.
enum EditDistance {
  /// The number of characters to insert, delete or replace (V. I. Levenshtein, 1965).
  static func between(_ one: String, _ other: String) -> Int {
    let target = Array(other)
    var row = Array(0...target.count)
    for (line, character) in one.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, wanted) in target.enumerated() {
        let replaced = diagonal + (character == wanted ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[target.count]
  }

  /// The name that was probably intended; nil when no name is similar enough.
  static func nearest(to name: String, among names: some Sequence<String>) -> String? {
    let nearest = names.map { (name: $0, distance: between($0, name)) }
      .min { $0.distance < $1.distance }
    guard let nearest, nearest.distance <= 2 + nearest.name.count / 3 else { return nil }
    return nearest.name
  }
}
