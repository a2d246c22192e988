/// A text with placeholders in braces: `Pay {amount}`. A doubled brace stands for a literal brace.
struct TextTemplate: Sendable, Equatable {
  enum Part: Sendable, Equatable {
    case text(String)
    case name(String)
  }

  let parts: [Part]
  /// The reason why the text is malformed; nil when it is valid.
  let problem: String?

  init(_ source: String) {
    // As most are; an app has thousands.
    guard source.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else {
      (parts, problem) = (source.isEmpty ? [] : [.text(source)], nil)
      return
    }
    var parts: [Part] = []
    var text = ""
    var rest = source[...]
    var problem: String?
    while let character = rest.popFirst() {
      if character == "{" || character == "}", rest.first == character {
        text.append(character)
        rest.removeFirst()
      } else if character == "{", let end = rest.firstIndex(of: "}") {
        if !text.isEmpty { parts.append(.text(text)) }
        text = ""
        parts.append(.name(String(rest[..<end])))
        rest = rest[rest.index(after: end)...]
      } else {
        if character == "{" || character == "}" {
          problem = "has a \"\(character)\" without its counterpart: write it twice to show it once"
        }
        text.append(character)
      }
    }
    self.problem = problem
    if !text.isEmpty { parts.append(.text(text)) }
    self.parts = parts
  }

  var names: Set<String> {
    Set(
      parts.compactMap { part in
        if case .name(let name) = part { name } else { nil }
      })
  }

  /// Replaces the placeholders. A placeholder without a value stays in the text, so that the mistake is visible.
  ///
  /// - Parameter unfilled: Called with the name of each placeholder without a value.
  func filled(_ values: [String: String], unfilled: (String) -> Void = { _ in }) -> String {
    if case .text(let text)? = parts.first, parts.count == 1 { return text }
    return parts.reduce(into: "") { result, part in
      switch part {
      case .text(let text): result += text
      case .name(let name):
        if values[name] == nil { unfilled(name) }
        result += values[name] ?? "{\(name)}"
      }
    }
  }
}
