import SillarModel

/// Names of files that come from outside.
package enum FileName {
  private static let longest = 80

  /// A name that is safe to show: the last part of a path by `TextRule.oneLine`, without invisible characters, and
  /// shortened if it is too long.
  package static func shown(_ given: String) -> String {
    let last =
      given.unicodeScalars.split { $0 == "/" || $0 == "\\" }.last ?? []
    let text = String(String.UnicodeScalarView(last))
    var name = String.UnicodeScalarView()
    // Shortened below, where the end stays.
    for scalar in TextRule.oneLine.cleaned(text, limit: .max).unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
        .unassigned:
        continue
      case .spaceSeparator: name.append(" ")
      default: name.append(scalar)
      }
    }
    // Counts scalars, because a character may have any number of combining marks.
    if name.count > longest {
      // Keeps the end, because the extension tells the type of the file.
      name = String.UnicodeScalarView(
        Array(name.prefix(longest - 13)) + ["…"] + Array(name.suffix(12)))
    }
    let trimmed = String(name).split(separator: " ").joined(separator: " ")
    return trimmed.allSatisfy({ $0 == "." || $0 == " " }) ? "file" : trimmed
  }
}
