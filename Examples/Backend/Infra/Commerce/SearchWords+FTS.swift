import BackendModel

extension SearchWords {
  /// The query for FTS5 that finds texts with all of the words; `nil` when there are none. Each word is quoted, and has
  /// only letters and digits, so that no operator of FTS5 gets in.
  var ftsQuery: String? {
    words.isEmpty ? nil : words.map { "\"\($0)\"*" }.joined(separator: " AND ")
  }
}
