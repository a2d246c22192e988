/// A name or path in which `*` stands for any text.
struct Pattern: Sendable {
  let text: String
  private let parts: [Substring]

  init(_ text: String) {
    self.text = text
    parts = text.split(separator: "*", omittingEmptySubsequences: false)
  }

  func matches(_ name: some StringProtocol) -> Bool {
    guard parts.count > 1 else { return name == parts[0] }
    guard name.hasPrefix(parts[0]) else { return false }
    var rest = name.dropFirst(parts[0].count)[...]
    for part in parts[1..<(parts.count - 1)] where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return parts[parts.count - 1].isEmpty || rest.hasSuffix(parts[parts.count - 1])
  }

  /// True for a file, and for the files below a folder.
  func names(_ file: String) -> Bool { matches(file) || folder(of: file) != nil }

  /// The outermost folder of a file that the pattern names.
  func folder(of file: String) -> Substring? {
    var index = file.startIndex
    while let slash = file[index...].firstIndex(of: "/") {
      if matches(file[..<slash]) { return file[..<slash] }
      index = file.index(after: slash)
    }
    return nil
  }
}
