extension String {
  /// The text without white space around it.
  public var trimmed: String {
    var words = self[...]
    while words.first?.isWhitespace == true { words.removeFirst() }
    while words.last?.isWhitespace == true { words.removeLast() }
    return String(words)
  }

  /// True for 1 to 100 ASCII letters, digits and hyphens: the characters of the service's IDs, which are the same in
  /// the path of a link.
  public var isPlainName: Bool {
    1...100 ~= utf8.count
      && allSatisfy { $0 == "-" || $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}
