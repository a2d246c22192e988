/// What is different between two states of a module's API.
struct APIChange {
  let before: ModuleAPI
  let after: ModuleAPI
  private let removed: [String]
  private let added: [String]

  init(from before: ModuleAPI, to after: ModuleAPI) {
    (self.before, self.after) = (before, after)
    let (old, new) = (Set(before.lines), Set(after.lines))
    removed = before.lines.filter { !new.contains($0) }
    added = after.lines.filter { !old.contains($0) }
  }

  var lines: [String] { removed.map { "- \($0)" } + added.map { "+ \($0)" } }

  /// The lines by which code that compiled no longer does: a declaration that is gone, a further case of an enumeration that
  /// others switch over, a further requirement of a protocol that they conform to. A changed declaration is one that is gone
  /// and one that is new.
  var breaks: [String] {
    removed.map { "- \($0)" } + added.filter { isDemand($0) }.map { "+ \($0)" }
  }

  /// The first version that may have the change.
  var version: Version {
    if lines.isEmpty { return before.version }
    return breaks.isEmpty ? before.version.afterAddition : before.version.afterBreak
  }

  /// Whether a new line is a case or a requirement of a type that was there before.
  private func isDemand(_ line: String) -> Bool {
    guard let colon = line.firstRange(of: ": "),
      let slash = line[..<colon.lowerBound].lastIndex(of: "/")
    else { return false }
    let declaration = line[colon.upperBound...]
    let isDemand = ["case ", "indirect case ", "requires "].contains { declaration.hasPrefix($0) }
    guard isDemand else { return false }
    let name = line[line.index(after: slash)..<colon.lowerBound]
    return before.lines.contains { old in
      guard old.hasPrefix("\(line[..<slash]): ") else { return false }
      let words = old.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return zip(words, words.dropFirst()).contains {
        ["enum", "protocol"].contains($0) && $1 == name
      }
    }
  }
}
