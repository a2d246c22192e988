import HTTPTypes

/// The languages that a browser's user prefers.
enum AcceptedLanguages {
  /// The number of entries that are read. No user needs more.
  private static let limit = 20

  /// The tags of `Accept-Language`, the preferred one first; tags of equal weight keep their order (RFC 9110, section
  /// 12.5.4). Refused (`q=0`) and malformed entries and `*` are left out.
  static func of(_ request: HTTPRequest) -> [String] {
    let header = request.headerFields[values: .acceptLanguage].joined(separator: ",")
    let wanted = header.split(separator: ",").prefix(limit).compactMap(read)
    return wanted.enumerated()
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .map(\.element.tag)
  }

  private static func read(_ entry: Substring) -> (tag: String, weight: Double)? {
    let parts = entry.split(separator: ";", omittingEmptySubsequences: false)
      .map { $0.filter { !$0.isWhitespace } }
    guard let tag = parts.first, !tag.isEmpty, tag != "*" else { return nil }
    var weight = 1.0
    for parameter in parts.dropFirst() where parameter.lowercased().hasPrefix("q=") {
      guard let value = Double(parameter.dropFirst(2)), 0...1 ~= value else { return nil }
      weight = value
    }
    return weight > 0 ? (tag, weight) : nil
  }
}
