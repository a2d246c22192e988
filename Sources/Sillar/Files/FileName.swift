/// Names of files that come from outside.
enum FileName {
  private static let longest = 80

  /// A name as it may stand on a screen: the last part of a path, without what controls a terminal or turns the
  /// direction of writing, and not endless.
  static func shown(_ given: String) -> String {
    let last =
      given.unicodeScalars.split { $0 == "/" || $0 == "\\" }.last ?? []
    var name = String.UnicodeScalarView()
    for scalar in last {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
        .unassigned:
        continue
      case .spaceSeparator: name.append(" ")
      default: name.append(scalar)
      }
    }
    // Scalars, for a character may have any number of accents.
    if name.count > longest {
      // The end says what kind of file it is.
      name = String.UnicodeScalarView(
        Array(name.prefix(longest - 13)) + ["…"] + Array(name.suffix(12)))
    }
    let trimmed = String(name).split(separator: " ").joined(separator: " ")
    return trimmed.allSatisfy({ $0 == "." || $0 == " " }) ? "file" : trimmed
  }
}
