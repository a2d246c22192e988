/// Names one version of what is at an address (RFC 9110, section 8.8.3).
struct EntityTag: Equatable {
  /// As it stands in a header, with quotes.
  let text: String

  init(version: String) { text = "\"\(version)\"" }

  /// Whether a client that sends `ifNoneMatch` has this version already (RFC 9110, section 13.1.2).
  func matches(ifNoneMatch: String) -> Bool {
    ifNoneMatch.split(separator: ",").contains { candidate in
      var tag = candidate.drop { $0.isWhitespace }
      while tag.last?.isWhitespace == true { tag.removeLast() }
      if tag.hasPrefix("W/") { tag.removeFirst(2) }
      return tag == "*" || tag == text
    }
  }
}
