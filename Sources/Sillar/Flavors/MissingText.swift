/// A text that a module uses and that a flavor lacks in one of its languages, or a text that no module uses because its
/// name is mistyped.
package struct MissingText: Sendable, Hashable, CustomStringConvertible {
  package enum Problem: Sendable, Hashable {
    case missing
    /// The placeholders differ from those of the flavor's first language.
    case differentNames(expected: [String], found: [String])
    /// The text lacks plural forms of the language.
    case missingForms([String])
    /// The module does not use this text.
    case unknown(nearest: String?)
  }

  package let module: String
  /// The text's name, such as `shop.title`.
  package let name: String
  package let language: String
  package let problem: Problem

  package var description: String {
    let text = "\(module): \"\(name)\" in \"\(language)\""
    return switch problem {
    case .missing: "\(text) is missing"
    case .differentNames(let expected, let found):
      "\(text) fills in \(found), and the first language \(expected)"
    case .missingForms(let forms):
      "\(text) lacks the plural forms \(forms.joined(separator: ", "))"
    case .unknown(let nearest):
      "\(text) is asked for by nobody" + (nearest.map { ": did you mean \"\($0)\"?" } ?? "")
    }
  }
}
