import BackendModel

extension RequestSearch {
  /// The query for FTS5 that finds the requests of the kind whose city or postcode begins with the words of the place;
  /// `nil` when the search has neither.
  ///
  /// Quoted, the place is words whatever it contains, so that no operator of FTS5 gets in. A place of signs alone has no
  /// word, and finds nothing.
  var ftsQuery: String? {
    var conditions: [String] = []
    if let kind { conditions.append("kind : \"\(kind.rawValue)\"") }
    if !place.isEmpty {
      let quoted = place.replacing("\"", with: "\"\"")
      conditions.append("({searchable postcode} : ^ \"\(quoted)\" *)")
    }
    return conditions.isEmpty ? nil : conditions.joined(separator: " AND ")
  }
}
