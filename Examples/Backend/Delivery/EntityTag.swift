/// The name of one version of a resource (RFC 9110, section 8.8.3).
struct EntityTag: Equatable {
  /// The value of the header field, with quotes.
  let text: String

  init(version: String) { text = "\"\(version)\"" }

  /// True if a client that sends `ifNoneMatch` already has this version (RFC 9110, section 13.1.2).
  func matches(ifNoneMatch: String) -> Bool {
    ifNoneMatch.split(separator: ",").contains { candidate in
      var tag = candidate.drop { $0.isWhitespace }
      while tag.last?.isWhitespace == true { tag.removeLast() }
      if tag.hasPrefix("W/") { tag.removeFirst(2) }
      return tag == "*" || tag == text
    }
  }
}
